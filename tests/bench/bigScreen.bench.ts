/* The big screen of a draw with five thousand tickets in the pool: frames and long tasks on a hall's screen and on 4K. */
import type { Browser, Page } from 'puppeteer';
import { lotteryApi } from '../../src/contract/trade-fair/draws';
import { guestApi } from '../../src/contract/trade-fair/guests';
import { prizeApi } from '../../src/contract/trade-fair/prizes';
import { screenApi } from '../../src/contract/trade-fair/big-screen';
import { MAX_ISSUED, ticketApi } from '../../src/contract/trade-fair/tickets';
import { launchBrowser } from '../support/browser';
import { type Client, signedIn } from '../support/client';
import { startServer } from '../support/server';
import { type Figure, report } from './report';
import { taskMs } from './visit';

const tradeFairId = '70001';
const TICKETS = 5_000;
const SECONDS = 5;
const SCREENS = [
  { name: '1080p', width: 1920, height: 1080 },
  { name: '4K', width: 3840, height: 2160 },
] as const;
/** At sixty frames a second the main thread has so long for each. */
const FRAME_MS = 1_000 / 60;

/** Those who have come get so many tickets that the pool has five thousand. */
async function fillPool(admin: Client) {
  const { records } = await admin.data(guestApi.guestList, { tradeFairId, signInStatus: 1, pageSize: 500 });
  const guestIds = records.map(({ guestId }) => guestId);
  const rounds = Math.ceil(TICKETS / (guestIds.length * MAX_ISSUED));
  for (let i = 0; i < rounds; i += 1)
    await admin.data(ticketApi.issue, { tradeFairId, guestIds, count: MAX_ISSUED, reason: '大屏测量用票' });
  const prize = { tradeFairId, prizeName: '现场抽奖', prizeLevel: 9 as const, quota: 9_999, oncePerGuest: 0 as const };
  return (await admin.data(prizeApi.add, prize)).prizeId;
}

interface Motion {
  /** A second. */
  frames: number;
  /** The longest time between two of them, and the tasks of more than 50 ms. */
  longestGap: number;
  longTasks: number;
  /** Of the main thread, for each frame. */
  cpu: number;
}

/** Runs in the page: as text, for what translates this file would put calls into it that are not there. */
const WATCH = `(ms) => new Promise((done) => {
  const gaps = [];
  let longTasks = 0;
  new PerformanceObserver((list) => (longTasks += list.getEntries().length)).observe({ type: 'longtask' });
  let last = performance.now();
  const end = last + ms;
  const next = (now) => {
    gaps.push(now - last);
    last = now;
    if (now < end) requestAnimationFrame(next);
    else done({ gaps, longTasks });
  };
  requestAnimationFrame(next);
})`;

async function motionOf(page: Page): Promise<Motion> {
  const session = await page.createCDPSession();
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const before = await taskMs(session);
  const seen = (await page.evaluate(`(${WATCH})(${SECONDS * 1_000})`)) as { gaps: number[]; longTasks: number };
  const cpu = (await taskMs(session)) - before;
  await session.detach();
  const { gaps, longTasks } = seen;
  return { frames: gaps.length / SECONDS, longestGap: Math.max(...gaps.slice(1)), longTasks, cpu: cpu / gaps.length };
}

const figuresOf = (what: string, { frames, longestGap, longTasks, cpu }: Motion): Figure[] => [
  { id: '', what: `${what}: frames a second`, value: frames, unit: '', exact: false },
  { id: '', what: `${what}: longest gap`, value: longestGap, unit: 'ms', exact: false },
  {
    id: '',
    what: `${what}: main thread for a frame`,
    value: cpu,
    unit: 'ms',
    must: FRAME_MS,
    goal: FRAME_MS / 2,
    exact: false,
  },
  { id: '', what: `${what}: tasks over 50 ms`, value: longTasks, unit: '', must: 0, exact: false },
];

/** A screen of that size, at the address that the console gives out. */
async function openScreen(browser: Browser, address: string, { width, height }: (typeof SCREENS)[number]) {
  const page = await browser.newPage();
  await page.setViewport({ width, height });
  await page.goto(address);
  await page.waitForSelector('canvas');
  await page.waitForNetworkIdle({ idleTime: 500, concurrency: 2 }).catch(() => undefined);
  return page;
}

async function main() {
  const server = await startServer();
  const browser = await launchBrowser();
  const figures: Figure[] = [];
  try {
    const admin = await signedIn(server.origin, 'admin.hq');
    const prizeId = await fillPool(admin);
    const { screenToken, url } = await admin.data(lotteryApi.openScreen, { tradeFairId });
    const asked = performance.now();
    const state = await admin.data(screenApi.screen, { tradeFairId, screenToken });
    figures.push({ id: '', what: 'state of the screen', value: performance.now() - asked, unit: 'ms', exact: false });
    figures.push({ id: '', what: 'names in it', value: state.names.length, unit: '', must: 240, exact: true });
    for (const screen of SCREENS) {
      const page = await openScreen(browser, server.origin + url, screen);
      figures.push(...figuresOf(`${screen.name}, idle`, await motionOf(page)));
      const { drawId } = await admin.data(lotteryApi.start, { tradeFairId, prizeId, drawCount: 10 });
      await page.waitForSelector('[role=status]');
      figures.push(...figuresOf(`${screen.name}, rolling`, await motionOf(page)));
      await admin.data(lotteryApi.stop, { drawId });
      await page.waitForSelector('ol > li');
      figures.push(...figuresOf(`${screen.name}, winners`, await motionOf(page)));
      await page.close();
    }
    report('bigScreen', figures);
  } finally {
    await browser.close();
    await server.stop();
  }
}

void main();
