import { screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@tests/support/renderApp';
import { person, rowOf, textsOf } from '@tests/support/screen';

const ADDRESS = '/reconciliation/checkDiffList?statementId=92001';
const lastOf = (pane: HTMLElement) =>
  textsOf(within(pane).queryAllByRole('option')).map((row) => /(高|中|低|手工|文件|在线|–)$/.exec(row)?.[0]);

test('our rows say how sure their match is, the partner’s where they have come from; both are searched by it', async () => {
  await renderApp(ADDRESS, { as: 'op.hubei' });
  const ours = await screen.findByRole('listbox', { name: '我方单据' });
  const theirs = screen.getByRole('listbox', { name: '对方明细' });
  await waitFor(() => expect(lastOf(ours)).toContain('中'));
  expect(lastOf(ours)).toContain('–');
  await waitFor(() => expect(new Set(lastOf(theirs))).toEqual(new Set(['文件'])));
  for (const title of ['把握', '来源']) expect(screen.getAllByText(title, { ignore: '.ant-select *' })).toHaveLength(1);
  await person.click(screen.getByRole('tab', { name: '已匹配' }));
  await waitFor(() => expect(new Set(lastOf(ours))).toEqual(new Set(['高'])));
  const count = lastOf(ours).length;
  await person.click(screen.getByLabelText('把握'));
  await person.click(await screen.findByText('高', { selector: '.ant-select-item-option-content' }));
  await waitFor(() => expect(lastOf(ours)).toHaveLength(count));
  await person.click(screen.getByLabelText('类型'));
  await person.click(await screen.findByText('退货', { selector: '.ant-select-item-option-content' }));
  await waitFor(() => expect(lastOf(ours).length).toBeLessThan(count));
});

test('in the list of differences every cell without a value has the one dash', async () => {
  await renderApp('/reconciliation/checkDiffList', { as: 'op.hubei' });
  await rowOf('CY00000001');
  expect(await screen.findByText(/价格 0\.4000 × 30 = 12\.00$/)).toBeInTheDocument();
  const cells = [...document.querySelectorAll('.ant-table-row td:not(.ant-table-selection-column)')];
  expect(cells.length).toBeGreaterThan(100);
  const empty = cells.filter(({ textContent }) => /^[-–—\s]*$/.test(textContent));
  expect(empty.length).toBeGreaterThan(10);
  expect(new Set(textsOf(empty))).toEqual(new Set(['–']));
});

test('documents of a supplier are named as what was bought of him, in the pane and among the types', async () => {
  await renderApp('/reconciliation/checkDiffList?statementId=92101', { as: 'op.hubei' });
  const ours = await screen.findByRole('listbox', { name: '我方单据' });
  await waitFor(() =>
    expect(textsOf(within(ours).getAllByRole('option'))).toEqual([expect.stringMatching(/^FK.*付款/)]),
  );
  await person.click(screen.getByRole('tab', { name: '已匹配' }));
  await waitFor(() => expect(within(ours).getAllByRole('option')).toHaveLength(5));
  expect(ours).toHaveTextContent(/采购退货/);
  await person.click(screen.getByLabelText('类型'));
  await person.click(await screen.findByText('采购入库', { selector: '.ant-select-item-option-content' }));
  await waitFor(() => expect(within(ours).getAllByRole('option')).toHaveLength(3));
  expect(screen.queryByText('出库', { selector: '.ant-select-item-option-content' })).toBeNull();
});
