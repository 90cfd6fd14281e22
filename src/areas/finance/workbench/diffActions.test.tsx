import { screen, waitFor, within } from '@testing-library/react';
import { HANDLE_STATUS } from '@/contract/finance/matching';
import { evidenceApi } from '@/contract/finance/evidence';
import { workbenchApi } from '@/contract/finance/workbench';
import { call } from '@/core/http/call';
import { formatMoney } from '@kit/format/number';
import { renderApp } from '@tests/support/renderApp';
import { actionsOf, choose, closed, dialogOf, person, press, rowOf } from '@tests/support/screen';
import { pictureFile } from '@tests/support/pictureFile';

const LIST = '/reconciliation/checkDiffList';
const statementId = '92001';

const diffsOf = async () => (await call(workbenchApi.diffs, { statementId, pageSize: 100 })).records;
const diffOf = async (diffNo: string) => (await diffsOf()).find((one) => one.diffNo === diffNo)!;
/** An open difference of a document of one side; null: of both sides. */
async function openOne(side: 1 | 2 | null) {
  const found = (await diffsOf()).find((one) => one.handleStatus === HANDLE_STATUS.open && one.side === side);
  return found!;
}

test('a difference shows its documents with their lines; only one of a single document is matched by hand', async () => {
  await renderApp(LIST, { as: 'op.hubei' });
  const [lone, pair] = [await openOne(1), await openOne(null)];
  expect(await actionsOf(lone.diffNo)).toContain('手工匹配');
  expect(await actionsOf(pair.diffNo)).not.toContain('手工匹配');
  await choose(pair.diffNo, '单据');
  const drawer = await dialogOf(`差异 ${pair.diffNo} 的单据`);
  for (const no of [pair.billNo, pair.counterBillNo])
    expect((await within(drawer).findAllByText(no)).length).toBeGreaterThan(0);
  expect(within(drawer).getAllByText(/ × .* = /).length).toBeGreaterThan(0);
  await press('关闭', drawer);
  await closed(drawer);
});

test('what will be booked is shown, and a file that comes with it stands behind the difference', async () => {
  await renderApp(LIST, { as: 'op.hubei' });
  const diff = await openOne(null);
  await choose(diff.diffNo, '处理');
  const form = await dialogOf(`处理差异 ${diff.diffNo}`);
  expect(await within(form).findByText('不入账')).toBeVisible();
  await person.click(within(form).getByLabelText('处理方式'));
  await person.click(await screen.findByText('我方调整', { selector: '.ant-select-item-option-content' }));
  const booked = formatMoney((0 - Number(diff.diffAmount)).toFixed(2));
  expect(await within(form).findByText(booked)).toBeVisible();
  const file = pictureFile('调价单.png');
  await person.upload(form.querySelector<HTMLInputElement>('input[type=file]')!, file);
  expect(await within(form).findByText('调价单.png')).toBeVisible();
  await press('处理', form);
  await closed(form);
  await waitFor(async () => expect(await rowOf(diff.diffNo)).toHaveTextContent('已处理'));
  const after = await diffOf(diff.diffNo);
  expect(formatMoney(after.adjustAmount ?? '')).toBe(booked);
  expect(await call(evidenceApi.list, { objectId: diff.diffId })).toMatchObject([{ fileName: '调价单.png' }]);
});

test('a document is matched from the list with one of the other side, by its number', async () => {
  await renderApp(LIST, { as: 'op.hubei' });
  const diff = await openOne(1);
  const { records } = await call(workbenchApi.rows, { statementId, side: 2, state: [0, 1], pageSize: 100 });
  const other = records.find(({ amount }) => Number(amount) > 0 === Number(diff.diffAmount) > 0)!;
  await choose(diff.diffNo, '手工匹配');
  const form = await dialogOf(`手工匹配 ${diff.diffNo}`);
  const field = within(form).getByLabelText('对方单号');
  await person.click(field);
  await person.type(field, other.no);
  await person.click(await screen.findByText(new RegExp(`^${other.no} · `), { selector: '.ant-select-item *' }));
  await press('手工匹配', form);
  await closed(form);
  const { records: now } = await call(workbenchApi.rows, { statementId, side: 2, number: other.no, pageSize: 20 });
  expect(now[0]?.matchNo).toMatch(/^PD/);
});

test('a statement is checked again, or gets its file, from the list of all differences', async () => {
  await renderApp(LIST, { as: 'op.hubei' });
  await rowOf('CY00000001');
  for (const [label, next] of [
    ['重新核对', '重新核对'],
    ['导入对方明细', '下一步'],
  ] as const) {
    await press(label);
    const form = await dialogOf(label);
    await person.click(within(form).getByLabelText('对账单'));
    await person.click(await screen.findByText(/^DZ202603000001 /, { selector: '.ant-select-item *' }));
    await press(next, form);
    await closed(form);
  }
  expect(await screen.findByText('点击或拖入 .csv、.xls、.xlsx 文件')).toBeVisible();
});
