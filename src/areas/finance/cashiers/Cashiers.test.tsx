import { screen, waitFor, within } from '@testing-library/react';
import { cashierApi } from '@/contract/finance/cashiers';
import { signedIn } from '@tests/support/client';
import { renderApp } from '@tests/support/renderApp';
import { actionsOf, address, choose, closed, dialogOf, fill, findButton, person, press } from '@tests/support/screen';
import { rowOf } from '@tests/support/screen';

const LIST = '/finance/cashier';
const TAG = { selector: '.ant-tag' };
const field = (label: string) => screen.findByLabelText(label);

test('whole account numbers that were changed meanwhile are not shown for what is reviewed', async () => {
  const operator = await signedIn(await startBackend(), 'op.hubei');
  await renderApp(LIST, { as: 'admin.hq' });
  await choose('SY000004', '审核');
  const dialog = await dialogOf('审核收银台“武汉承兑户”');
  await press('查看完整账号（将被记录）', dialog);
  await within(dialog).findByText('416010100100526638');
  const { cashierId: id } = (await operator.data(cashierApi.page, { cashierCode: 'SY000004' })).records[0]!;
  const { proposed, reason, proposedByName: _, ...stored } = await operator.data(cashierApi.detail, { id });
  const { payeeName, bankName } = proposed!;
  const wanted = { ...stored, payeeName, bankName, reason, id, accountNo: '416010100100521111' };
  await operator.data(cashierApi.update, wanted);
  await person.click(within(dialog).getByLabelText('通过'));
  await press('提交', dialog);
  // The changed numbers are read again, and the earlier ones are not shown beside them.
  await within(dialog).findByText('****1111');
  expect(within(dialog).queryByText('416010100100526638')).toBeNull();
  await press('查看完整账号（将被记录）', dialog);
  await within(dialog).findByText('416010100100521111');
  const { version } = await operator.data(cashierApi.detail, { id });
  await operator.data(cashierApi.update, { ...wanted, version, accountNo: '416010100100526638' });
});

test('what waits is compared and confirmed by headquarters; a refusal says why', async () => {
  await renderApp(LIST, { as: 'admin.hq' });
  expect(await actionsOf('SY000004')).toEqual(['详情', '编辑', '审核']);
  expect(await actionsOf('SY000002')).toEqual(['详情', '编辑']);
  expect(await actionsOf('SY000003')).toEqual(['详情', '编辑', '设为默认', '停用']);

  await choose('SY000004', '审核');
  const dialog = await dialogOf('审核收银台“武汉承兑户”');
  const changed = () => [...dialog.querySelectorAll('mark')].map((one) => one.textContent);
  await within(dialog).findByText('承兑业务迁往兴业银行武汉分行');
  expect(changed()).toEqual(['兴业银行', '****6638']);
  await press('查看完整账号（将被记录）', dialog);
  await waitFor(() => expect(changed()).toEqual(['兴业银行', '416010100100526638']));
  await person.click(within(dialog).getByLabelText('驳回'));
  await press('提交', dialog);
  expect(await within(dialog).findByText('审核意见不能为空')).toBeVisible();
  await person.click(within(dialog).getByLabelText('通过'));
  await press('提交', dialog);
  await closed(dialog);
  await waitFor(async () => expect(within(await rowOf('SY000004')).getByText('启用')).toBeVisible());
  expect(within(await rowOf('SY000004')).getByText('兴业银行')).toBeVisible();
});

test('a cashier is disabled after a question that names it', async () => {
  await renderApp(LIST, { as: 'admin.hq' });
  await choose('SY000003', '停用');
  await press('停用', await dialogOf('停用收银台“武汉微信收款”？'));
  await waitFor(async () => expect(within(await rowOf('SY000003')).getByText('停用', TAG)).toBeVisible());
  expect(await actionsOf('SY000003')).toEqual(['详情', '编辑', '启用']);
});

test('other bank data ask for a reason, wait, and are seen beside those in force', async () => {
  const operator = await signedIn(await startBackend(), 'op.hubei');
  await renderApp('/updateCashier?id=91003', { as: 'op.hubei' });
  await fill(await field('开户行'), '中国民生银行');
  await press('保存');
  expect(await screen.findByText(/至少5个/, { selector: '.ant-form-item-explain-error' })).toBeVisible();
  await fill(await field('变更说明'), '微信商户换绑结算户');
  await press('保存');
  await waitFor(() => expect(address()).toBe(LIST));
  expect(await operator.data(cashierApi.detail, { id: '91003' })).toMatchObject({
    ...{ status: 2, bankName: '招商银行', accountNo: '****0901' },
    proposed: { bankName: '中国民生银行', accountNo: '****0901' },
  });

  await choose('SY000003', '详情');
  expect(await screen.findByText('陈思远 提交的收款信息正在等待审核，审核前不生效。')).toBeVisible();
  expect(await screen.findByText('中国民生银行')).toBeVisible();
  await press('返回列表');
  await waitFor(() => expect(address()).toBe(LIST));
});

test('a new cashier: what is missing, an account that stands elsewhere, and the whole', async () => {
  await renderApp('/finance/addCashier', { as: 'op.hubei' });
  await press('保存');
  const errors = () => [...document.querySelectorAll('.ant-form-item-explain-error')].map((one) => one.textContent);
  const required = ['收银台名称', '支付方式', '生效日', '收款户名', '开户行', '账号'];
  await waitFor(() => expect(errors()).toEqual(required.map((label) => `${label}不能为空`)));
  await fill(await field('收银台名称'), '光谷代收');
  await person.click(await field('转账'));
  await fill(await field('生效日'), '2026-04-01');
  await person.keyboard('{Enter}');
  await fill(await field('收款户名'), '光谷大药房');
  await fill(await field('开户行'), '中国银行');
  await fill(await field('账号'), '5885 7034 5126');
  await press('保存');
  const question = await dialogOf('该账号已登记在其他户名下：收银台 江城医药上海有限公司 江*');
  await press('仍要继续', question);
  expect(await screen.findByText(/至少5个/, { selector: '.ant-form-item-explain-error' })).toBeVisible();
  await fill(await field('变更说明'), '代收账户，附协议');
  await press('保存');
  await press('仍要继续', await dialogOf('该账号已登记在其他户名下'));
  await waitFor(() => expect(address()).toBe(LIST));
  expect(within(await rowOf('光谷代收')).getByText('待审核')).toBeVisible();
  await findButton('新增');
});

test('what a cashier has received stands below it, each with its order', async () => {
  await renderApp('/cashierInfo?id=91002', { as: 'op.hubei' });
  const operator = await signedIn(await startBackend(), 'op.hubei');
  const receipts = await operator.data(cashierApi.payPage, { cashierId: '91002' });
  const [newest] = receipts.records;
  // No menu item leads here: the list that the page belongs to is marked, in its open group.
  await waitFor(() => expect(document.querySelector('.ant-menu-item-selected')).toHaveTextContent('收银台'));
  const row = await rowOf(newest!.payNo);
  expect(within(row).getByText('已收款')).toBeVisible();
  expect(within(row).getByText('****8812')).toBeVisible();
  expect(within(row).getByText(newest!.orderNo).closest('a')).toHaveAttribute(
    'href',
    `/order/orderInquiry?order=${newest!.orderNo}`,
  );
});

test('a cashier that has received nothing says so', async () => {
  await renderApp('/cashierInfo?id=91005', { as: 'op.hubei' });
  expect(await screen.findByText('还没有收款')).toBeVisible();
});

test.each(['/cashierInfo', '/updateCashier?id='])(
  '%s names no cashier: that is said, and nothing is asked',
  async (path) => {
    await renderApp(path, { as: 'admin.hq' });
    expect(await screen.findByText('没有指定要打开的记录')).toBeVisible();
    expect(screen.queryByText('记录不存在')).toBeNull();
  },
);
