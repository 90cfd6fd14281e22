import { type CDPSession, TargetType } from 'puppeteer';
import { checkInApi } from '@/contract/trade-fair/check-in';
import { doorApi } from '@/contract/trade-fair/door';
import { registrationApi } from '@/contract/trade-fair/hand-over';
import { signedIn } from '../support/client';
import { openHouse } from './journeys';
import type { Visitor } from './visitor';

const { journey, server, visitor } = openHouse();
const tradeFairId = '70001';
const DOOR = `/fairDoor?tradeFairId=${tradeFairId}&work=checkIn`;
const FIELD = 'input[aria-label="扫码，或输入手机号、姓名、券号"]';
const NOTHING = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 };

/** The worker has a network of its own, which the page's switch leaves on. */
async function cut(one: Visitor, offline: boolean) {
  const browser = one.page.browser();
  const workers = browser.targets().filter((target) => target.type() === TargetType.SERVICE_WORKER);
  const lines: CDPSession[] = await Promise.all(workers.map((target) => target.createCDPSession()));
  for (const line of lines) await line.send('Network.emulateNetworkConditions', { offline, ...NOTHING });
  await one.page.setOfflineMode(offline);
}

async function enter({ page }: Visitor, typed: string) {
  await page.waitForSelector(`${FIELD}:not([disabled])`);
  await page.type(FIELD, typed);
  await page.keyboard.press('Enter');
}

/** The door is open to whoever has its address; to do something there needs an account. */
async function signInAtDoor(one: Visitor) {
  await one.open(DOOR);
  await one.press('登录');
  await one.fillSignIn('show.clerk');
  await one.page.waitForSelector('main[data-along=true]');
}

/** What this browser has of the fair. */
const left = ({ page }: Visitor) =>
  page.evaluate(async () => {
    const open = indexedDB.open('branch-admin-sealed');
    await new Promise((done) => (open.onsuccess = done));
    const count = open.result.transaction('kept').objectStore('kept').count();
    await new Promise((done) => (count.onsuccess = done));
    open.result.close();
    const workers = await navigator.serviceWorker.getRegistrations();
    return { kept: count.result, workers: workers.length, caches: (await caches.keys()).length };
  });

const phone = async () => {
  const one = await visitor();
  await one.page.setViewport({ width: 390, height: 844, isMobile: true, hasTouch: true });
  return one;
};

journey('a day at the door: without a connection, over a reload, and each guest once and by name', async () => {
  const one = await phone();
  await signInAtDoor(one);
  await one.sees('名单');
  await enter(one, '13600003416');
  await one.sees('欢迎，已签到');
  await one.sees('何俊杰');

  await cut(one, true);
  await enter(one, '13600003418');
  await one.sees('马立新');
  await one.sees('网络中断：已保存在本机');
  await enter(one, '13999999999');
  await one.sees('不在嘉宾名单中');

  await one.page.reload();
  await one.sees('无网络');
  await one.sees('1 条待上传');
  await enter(one, '13600003418');
  await one.sees('已签到过');
  await enter(one, '郭秀英');
  await one.at('::-p-xpath(//li/button[contains(., "郭秀英")])').click();
  await one.sees('2 条待上传');

  const other = await signedIn(server().origin, 'admin.hq');
  const { records } = await other.data(checkInApi.page, { tradeFairId, guestName: '郭秀英' });
  expect(records).toEqual([]);
  const guests = await other.data(checkInApi.do, { tradeFairId, phone: '13600003417', deviceNo: 'B口' });
  expect(guests).toMatchObject({ repeated: false });

  await cut(one, false);
  await one.sees('记录');
  await one.press('记录');
  await one.sees('1 条需要核对');
  await one.sees('门口 B口');
  await one.sees('已上传 1 条');
  for (const guestName of ['何俊杰', '马立新', '郭秀英'])
    expect(await other.data(checkInApi.page, { tradeFairId, guestName })).toMatchObject({ total: 1 });
});

journey('a browser that was closed opens the door without a connection; a sign-out leaves nothing behind', async () => {
  const one = await phone();
  await signInAtDoor(one);
  await cut(one, true);
  // As after the browser was closed: the session of the tab is gone.
  await one.page.evaluate(() => sessionStorage.clear());
  await one.open('/fairDoor');
  await one.sees('登录后上传');
  await enter(one, '13600003419');
  await one.sees('1 条待上传');

  await cut(one, false);
  await signInAtDoor(one);
  await one.press('记录');
  await one.sees('已上传 1 条');

  expect(await left(one)).toMatchObject({ kept: 1, workers: 1 });
  await one.page.setViewport({ width: 1440, height: 900 });
  await one.open('/dashboard');
  await one.page.waitForSelector('main h1');
  await one.at('::-p-xpath(//header//button[normalize-space(.)="林小雨"])').click();
  await one.follow('退出登录');
  await one.arrivesAt('/login');
  await one.page.waitForFunction(async () => (await caches.keys()).length === 0);
  expect(await left(one)).toEqual({ kept: 0, workers: 0, caches: 0 });
});

journey('a prize is handed over without a connection, and its signature arrives', async () => {
  const one = await phone();
  await signInAtDoor(one);
  const other = await signedIn(server().origin, 'admin.hq');
  const { wins, guests } = await other.data(doorApi.list, { tradeFairId });
  const win = wins.find(({ registerStatus }) => registerStatus === 0)!;
  const { guestName } = guests!.find(({ guestId }) => guestId === win.guestId)!;
  await cut(one, true);
  await one.press('领奖');
  await enter(one, guestName);
  await one.at(`::-p-xpath(//li/button[contains(., "${guestName}")])`).click();
  await one.at(`::-p-xpath(//li/button[contains(., "${win.prizeName}")])`).click();
  await one.page.waitForSelector('#handOver_receiverPhone');
  await one.page.type('#handOver_receiverPhone', '13600003401');
  const pad = (await one.page.waitForSelector('canvas'))!;
  await pad.scrollIntoView();
  const { x, y } = (await pad.boundingBox())!;
  await one.page.mouse.move(x + 40, y + 40);
  await one.page.mouse.down();
  await one.page.mouse.move(x + 160, y + 90, { steps: 8 });
  await one.page.mouse.up();
  await one.press('登记领取');
  await one.sees('网络中断：已保存在本机');
  await cut(one, false);
  // It is sent by itself, as soon as the server can be reached.
  await one.press('记录');
  await one.sees('已上传 1 条');
  const { records } = await other.data(registrationApi.page, { tradeFairId, winNo: win.winNo });
  expect(records[0]).toMatchObject({
    registerStatus: 1,
    receiver: guestName,
    signatureUrl: expect.stringContaining('/'),
  });
});
