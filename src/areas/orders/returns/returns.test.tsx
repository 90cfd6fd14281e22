import { screen, waitFor, within } from '@testing-library/react';
import { failCalls } from '@tests/support/failCalls';
import { MOUNTS, renderApp } from '@tests/support/renderApp';
import {
  actionsOf,
  address,
  choose,
  closed,
  dialogOf,
  fill,
  findButton,
  person,
  press,
  rowOf,
} from '@tests/support/screen';
import { slowCalls } from '@tests/support/slowCalls';

const WAITING = 'TH20260308000001';

test.each([`/${WAITING}`, '/preview'])(
  'an approval for which %s could not be read says so, and asks again',
  async (path) => {
    await renderApp('/order/returnedRecord', { as: 'admin.hq' });
    expect(await rowOf(WAITING)).toBeVisible();
    const mend = failCalls(path);
    await choose(WAITING, '审核');
    const approval = await dialogOf(`审核退货 ${WAITING}`);
    const again = await within(approval).findByRole('button', { name: '重新加载' });
    mend();
    await person.click(again);
    expect(await within(approval).findByText('退货试算')).toBeVisible();
  },
);

test('a return is approved as it is seen, received batch by batch, and then its refund can begin', async () => {
  await renderApp('/order/returnedRecord', { as: 'admin.hq' });
  await choose(WAITING, '审核');
  const approval = await dialogOf(`审核退货 ${WAITING}`);
  expect(await within(approval).findByText('退货试算')).toBeVisible();
  // The sign of a negative amount stands before the amount and its currency.
  expect(within(approval).getByRole('status')).toHaveTextContent(/促销扣回-¥\d/);
  // Goods that arrive wait for inspection, and the statement is named.
  expect(within(approval).getAllByText('待验').length).toBeGreaterThan(0);
  expect(within(approval).getByText(/计入.*对账单/)).toBeVisible();
  await press('审核', approval);
  await closed(approval);
  await waitFor(async () => expect(await rowOf(WAITING)).toHaveTextContent('待收货'));

  await choose(WAITING, '收货');
  const receipt = await dialogOf(`退货 ${WAITING} 收货`);
  await fill(await within(receipt).findByRole('spinbutton'), '20');
  await press('收货', receipt);
  await closed(receipt);
  await waitFor(async () => expect(await rowOf(WAITING)).toHaveTextContent('已收货'));
  expect(await actionsOf(WAITING)).toContain('退款');
});

test('what would be given back is shown while somebody types how much comes back', async () => {
  await renderApp('/order/returnedRecord', { as: 'op.hubei' });
  await press('新增退货');
  const drawer = await dialogOf('新增退货');
  await fill(within(drawer).getByLabelText('订单号'), 'DD2026020700000001');
  await person.click(within(drawer).getByLabelText('退货类型'));
  await person.click(await screen.findByText('质量问题', { selector: '.ant-select-item-option-content' }));
  await fill(within(drawer).getByLabelText('原因'), '内包装破损，客户退回');
  const [first] = await within(drawer).findAllByRole('spinbutton');
  // What is sold whole does not come back in parts.
  await fill(first!, '5.25');
  await person.tab();
  expect(first).toHaveValue('5');
  expect(await within(drawer).findByText('退货试算')).toBeVisible();
  await press('提交退货', drawer);
  await closed(drawer);
  await waitFor(async () => expect(await rowOf('TH20260308000002')).toHaveTextContent('待审核'));
});

test('what was typed for another order is not sent with this one', async () => {
  await renderApp('/order/returnedRecord', { as: 'op.hubei' });
  await press('新增退货');
  const drawer = await dialogOf('新增退货');
  const orderNo = within(drawer).getByLabelText('订单号');
  await fill(orderNo, 'DD2026021300000001');
  await person.click(within(drawer).getByLabelText('退货类型'));
  await person.click(await screen.findByText('质量问题', { selector: '.ant-select-item-option-content' }));
  await fill(within(drawer).getByLabelText('原因'), '内包装破损，客户退回');
  for (const one of await within(drawer).findAllByRole('spinbutton')) await fill(one, '1');
  await fill(orderNo, 'DD2026021400000001');
  await waitFor(() => {
    const inputs = within(drawer).getAllByRole<HTMLInputElement>('spinbutton');
    expect(inputs.every(({ value }) => value === '')).toBe(true);
  });
  await fill((await within(drawer).findAllByRole('spinbutton'))[0]!, '5');
  expect(await within(drawer).findByText('退货试算')).toBeVisible();
  await press('提交退货', drawer);
  await closed(drawer);
});

test('an order number is asked for when it is whole, and one that there is not is told so', async () => {
  await renderApp('/order/returnedRecord', { as: 'op.hubei' });
  await press('新增退货');
  const drawer = await dialogOf('新增退货');
  const asked = slowCalls('/goods');
  await fill(within(drawer).getByLabelText('订单号'), 'DD20260207');
  expect(within(drawer).getByText('填写订单号后，列出可退的批号')).toBeVisible();
  expect(asked.count()).toBe(0);
  await fill(within(drawer).getByLabelText('订单号'), 'DD2026020799999999');
  await waitFor(() => expect(asked.count()).toBe(MOUNTS));
  await asked.letGo();
  const told = '没有订单 DD2026020799999999，或不在您的数据范围内';
  expect(await within(drawer).findByText(told)).toBeVisible();
  // In its place, and not once more above the page.
  expect(screen.queryByText('数据不存在')).toBeNull();
});

test('goods that could not be read are asked for again', async () => {
  await renderApp('/order/returnedRecord', { as: 'op.hubei' });
  await press('新增退货');
  const drawer = await dialogOf('新增退货');
  const mend = failCalls('/goods');
  await fill(within(drawer).getByLabelText('订单号'), 'DD2026020700000001');
  await findButton('重新加载', drawer);
  mend();
  await press('重新加载', drawer);
  expect((await within(drawer).findAllByRole('spinbutton')).length).toBeGreaterThan(0);
});

test('an address that names no return says so, and leads back', async () => {
  await renderApp('/returnedRecordDetail', { as: 'op.hubei' });
  expect(await screen.findByText('没有指定要打开的记录')).toBeVisible();
  expect(screen.queryByRole('button', { name: '重新加载' })).toBeNull();
  expect(screen.queryByRole('button', { name: '打印' })).toBeNull();
  await press('返回');
  await waitFor(() => expect(address()).toBe('/order/returnedRecord'));
});
