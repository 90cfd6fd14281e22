import { fireEvent, screen, waitFor } from '@testing-library/react';
import { act } from 'react';
import { MOUNTS, renderApp } from '@tests/support/renderApp';
import { address, press } from '@tests/support/screen';
import { FRAME_TIMEOUT_MS } from './useFrameLoad';

const LOADING = '正在加载页面，请稍候！';

const { fetch: network, setTimeout } = globalThis;
afterEach(() => {
  Object.assign(globalThis, { fetch: network, setTimeout });
});

/** Answers the console's requests to the framed site; all other requests go to the server. */
function siteThat(answer: () => Promise<Response>) {
  const asked: RequestInit[] = [];
  globalThis.fetch = (input, init) => {
    if (input !== 'https://help.example.com/erp') return network(input, init);
    asked.push(init ?? {});
    return answer();
  };
  return asked;
}

const frame = () => document.querySelector('iframe')!;

test('an external link opens in a frame: loading, too late, tried again, shown', async () => {
  let late: () => void = jest.fn();
  const asked = siteThat(() => Promise.resolve(Response.error()));
  // Not a mock: testing-library would take it for a stopped clock.
  globalThis.setTimeout = Object.assign((run: () => void, ms?: number) => {
    if (ms === FRAME_TIMEOUT_MS) late = run;
    return setTimeout(run, ms);
  }, setTimeout);
  await renderApp('/iframeViews?id=14000', { as: 'show.clerk' });
  expect(await screen.findByText(LOADING)).toBeVisible();
  expect(document.querySelector('[data-tab="/iframeViews?id=14000"]')).toHaveTextContent('帮助中心');
  expect(frame()).toHaveAttribute('src', 'https://help.example.com/erp');
  expect(frame()).toHaveAttribute('referrerpolicy', 'no-referrer');
  expect(frame().getAttribute('sandbox')).not.toMatch(/top-navigation/);
  const outside = screen.getByText('在新窗口打开').closest('a')!;
  expect([outside.target, outside.rel]).toEqual(['_blank', 'noopener noreferrer']);

  globalThis.setTimeout = setTimeout;
  act(() => late());
  expect(screen.getByText('页面加载超时')).toBeVisible();
  expect(screen.queryByText(LOADING)).toBeNull();
  const first = frame();
  await press('重试');
  expect(screen.getByText(LOADING)).toBeVisible();
  expect(frame()).not.toBe(first);
  const refusal = { effectiveDirective: 'frame-src', blockedURI: 'https://help.example.com' };
  fireEvent(document, Object.assign(new Event('securitypolicyviolation'), refusal));
  expect(screen.getByText('页面无法加载')).toBeVisible();
  await press('重新加载');
  await waitFor(() => expect(asked).toHaveLength(MOUNTS + 2));
  fireEvent.load(frame());
  await waitFor(() => expect(screen.queryByText(LOADING)).toBeNull());
});

test('a site that does not answer is said to be so, not left to the face of the browser', async () => {
  let isUp = false;
  const asked = siteThat(() => (isUp ? Promise.resolve(Response.error()) : Promise.reject(new TypeError('refused'))));
  await renderApp('/iframeViews?id=14000', { as: 'show.clerk' });
  expect(await screen.findByText('页面无法加载')).toBeVisible();
  const request = { mode: 'no-cors', credentials: 'omit', referrerPolicy: 'no-referrer' };
  expect(asked).toMatchObject(Array(MOUNTS).fill(request));
  // The error page of the browser is loaded as well.
  fireEvent.load(frame());
  expect(screen.getByText('页面无法加载')).toBeVisible();
  expect(frame()).not.toBeVisible();
  isUp = true;
  await press('重试');
  fireEvent.load(frame());
  await waitFor(() => expect(frame()).toBeVisible());
});

test.each([
  ['a page of the console', '2001'],
  ['an item that is not granted', '12001'],
])('%s is no external link, and is refused', async (_, id) => {
  await renderApp(`/iframeViews?id=${id}`, { as: 'show.clerk' });
  expect(await screen.findByText('暂无此项权限')).toBeVisible();
  await waitFor(() => expect(address()).toBe('/dashboard'));
  expect(document.querySelector('iframe')).toBeNull();
  expect(document.querySelector('[data-tab^="/iframeViews"]')).toBeNull();
});
