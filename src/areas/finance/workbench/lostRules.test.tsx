import { screen } from '@testing-library/react';
import { failCalls } from '@tests/support/failCalls';
import { renderApp } from '@tests/support/renderApp';
import { press } from '@tests/support/screen';

test('rules that could not be read are read when they are asked for again', async () => {
  await renderApp('/reconciliation/checkDiffList?statementId=92003', { as: 'admin.hq' });
  await screen.findByRole('tab', { name: /^未匹配/ });
  const mend = failCalls('/api/statement/92003');
  await press('规则表');
  expect(await screen.findByText('请求失败')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  mend();
  await press('规则表');
  expect(await screen.findByRole('dialog')).toBeVisible();
});
