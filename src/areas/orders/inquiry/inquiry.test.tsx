import { screen, waitFor, within } from '@testing-library/react';
import { cashierApi } from '@/contract/finance/cashiers';
import { signedIn } from '@tests/support/client';
import { renderApp } from '@tests/support/renderApp';
import { actionsOf, choose, closed, dialogOf, fill, person, press, rowOf } from '@tests/support/screen';

/** Waits to be picked; it was ordered the day before. */
const ORDER = 'DD2026030700000002';

test('an order shows its lines, why they cost that, and what has happened; a remark joins it', async () => {
  await renderApp('/order/orderInquiry', { as: 'admin.hq' });
  await choose(ORDER, '查看');
  const drawer = await dialogOf(`订单 ${ORDER}`);
  expect(await within(drawer).findByText('已审核')).toBeVisible();
  await person.click(within(drawer).getByRole('tab', { name: '价格轨迹' }));
  expect(await within(drawer).findByText('全部过程')).toBeVisible();
  await person.click(within(drawer).getByRole('tab', { name: '状态日志' }));
  expect(await within(drawer).findByText('审核通过')).toBeVisible();
  await person.click(within(drawer).getByLabelText('关闭'));

  await choose(ORDER, '备注');
  const note = await dialogOf(`给订单 ${ORDER} 加备注`);
  await fill(within(note).getByLabelText('备注'), '送货前电话联系');
  await press('备注', note);
  await closed(note);
  await choose(ORDER, '状态日志');
  expect(await screen.findByText('送货前电话联系')).toBeVisible();
});

test('headquarters cancel an order for a reason; then nothing can be urged any more', async () => {
  await renderApp('/order/orderInquiry', { as: 'admin.hq' });
  await choose(ORDER, '取消订单');
  const dialog = await dialogOf(`取消订单 ${ORDER}`);
  await fill(dialog.querySelector('textarea')!, '客户重复下单');
  await press('取消订单', dialog);
  await closed(dialog);
  await waitFor(async () => expect(await rowOf(ORDER)).toHaveTextContent('已取消'));
  expect(await actionsOf(ORDER)).not.toContain('催单');
});

test('what was paid says to which cashier it went', async () => {
  const admin = await signedIn(await startBackend(), 'admin.hq');
  const { records } = await admin.data(cashierApi.payPage, { cashierId: '91006' });
  const { orderNo, payNo } = records[0]!;
  await renderApp(`/order/orderInquiry?order=${orderNo}`, { as: 'admin.hq' });
  await person.click(within(await dialogOf(`订单 ${orderNo}`)).getByRole('tab', { name: '关联单据' }));
  const row = await rowOf(payNo);
  expect(row).toHaveTextContent('SY000006 · 襄阳基本户');
  expect(row).toHaveTextContent('江城医药襄阳分公司 · 中国建设银行 · ****0627');
});
