import { act, screen, waitFor } from '@testing-library/react';
import axe from 'axe-core';
import { webcrypto } from 'node:crypto';
import { diningApi } from '@/contract/trade-fair/dining';
import { doorApi } from '@/contract/trade-fair/door';
import { registrationApi } from '@/contract/trade-fair/hand-over';
import { currentPath, navigate } from '@/core/navigation/navigate';
import { signedIn } from '@tests/support/client';
import { renderApp } from '@tests/support/renderApp';
import { fill, person, press } from '@tests/support/screen';

const tradeFairId = '70001';
const FIELD = '扫码，或输入手机号、姓名、券号';

// Browsers have it on secure origins; jsdom has none.
beforeAll(() => Object.defineProperty(window.crypto, 'subtle', { value: webcrypto.subtle }));

async function enter(typed: string) {
  await fill(await screen.findByLabelText(FIELD), typed);
  await person.keyboard('{Enter}');
}

async function lostConnection(work: () => Promise<void>) {
  const real = window.fetch;
  window.fetch = () => Promise.reject(new TypeError('offline'));
  await work();
  window.fetch = real;
  window.dispatchEvent(new Event('online'));
}

test('nobody gets further than the sign-in, which leads back', async () => {
  await renderApp(`/fairDoor?tradeFairId=${tradeFairId}&work=dining`);
  expect(await screen.findByText(/请先登录/)).toBeVisible();
  await press('登录');
  const back = encodeURIComponent(`/fairDoor?tradeFairId=${tradeFairId}&work=dining`);
  await waitFor(() => expect(currentPath()).toBe(`/login?redirect=${back}`));
});

test('while the list is waited for, nothing lies over what can be pressed', async () => {
  await renderApp('/dashboard', { as: 'show.clerk' });
  const real = window.fetch;
  window.fetch = (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    return url.includes('/door/list') ? new Promise(() => undefined) : real(input, init);
  };
  act(() => navigate(`/fairDoor?tradeFairId=${tradeFairId}`));
  await waitFor(() => expect(document.querySelector('main .ant-spin')).toBeVisible());
  expect(document.querySelector('.ant-spin-fullscreen')).toBeNull();
  await press('退出');
  await waitFor(() => expect(currentPath()).toContain('/sale/saleShowHome'));
  window.fetch = real;
});

test('a meal and a prize at the door, without a connection as well; each is told by name afterwards', async () => {
  const admin = await signedIn(await startBackend(), 'admin.hq');
  const { mealId } = await admin.data(diningApi.add, {
    ...{ tradeFairId, mealDate: '2026-03-08', mealType: 3, venue: '三楼小厅' },
    ...{ startTime: '00:00', endTime: '23:59', quota: 20 },
  });
  await admin.data(diningApi.issue, { mealId, target: 3, guestIds: ['74017', '74020'] });
  await renderApp('/dashboard', { as: 'show.clerk' });
  act(() => navigate(`/fairDoor?tradeFairId=${tradeFairId}&work=dining`));
  await enter('13600003416');
  expect(await screen.findByText('请用餐')).toBeVisible();
  expect(screen.getByText('何俊杰')).toBeVisible();
  expect((await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } })).violations).toEqual([]);
  await enter('13600003416');
  expect(await screen.findByText('餐券已用过')).toBeVisible();

  const before = await admin.data(doorApi.list, { tradeFairId });
  const win = before.wins.find(({ registerStatus }) => registerStatus === 0)!;
  const winner = before.guests!.find(({ guestId }) => guestId === win.guestId)!;
  await press('领奖');
  await lostConnection(async () => {
    await enter(winner.guestName);
    await person.click((await screen.findAllByRole('button', { name: new RegExp(winner.guestName) }))[0]!);
    await person.click(await screen.findByRole('button', { name: new RegExp(win.prizeName) }));
    await fill(await screen.findByLabelText('领取人电话'), '13600003401');
    await press('登记领取');
    expect(await screen.findByText(/网络中断：已保存在本机/)).toBeVisible();
  });
  await waitFor(async () => {
    const { records } = await admin.data(registrationApi.page, { tradeFairId, winNo: win.winNo });
    expect(records[0]).toMatchObject({ registerStatus: 1, receiver: winner.guestName });
  });
  await press('记录');
  expect(await screen.findByText('已上传 1 条')).toBeVisible();
});
