import { screen, waitFor, within } from '@testing-library/react';
import { statementApi } from '@/contract/finance/statements';
import { call } from '@/core/http/call';
import { drafts } from '@/core/storage/drafts';
import { renderApp } from '@tests/support/renderApp';
import { actionsOf, choose, closed, dialogOf, discard, fill, person, press, rowOf } from '@tests/support/screen';

const WAITING = 'DZ202603000001';
const SENT = 'DZ202603000002';
const WITH_PARTNER = 'DZ202603000003';
const CONFIRMED = 'DZ202603000004';
const SUPPLIER = 'DZ202603000007';

test('a statement shows how its closing came about, is adjusted, sent and confirmed', async () => {
  await renderApp('/reconciliation', { as: 'admin.hq' });
  await choose(WAITING, '查看');
  const drawer = await dialogOf(`对账单 ${WAITING}`);
  expect((await within(drawer).findAllByText(/^CK202602/)).length).toBeGreaterThan(0);
  // A figure shows the bills that it adds up.
  await press('1,743.80', drawer);
  await waitFor(() => expect(within(drawer).queryByText(/^CK202602/)).toBeNull());
  expect((await within(drawer).findAllByText(/^SK202602/)).length).toBeGreaterThan(0);
  await press('关闭', drawer);
  await closed(drawer);

  await choose(WAITING, '调整');
  const form = await dialogOf(`调整对账单 ${WAITING}`);
  await fill(within(form).getByLabelText('调整金额（元）'), '-12.00');
  await fill(within(form).getByLabelText('原因'), '价格差异冲减一笔');
  await press('调整', form);
  await closed(form);
  await waitFor(async () => expect(await rowOf(WAITING)).toHaveTextContent('-11.96'));

  await choose(SENT, '确认');
  const reason = await dialogOf(`确认对账单 ${SENT}`);
  await fill(within(reason).getByLabelText('确认依据'), '客户盖章回执 2026-03-05');
  await press('确认', reason);
  await closed(reason);
  await waitFor(async () => expect(await rowOf(SENT)).toHaveTextContent('已确认'));
  expect(await actionsOf(SENT)).toEqual(['查看', '差异核对', '承前承后', '规则表', '规则评估']);
});

test('the number of differences leads to them', async () => {
  await renderApp('/reconciliation', { as: 'admin.hq' });
  const count = within(await rowOf(WAITING)).getByRole('link', { name: /^\d+$/ });
  const total = `共 ${count.textContent} 条`;
  await person.click(count);
  expect(await screen.findByText(total)).toBeVisible();
});

test('what a partner has carried on is listed from any of his statements', async () => {
  await renderApp('/reconciliation', { as: 'op.hubei' });
  await choose(WITH_PARTNER, '承前承后');
  const drawer = (await screen.findByText(/的承前承后$/)).closest<HTMLElement>('[role=dialog]')!;
  expect(await within(drawer).findByText('没有未了的承前项')).toBeVisible();
});

test.each([
  // The parties of the example company have statements already, and other parties have no bills.
  ['op.hubei', /已生成 0 张，跳过 \d+ 个对象/],
  ['admin.hq', /^该账期没有需要对账的对象$/],
] as const)('what %s makes for a period that is over is said once', async (user, told) => {
  await renderApp('/reconciliation', { as: user });
  await press('生成对账单');
  const form = await dialogOf('生成对账单');
  for (const [field, day] of [
    ['账期起', '2026-02-01'],
    ['账期止', '2026-02-28'],
  ] as const) {
    await fill(within(form).getByLabelText(field), day);
    await person.keyboard('{Enter}');
  }
  await press('生成', form);
  await closed(form);
  expect(await screen.findByText(told)).toBeVisible();
  expect(screen.queryByText('保存成功')).toBeNull();
});

test('a statement of a supplier is made by type, and says what was bought and paid', async () => {
  await renderApp('/reconciliation', { as: 'op.hubei' });
  await press('生成对账单');
  const form = await dialogOf('生成对账单');
  await person.click(within(form).getByRole('combobox', { name: '对象类型' }));
  await person.click(await screen.findByText('供应商', { selector: '.ant-select-item-option-content' }));
  await person.click(within(form).getByRole('combobox', { name: '对账对象' }));
  expect(await screen.findByText('南粤医疗器械 GYS00014')).toBeVisible();
  expect(screen.queryByText(/KH00/, { selector: '.ant-select-item-option-content' })).toBeNull();
  await discard(form);

  await choose(SUPPLIER, '查看');
  const drawer = await dialogOf(`对账单 ${SUPPLIER}`);
  for (const label of ['本期采购（元）', '采购退货（元）', '本期付款（元）', '供应商返利（元）'])
    expect(within(drawer).getByText(label)).toBeVisible();
  expect(within(drawer).queryByText('本期销售（元）')).toBeNull();
  // A figure shows the documents that it adds up, under their own names.
  await press('4,000.00', drawer);
  expect(await within(drawer).findByText(/^FK202602/)).toBeVisible();
  await waitFor(() => expect(within(drawer).queryByText(/^RK202602/)).toBeNull());
  expect(within(drawer).getByText('付款', { selector: 'td, td *' })).toBeVisible();
});

test('the file of a partner is imported from the list, which then says what is not settled', async () => {
  await renderApp('/reconciliation', { as: 'op.hubei' });
  await choose(WITH_PARTNER, '导入对方账单');
  const dialog = await dialogOf('导入对方明细');
  const file = new File(['对方单号,日期,金额\nCG-1,2026-02-10,12.50\n期末,,,\n'], '对方明细.csv', { type: 'text/csv' });
  await person.upload(dialog.querySelector<HTMLInputElement>('input[type=file]')!, file);
  expect(await within(dialog).findByText(/新增 1，/)).toBeVisible();
  await press('关闭', dialog);
  await closed(dialog);
  await waitFor(async () => expect(await rowOf(WITH_PARTNER)).toHaveTextContent('有差异'));
  for (const title of ['建议', '未说明差额（元）', '承后（元）'])
    expect(screen.getAllByText(title, { selector: 'th, th *' })[0]).toBeInTheDocument();
});

test('a statement that a draft has chosen has its name, also when it is no longer one to choose', async () => {
  await renderApp('/reconciliation', { as: 'admin.hq' });
  const { records } = await call(statementApi.page, { statementNo: CONFIRMED });
  const { statementId, partyName } = records[0]!;
  const remove = () => Promise.resolve();
  const draft = { values: { statementId }, base: {}, version: undefined, savedAt: Date.now(), remove };
  // jsdom has no IndexedDB, where drafts are.
  const find = jest.spyOn(drafts, 'find').mockResolvedValue(draft);
  await press('导入对方账单');
  const dialog = await dialogOf('导入对方账单');
  await press('恢复', dialog);
  expect(await within(dialog).findByTitle(`${CONFIRMED} ${partyName}`)).toBeVisible();
  find.mockRestore();
});

test('on a phone a bill says its kind, its day and its amount', async () => {
  const { matchMedia } = window;
  const phone = (query: string) => Object.assign(matchMedia(query), { matches: /reduce|max-width: 767/.test(query) });
  const screenOf = jest.spyOn(window, 'matchMedia').mockImplementation(phone);
  await renderApp('/reconciliation', { as: 'admin.hq' });
  const statement = (await screen.findByText(SENT, { selector: 'li *' })).closest<HTMLElement>('li')!;
  await press('查看', statement);
  const drawer = await dialogOf(`对账单 ${SENT}`);
  const [bill] = await within(drawer).findAllByText(/^CK202602/, { selector: 'li *' });
  expect(bill!.closest('li')).toHaveTextContent(/CK202602\d+.*出库.*日期2026-02-\d\d.*金额（元）[\d,]+\.\d\d/);
  screenOf.mockRestore();
});
