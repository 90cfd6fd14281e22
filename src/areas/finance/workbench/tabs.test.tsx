import { screen, waitFor, within } from '@testing-library/react';
import { savedViewApi } from '@/contract/account/saved-views';
import { signedIn } from '@tests/support/client';
import { renderApp } from '@tests/support/renderApp';
import { address, closed, dialogOf, person, press, textsOf } from '@tests/support/screen';

const ADDRESS = '/reconciliation/checkDiffList?statementId=92001';

const openTab = async (name: string) => person.click(await screen.findByRole('tab', { name: new RegExp(`^${name}`) }));

test('one part of what was confirmed at once is taken back alone', async () => {
  await renderApp(ADDRESS, { as: 'op.hubei' });
  const ours = await screen.findByRole('listbox', { name: '我方单据' });
  const rows = () => within(ours).queryAllByRole('option').length;
  await waitFor(() => expect(rows()).toBeGreaterThan(1));
  await press('批量确认');
  const asked = await dialogOf('条建议中可以直接确认的部分？');
  await press('批量确认', asked);
  await closed(asked);
  await waitFor(() => expect(rows()).toBe(1));
  await openTab('操作记录');
  await person.click((await screen.findAllByText('查看明细'))[0]!);
  const parts = await dialogOf('明细');
  const undo = await waitFor(() => {
    const found = [...document.querySelectorAll<HTMLElement>('.ant-drawer')].at(-1)!;
    return within(found).getAllByText('撤销')[0]!;
  });
  expect(parts).toBeVisible();
  await person.click(undo);
  await waitFor(() => expect(rows()).toBe(2));
});

test('rows that were chosen stay chosen while something else of the statement is looked at', async () => {
  await renderApp(ADDRESS, { as: 'op.hubei' });
  const ours = await screen.findByRole('listbox', { name: '我方单据' });
  await person.click((await within(ours).findAllByRole('option'))[0]!);
  const chosen = (await screen.findByText(/^已选 我方/)).textContent;
  expect(chosen).not.toMatch(/我方 0.00/);
  await openTab('差额桥');
  expect(ours).not.toBeVisible();
  // From our closing to the partner's closing, which is left at the end.
  const bridge = (await screen.findByRole('columnheader', { name: '扣除后余额（元）' })).closest('table')!;
  const steps = within(bridge)
    .getAllByRole('row')
    .map((step) => textsOf(step.querySelectorAll('td')))
    .filter(([line]) => line?.includes('期末'));
  expect(steps[0]![1]).toBe(steps[0]![2]);
  expect(steps.at(-1)![1]).toBe(steps.at(-1)![2]);
  await press(steps[0]![1]!, bridge);
  expect(await dialogOf('我方期末')).toBeVisible();
  expect(address()).toBe(`${ADDRESS}&tab=bridge&line=closing`);
  await openTab('未匹配');
  expect(ours).toBeVisible();
  expect(screen.getByText(/^已选 我方/)).toHaveTextContent(chosen);
});

test('the differences of one statement have views of their own', async () => {
  const operator = await signedIn(await startBackend(), 'op.hubei');
  const save = (listKey: string, name: string) =>
    operator.data(savedViewApi.save, {
      ...{ listKey, name, share: 1, isDefault: 1 },
      content: { filters: {}, columns: [] },
    });
  await save('/reconciliation/checkDiffList#diffId', '全部差异视图');
  await save('/reconciliation/checkDiffList#diffIdOfStatement', '单张差异视图');
  await renderApp(`${ADDRESS}&tab=diffs`, { as: 'op.hubei' });
  expect(await screen.findByText('单张差异视图')).toBeVisible();
  expect(screen.queryByText('全部差异视图')).toBeNull();
});
