import { history } from '@umijs/max';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { navigate } from '@/core/navigation/navigate';
import { menusApi } from '@/contract/system/menus';
import { call } from '@/core/http/call';
import { signInByPassword, signOut } from '@/core/auth/account';
import { session } from '@/core/session/session';
import { renderApp } from '@tests/support/renderApp';
import { SEED_PASSWORD } from '@tests/support/seed';
import { guard } from './guard/guard';
import { menuStore } from './menu/menuStore';

const path = () => history.location.pathname + history.location.search;
const go = (to: string) => act(() => Promise.resolve(navigate(to)));

async function signedIn(as = 'show.clerk') {
  await renderApp('/dashboard', { as });
  await waitFor(() => expect(path()).toBe('/dashboard'));
}

test('an unknown address is not found, and leads home', async () => {
  await signedIn();
  await go('/no/such/page');
  expect(await screen.findByText('页面不存在')).toBeVisible();
  expect(path()).toBe('/404');
  // In the frame of the console, without a tab of its own.
  expect(screen.getByText('林小雨')).toBeVisible();
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['首页']);
  await userEvent.click(screen.getByRole('button', { name: '返回首页' }));
  await waitFor(() => expect(path()).toBe('/dashboard'));
});

test('a granted page that is not built says so', async () => {
  await signedIn('admin.hq');
  const item = { menuParent: '10000', menuTitle: '待办', menuUrl: '/task/todo', sort: 30 };
  const { menuId, version } = await call(menusApi.add, { ...item, isExternalLink: 0, isFind: 1, status: 1 });
  try {
    await act(() => signOut());
    await act(() => signInByPassword('admin.hq', SEED_PASSWORD));
    await waitFor(() => expect(menuStore.get().byPath.has('/task/todo')).toBe(true));
    await waitFor(() => expect(guard.isBusy()).toBe(false));
    await go('/task/todo');
    expect(await screen.findByText('页面建设中')).toBeVisible();
    expect(path()).toBe('/task/todo');
  } finally {
    await call(menusApi.delete, { id: menuId, version });
  }
});

test('/ is the dashboard, and /redirect draws a page anew', async () => {
  await signedIn();
  await go('/');
  await waitFor(() => expect(path()).toBe('/dashboard'));
  await go('/redirect/sale/dining?a=1');
  await waitFor(() => expect(path()).toBe('/sale/dining?a=1'));
  const { href } = window.location;
  for (const hostile of [
    '//evil.example',
    '/\\evil.example',
    '/%09/evil.example',
    '/a/..//evil.example',
    '/redirect//evil',
  ]) {
    // As a typed address: past the checks of our own links.
    await act(() => Promise.resolve(history.push(`/redirect${hostile}`)));
    await waitFor(() => expect(path()).toMatch(/^\/(dashboard|404)$/));
  }
  expect(new URL(window.location.href).origin).toBe(new URL(href).origin);
});

test('a logout takes everything down and keeps the way back', async () => {
  await signedIn();
  await go('/sale/dining?a=1');
  await act(() => signOut());
  await waitFor(() => expect(path()).toBe('/login?redirect=%2Fsale%2Fdining%3Fa%3D1'));
  expect([session.stage(), menuStore.get().nodes, sessionStorage.length]).toEqual(['out', [], 0]);
  await go('/sale/dining');
  expect(path()).toBe('/login?redirect=%2Fsale%2Fdining');
});

test('the next user sees his own menu without a reload', async () => {
  await signedIn('show.clerk');
  expect(menuStore.get().byPath.has('/market/specialsPricing')).toBe(false);
  await act(() => signOut());
  await act(() => signInByPassword('admin.hq', SEED_PASSWORD));
  await waitFor(() => expect(menuStore.get().byPath.has('/market/specialsPricing')).toBe(true));
  await waitFor(() => expect(guard.isBusy()).toBe(false));
});

test('/401 leads back to the sign-in', async () => {
  await renderApp('/401');
  await userEvent.click(await screen.findByRole('button', { name: '返回登录' }));
  expect(await screen.findByLabelText('用户名')).toBeVisible();
});
