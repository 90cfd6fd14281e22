import { screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@tests/support/renderApp';
import { choose, dialogOf, person, press, rowOf, textsOf } from '@tests/support/screen';

const ADDRESS = '/reconciliation/checkDiffList?statementId=92001';

test('differences of all statements lead to their workbench, where one is handled', async () => {
  await renderApp('/reconciliation/checkDiffList', { as: 'op.hubei' });
  await rowOf('CY00000001');
  // Its address begins with that of the statements.
  expect(textsOf(document.querySelectorAll('.ant-menu-item-selected'))).toEqual(['差异核对']);
  await choose('CY00000001', '核对');
  expect(await screen.findByRole('listbox', { name: '我方单据' })).toBeVisible();
  await press('差异');
  const drawer = await dialogOf('CY00000001');
  expect(within(drawer).getAllByText('未处理').length).toBeGreaterThan(0);
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
