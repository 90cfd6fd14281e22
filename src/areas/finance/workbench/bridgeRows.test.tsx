import { screen, waitFor, within } from '@testing-library/react';
import { workbenchApi } from '@/contract/finance/workbench';
import { call } from '@/core/http/call';
import { currentPath } from '@/core/navigation/navigate';
import { formatMoney } from '@kit/format/number';
import { renderApp } from '@tests/support/renderApp';
import { closed, dialogOf, person, press } from '@tests/support/screen';

const statementId = '92001';
const ADDRESS = `/reconciliation/checkDiffList?statementId=${statementId}`;

test('a figure of the bridge opens its rows by a key, has an address, and goes back to the panes', async () => {
  await renderApp(ADDRESS, { as: 'op.hubei' });
  const { theirsOnly } = await call(workbenchApi.bridge, { statementId });
  const name = `对方有我方无 ${formatMoney(theirsOnly)}`;
  const figure = await screen.findByRole('button', { name });
  figure.focus();
  await person.keyboard('{Enter}');
  const drawer = await dialogOf(`${name} 的构成`);
  const { records, total } = await call(workbenchApi.bridgeRows, { statementId, line: 'theirsOnly', pageSize: 100 });
  expect(total).toBe(records.length);
  for (const { theirs, amount } of records) {
    const cell = await within(drawer).findByText(theirs);
    expect(cell.closest('tr')).toHaveTextContent(formatMoney(amount));
  }
  expect(currentPath()).toContain('line=theirsOnly');
  await press('关闭', drawer);
  await closed(drawer);
  await waitFor(() => expect(currentPath()).toBe(ADDRESS));
});

test('its address opens it at once; one that names no figure opens the panes alone', async () => {
  await renderApp(`${ADDRESS}&line=closing`, { as: 'op.hubei' });
  const { closing } = await call(workbenchApi.bridge, { statementId });
  const drawer = await dialogOf(`我方期末 ${formatMoney(closing)} 的构成`);
  expect(await within(drawer).findByText('调整')).toBeVisible();
  expect((await within(drawer).findAllByText(/^CK202602/)).length).toBeGreaterThan(0);
});
