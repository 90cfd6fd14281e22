import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@tests/support/renderApp';
import { slowCalls } from '@tests/support/slowCalls';

test('a key that is held down decides once; rows are passed as long as it is held', async () => {
  await renderApp('/reconciliation/checkDiffList?statementId=92001', { as: 'op.hubei' });
  const ours = await screen.findByRole('listbox', { name: '我方单据' });
  await waitFor(() => expect(within(ours).queryAllByRole('option').length).toBeGreaterThan(1));
  const chosen = () => ours.getAttribute('aria-activedescendant');
  const before = chosen();
  const confirmed = slowCalls('/match/confirm');
  fireEvent.keyDown(ours, { key: 'Enter' });
  fireEvent.keyDown(ours, { key: 'Enter', repeat: true });
  await waitFor(() => expect(confirmed.count()).toBeGreaterThan(0));
  await confirmed.letGo();
  expect(confirmed.count()).toBe(1);
  fireEvent.keyDown(ours, { key: 'ArrowDown', repeat: true });
  await waitFor(() => expect(chosen()).not.toBe(before));
});
