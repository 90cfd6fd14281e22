import { screen, within } from '@testing-library/react';
import { counterApi } from '@/contract/finance/counter';
import { workbenchApi } from '@/contract/finance/workbench';
import { failCalls } from '@tests/support/failCalls';
import { renderApp } from '@tests/support/renderApp';
import { findButton, person, press } from '@tests/support/screen';

test('rows and suggestions that could not be read are not told as if there were none', async () => {
  await renderApp('/reconciliation/checkDiffList?statementId=92001', { as: 'op.hubei' });
  const ours = await screen.findByRole('listbox', { name: '我方单据' });
  await within(ours).findAllByRole('option');
  const mendSuggestions = failCalls(workbenchApi.candidates.path);
  ours.focus();
  await person.keyboard('{ArrowDown}');
  await findButton('重新加载');
  mendSuggestions();
  await press('重新加载');
  await screen.findByText('金额一致，3 天内');

  const mendRows = failCalls(workbenchApi.rows.path);
  await person.click(screen.getByRole('tab', { name: /^建议/ }));
  await findButton('重新加载', ours);
  mendRows();
  await press('重新加载', ours);
  await within(ours).findAllByRole('option');
});

test('rows to repair that could not be read are asked for again', async () => {
  await renderApp('/reconciliation/checkDiffList?statementId=92001', { as: 'op.hubei' });
  const tab = await screen.findByRole('tab', { name: /^待修正/ });
  const mend = failCalls(counterApi.faults.path);
  await person.click(tab);
  await findButton('重新加载');
  mend();
  await press('重新加载');
  expect(await screen.findByText('没有待修正的行')).toBeVisible();
});
