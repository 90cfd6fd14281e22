import { screen, waitFor, within } from '@testing-library/react';
import { HANDLE_STATUS } from '@/contract/finance/matching';
import { workbenchApi } from '@/contract/finance/workbench';
import { signedIn } from '@tests/support/client';
import { renderApp } from '@tests/support/renderApp';
import { address, choose, closed, dialogOf, fill, person, press, rowOf, textsOf } from '@tests/support/screen';

const ADDRESS = '/reconciliation/checkDiffList?statementId=92001';

const openTab = async (name: string) => person.click(await screen.findByRole('tab', { name: new RegExp(`^${name}`) }));

test('differences of all statements lead to their workbench, where one is handled', async () => {
  await renderApp('/reconciliation/checkDiffList', { as: 'op.hubei' });
  await rowOf('CY00000001');
  // Its address begins with the address of the statements.
  expect(textsOf(document.querySelectorAll('.ant-menu-item-selected'))).toEqual(['差异核对']);
  await choose('CY00000001', '核对');
  expect(await screen.findByRole('listbox', { name: '我方单据' })).toBeVisible();
  await openTab('差异');
  expect(await rowOf('CY00000001')).toHaveTextContent('未处理');
  expect(address()).toBe(`${ADDRESS}&tab=diffs`);
});

test('by keyboard: a suggestion is confirmed, and undone', async () => {
  await renderApp(ADDRESS, { as: 'op.hubei' });
  const ours = await screen.findByRole('listbox', { name: '我方单据' });
  const rows = () => within(ours).queryAllByRole('option').length;
  await waitFor(() => expect(rows()).toBeGreaterThan(0));
  const before = rows();
  ours.focus();
  await screen.findByText('金额一致，3 天内');
  await person.keyboard('{Enter}');
  await waitFor(() => expect(rows()).toBe(before - 1));
  await person.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(rows()).toBe(before));
});

test('rows of one side that cancel out are chosen and matched by hand', async () => {
  await renderApp(ADDRESS, { as: 'op.hubei' });
  const theirs = await screen.findByRole('listbox', { name: '对方明细' });
  for (const no of ['CG20260219000077', 'CG20260220000078'])
    await person.click((await within(theirs).findByText(no)).closest('[role=option]')!);
  expect(await screen.findByText(/残差 0.00/)).toBeVisible();
  await press('手工匹配');
  await waitFor(() => expect(within(theirs).queryByText('CG20260219000077')).toBeNull());
});

test('by keyboard: sums are searched, a difference is handled, and what was undone is done again', async () => {
  await renderApp(ADDRESS, { as: 'op.hubei' });
  const ours = await screen.findByRole('listbox', { name: '我方单据' });
  const rows = () => within(ours).queryAllByRole('option').length;
  await waitFor(() => expect(rows()).toBeGreaterThan(0));
  const before = rows();
  ours.focus();
  await screen.findByText('金额一致，3 天内');
  await person.keyboard('s');
  expect((await screen.findAllByText(/种组合可得此金额/)).length).toBeGreaterThan(0);
  await person.keyboard('{Enter}');
  await waitFor(() => expect(rows()).toBe(before - 1));
  await person.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(rows()).toBe(before));
  await person.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
  await waitFor(() => expect(rows()).toBe(before - 1));
  await person.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(rows()).toBe(before));
  await person.keyboard('h');
  const form = await dialogOf('处理差异');
  await press('取消', form);
  await closed(form);
});

test('both panes are searched by amount, day and rule', async () => {
  await renderApp(ADDRESS, { as: 'op.hubei' });
  const ours = await screen.findByRole('listbox', { name: '我方单据' });
  const amounts = () =>
    within(ours)
      .queryAllByText(/^-?[\d,]+\.\d\d$/)
      .map((cell) => cell.textContent);
  await waitFor(() => expect(amounts().length).toBeGreaterThan(1));
  const all = amounts();
  for (const field of ['金额从', '金额到']) await fill(screen.getByLabelText(field), '296');
  await waitFor(() => expect(amounts()).toEqual(['296.00']));
  for (const field of ['金额从', '金额到']) await person.clear(screen.getByLabelText(field));
  await waitFor(() => expect(amounts()).toEqual(all));
  const from = screen.getByPlaceholderText('日期从');
  await fill(from, '2099-01-01');
  await person.keyboard('{Enter}');
  await waitFor(() => expect(amounts()).toEqual([]));
  await person.click(from.parentElement!.querySelector('.ant-picker-clear')!);
  await waitFor(() => expect(amounts()).toEqual(all));
  await person.click(screen.getByLabelText('规则'));
  await person.click(await screen.findByTitle('M11 金额一致，3 天内'));
  await waitFor(() => expect(amounts().length).toBeLessThan(all.length));
  expect(within(ours).queryAllByText('未匹配')).toEqual([]);
  expect(amounts().length).toBeGreaterThan(0);
});

test('of differences that somebody else has handled nothing is said to be saved', async () => {
  const other = await signedIn(await startBackend(), 'op.hubei');
  await renderApp('/reconciliation/checkDiffList', { as: 'op.hubei' });
  const { records } = await other.data(workbenchApi.diffs, { handleStatus: [HANDLE_STATUS.open], pageSize: 20 });
  const { diffNo, diffId, version } = records.at(-1)!;
  await person.click(within(await rowOf(diffNo)).getByRole('checkbox'));
  await other.data(workbenchApi.remark, { diffId, version, remark: '已与对方核对' });
  await press('批量处理');
  const form = await dialogOf('处理选中的 1 条差异');
  await person.click(within(form).getByLabelText('处理方式'));
  await person.click(await screen.findByText('时间性差异挂账', { selector: '.ant-select-item-option-content' }));
  await press('处理', form);
  expect(await screen.findByText(/^已处理 0 条，1 条不能处理/)).toBeVisible();
  expect(screen.queryByText('保存成功')).toBeNull();
  expect(form).toBeVisible();
});

// The last test, because handled differences can no longer be confirmed.
test('differences that are chosen are handled at once', async () => {
  await renderApp('/reconciliation/checkDiffList', { as: 'op.hubei' });
  const cells = await screen.findAllByText(/^CY\d+$/, { selector: 'td, td *' });
  const names = [...new Set(textsOf(cells))];
  const open: string[] = [];
  for (const name of names) {
    const box = within(await rowOf(name)).getByRole<HTMLInputElement>('checkbox');
    if (box.disabled || open.length === 2) continue;
    await person.click(box);
    open.push(name);
  }
  await press('批量处理');
  const form = await dialogOf('处理选中的 2 条差异');
  await person.click(within(form).getByLabelText('处理方式'));
  await person.click(await screen.findByText('时间性差异挂账', { selector: '.ant-select-item-option-content' }));
  await press('处理', form);
  expect(await screen.findByText('已处理 2 条差异')).toBeVisible();
  await closed(form);
  expect(screen.queryByText('保存成功')).toBeNull();
  for (const no of open) await waitFor(async () => expect(await rowOf(no)).toHaveTextContent('时间性差异挂账'));
});
