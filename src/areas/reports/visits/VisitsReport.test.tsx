import { screen, waitFor, within } from '@testing-library/react';
import { failCalls } from '@tests/support/failCalls';
import { renderApp } from '@tests/support/renderApp';
import { address, dialogOf, person, press, textsOf } from '@tests/support/screen';

const first = () => document.querySelector('tr.ant-table-row')!;

test('a figure opens its rows, as many as it says, and the chart says the same as the list', async () => {
  await renderApp('/report/visitsReport', { as: 'op.hubei' });
  await waitFor(() => expect(first()).toBeInTheDocument());
  const figure = within(first() as HTMLElement).getAllByRole('link')[0]!;
  const count = figure.textContent;
  await person.click(figure);
  const drawer = await dialogOf('浏览明细');
  expect(await within(drawer).findByText(new RegExp(`浏览 ${count} 次`))).toBeVisible();
  expect(address()).toMatch(/^\/report\/visitsReport\?of=1&days=/);
  await person.click(within(drawer).getByLabelText('关闭'));
  await waitFor(() => expect(address()).toBe('/report/visitsReport'));
  const table = await screen.findByRole('table', { name: /^访问 · / });
  expect(textsOf(table.querySelectorAll('thead th'))).toEqual(['日期', '浏览量', '访客']);
  expect(table.querySelectorAll('tbody tr').length).toBeGreaterThan(4);
});

test('a link with a figure in it opens its rows at once', async () => {
  const days = 'days=2026-03-02&days=2026-03-07';
  await renderApp(`/report/visitsReport?of=2&${days}&branch=FDB&client=0&asOf=2026-03-08+00%3A00%3A00`, {
    as: 'admin.hq',
  });
  const drawer = await dialogOf('访客明细');
  expect(await within(drawer).findAllByText(/康宁/)).not.toEqual([]);
});

test('visits are searched by the app, and a figure keeps it', async () => {
  await renderApp('/report/visitsReport', { as: 'op.hubei' });
  await waitFor(() => expect(first()).toBeInTheDocument());
  await person.click(screen.getByLabelText('应用'));
  await person.click(await screen.findByText('九州通医药通', { selector: '.ant-select-item-option-content' }));
  await press('查询');
  const link = () => within(first() as HTMLElement).getAllByRole('link')[0];
  await waitFor(() => expect(link()).toHaveAttribute('href', expect.stringContaining('app=0')));
});

test('a search that fails shows neither rows nor a chart of the one before, and comes back with the next', async () => {
  await renderApp('/report/visitsReport', { as: 'op.hubei' });
  await waitFor(() => expect(first()).toBeInTheDocument());
  const mend = failCalls('/report/visits');
  await person.click(screen.getByLabelText('应用'));
  await person.click(await screen.findByText('九州通医药通', { selector: '.ant-select-item-option-content' }));
  await press('查询');
  expect(await screen.findByText('加载失败，请稍后重试', { selector: '.ant-empty *' })).toBeVisible();
  expect(first()).toBeNull();
  expect(document.querySelector('figure')).toBeNull();
  mend();
  await press('重新加载');
  await waitFor(() => expect(first()).toBeInTheDocument());
  expect(document.querySelector('figure')).toBeVisible();
});
