/* P5, P7, P8 and P14 of the budgets: a day's work in one window of the built application. */
import type { Page } from 'puppeteer';
import { closeAll, dayOfWork, goTo } from '../e2e/tabs';
import { Visitor } from '../e2e/visitor';
import { launchBrowser } from '../support/browser';
import { type Memory, memoryOf } from '../support/memory';
import { startServer } from '../support/server';
import { type Figure, report } from './report';
import { weighed, taskMs } from './visit';

const LIST = '/sale/tradeFairManage';
const ROW = 'tr[data-row-key]';
const TABS = 30;

/** What was asked of the server meanwhile, and what of it came over the network. */
async function traffic(page: Page, walk: () => Promise<unknown>) {
  const asked: URL[] = [];
  let bytes = 0;
  const note = (request: { url: () => string }) => asked.push(new URL(request.url()));
  const session = await page.createCDPSession();
  await session.send('Network.enable');
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  page.on('request', note);
  await walk();
  await page.waitForNetworkIdle({ idleTime: 500 });
  page.off('request', note);
  await session.detach();
  const calls = asked.filter(({ pathname }) => pathname.includes('/api/'));
  return { calls: calls.length, files: asked.filter((url) => !calls.includes(url)), kilobytes: bytes / 1024 };
}

/** From the sign-in over the dashboard to the first list; then the list again. */
async function firstSteps(visitor: Visitor): Promise<Figure[]> {
  const { page } = visitor;
  const steps = await traffic(page, async () => {
    await visitor.signIn('admin.hq', '/dashboard');
    await goTo(visitor, LIST);
    await page.waitForSelector(ROW);
  });
  const repeat = await traffic(page, async () => {
    await page.reload();
    await page.waitForSelector(ROW);
  });
  return [
    {
      id: 'P5',
      what: 'login, dashboard, first list: gz',
      value: weighed(steps.files).all.gz,
      unit: 'KB',
      must: 909,
      goal: 640,
      exact: true,
    },
    {
      id: 'P7',
      what: 'the list again: all that came over the network',
      value: repeat.kilobytes,
      unit: 'KB',
      exact: true,
    },
  ];
}

async function tabs(visitor: Visitor): Promise<Figure[]> {
  const { page } = visitor;
  const cycle = async () => {
    for (const address of dayOfWork(TABS)) await goTo(visitor, address);
  };
  await cycle();
  const session = await page.createCDPSession();
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const before = await taskMs(session);
  const back = await traffic(page, () => goTo(visitor, LIST));
  const cpu = (await taskMs(session)) - before;
  await session.detach();
  const full = await memoryOf(page);
  const closed = async () => {
    await closeAll(visitor);
    // The dashboard that is left is whole.
    await page.waitForNetworkIdle({ idleTime: 500 });
    return memoryOf(page);
  };
  const first = await closed();
  await cycle();
  const second = await closed();
  const growth = (of: keyof Memory) => second[of] - first[of];
  return [
    {
      id: 'P8',
      what: 'back to an open tab: requests',
      value: back.calls + back.files.length,
      unit: '',
      must: 0,
      goal: 0,
      exact: true,
    },
    { id: 'P8', what: 'back to an open tab: main thread', value: cpu, unit: 'ms', exact: false },
    { id: 'P14', what: `${TABS} tabs open: heap`, value: full.heap, unit: 'MB', exact: false },
    { id: 'P14', what: 'closed: heap', value: first.heap, unit: 'MB', exact: false },
    {
      id: 'P14',
      what: 'opened and closed again: heap',
      value: growth('heap'),
      unit: 'MB',
      must: 1.5,
      goal: 0.5,
      exact: true,
    },
    {
      id: 'P14',
      what: 'opened and closed again: nodes',
      value: growth('nodes'),
      unit: '',
      must: 50,
      goal: 0,
      exact: true,
    },
    {
      id: 'P14',
      what: 'opened and closed again: listeners',
      value: growth('listeners'),
      unit: '',
      must: 10,
      goal: 0,
      exact: true,
    },
  ];
}

async function main() {
  const server = await startServer();
  const browser = await launchBrowser();
  try {
    const visitor = await Visitor.enter(browser, server.origin);
    report('day', [...(await firstSteps(visitor)), ...(await tabs(visitor))]);
  } finally {
    await browser.close();
    await server.stop();
  }
}

void main();
