import { screen, waitFor, within } from '@testing-library/react';
import { fairOrderApi } from '@/contract/trade-fair/orders';
import { signedIn } from '@tests/support/client';
import { formatMoney } from '@kit/format/number';
import { pickFair } from '@tests/support/pickFair';
import { renderApp } from '@tests/support/renderApp';
import { actionsOf, choose, closed, dialogOf, fill, press, rowOf } from '@tests/support/screen';

const PRODUCT = '布洛芬混悬液';
const sumLine = () => document.querySelector('.ant-table-footer');

test('a line that is not shipped is cancelled for a reason; what is left is added up anew', async () => {
  const admin = await signedIn(await startBackend(), 'admin.hq');
  await renderApp('/sale/fairOrder', { as: 'admin.hq' });
  await pickFair();
  await fill(await screen.findByLabelText('订单号'), 'ZD2026030700000048');
  await press('查询');
  await screen.findByText('共 5 条');
  const sums = async () =>
    (await admin.data(fairOrderApi.linePage, { tradeFairId: '70001', orderNo: 'ZD2026030700000048' })).sums!;
  const before = await sums();
  expect(sumLine()).toHaveTextContent('净额（元） 5,759.00');

  await choose(PRODUCT, '取消行');
  const dialog = await dialogOf(`第 4 行“${PRODUCT}”`);
  await fill(dialog.querySelector('textarea')!, '客户不要');
  await press('取消行', dialog);
  expect(await within(dialog).findByText('原因须在5-100字符之间')).toBeVisible();
  await fill(dialog.querySelector('textarea')!, '客户不需要了');
  await press('取消行', dialog);
  await closed(dialog);
  await waitFor(async () => expect(await rowOf(PRODUCT)).toHaveTextContent('已取消'));
  expect(await actionsOf(PRODUCT)).toEqual([]);
  const { netAmount } = await sums();
  expect(netAmount).not.toBe(before.netAmount);
  expect(sumLine()).toHaveTextContent(`净额（元） ${formatMoney(netAmount)}`);
});
