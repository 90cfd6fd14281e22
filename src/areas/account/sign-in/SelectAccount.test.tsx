/**
 * Only the embedded database is seeded with tickets of the single sign-on.
 * @jest-environment-options {"embedded":true}
 */
import { history } from '@umijs/max';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { session } from '@/core/session/session';
import { renderApp } from '@tests/support/renderApp';

const path = () => history.location.pathname + history.location.search;

test('a person with several accounts chooses one by keyboard', async () => {
  await renderApp('/?uuid=seed-uuid-multi');
  expect(path()).toBe('/selectAccount');
  const cards = await screen.findAllByRole('radio');
  expect(cards).toHaveLength(3);
  expect(cards[0]).toBeChecked();
  const card = cards[1]!.closest('label')!;
  for (const fact of ['登录名', '姓名', '员工编号', '手机', '人员编号', '吴子轩', 'P00405'])
    expect(within(card).getByText(fact)).toBeVisible();
  // Before the languages, which stand above.
  expect(cards[0]).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(path()).toBe('/dashboard'));
  expect(session.get().loginName).toBe('multi.hubei');
  expect(session.get().accountList).toHaveLength(3);
});

test('one account behind a uuid is entered at once, none leads to /401', async () => {
  await renderApp('/auth-redirect?uuid=seed-uuid-one&x=1');
  await waitFor(() => expect(path()).toBe('/dashboard'));
  expect(session.get().loginName).toBe('op.hubei');
  session.clear();
  await renderApp('/auth-redirect?uuid=seed-uuid-none');
  expect(path()).toBe('/401');
});

test('a uuid that is no good is ignored', async () => {
  await renderApp('/dashboard?uuid=nonsense');
  expect(path()).toBe('/login?redirect=%2Fdashboard');
});

test('without anything to choose there is no choice', async () => {
  await renderApp('/selectAccount');
  expect(path()).toBe('/login');
});

test('the choice can be left for the sign-in', async () => {
  await renderApp('/?uuid=seed-uuid-multi');
  await userEvent.click(await screen.findByRole('button', { name: '返回登录' }));
  expect(await screen.findByLabelText('用户名')).toBeVisible();
});
