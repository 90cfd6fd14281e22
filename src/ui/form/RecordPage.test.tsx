import { screen } from '@testing-library/react';
import { failCalls } from '@tests/support/failCalls';
import { renderApp } from '@tests/support/renderApp';
import { findButton, press } from '@tests/support/screen';

test('that a record could not be read is said once, by its page', async () => {
  const mend = failCalls('/tradeFair/detail/70001');
  await renderApp('/sale/saleShowEdit?id=70001', { as: 'admin.hq' });
  await findButton('重新加载');
  expect(screen.getAllByText('请求失败')).toHaveLength(1);
  mend();
  await press('重新加载');
  expect(await screen.findByLabelText('展会名称')).toBeVisible();
});
