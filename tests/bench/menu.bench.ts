/* P20 of the budgets: from the sign-in to the painted sidebar, with a menu of 5,000 items and with one of 50. */
import type { HTTPRequest } from 'puppeteer';
import { Visitor } from '../e2e/visitor';
import { launchBrowser } from '../support/browser';
import { menuItem } from '../support/menuItem';
import { startServer } from '../support/server';
import { report } from './report';
import { taskMs } from './visit';

const ROUNDS = 5;
/** Groups, groups in each of them, and pages in each of those. */
const SMALL = [5, 1, 8] as const;
const LARGE = [20, 25, 9] as const;

const times = <T>(count: number, make: (i: number) => T) => Array.from({ length: count }, (_, i) => make(i));
const group = (id: string, parent: string) => menuItem(id, parent, { menuUrl: `/${id}` });

const menuOf = ([outer, inner, pages]: readonly [number, number, number]) =>
  times(outer, (i) => [
    group(`g${i}`, '0'),
    ...times(inner, (j) => [
      group(`g${i}g${j}`, `g${i}`),
      ...times(pages, (k) => menuItem(`g${i}g${j}p${k}`, `g${i}g${j}`)),
    ]).flat(),
  ]).flat();

type Browser = Awaited<ReturnType<typeof launchBrowser>>;

/** ms of the main thread; the server's answer stands ready, so that its work is not in the figure. */
async function signInWith(browser: Browser, origin: string, menuList: readonly unknown[]) {
  const visitor = await Visitor.enter(browser, origin);
  const { page } = visitor;
  const body = JSON.stringify({ code: 200, msg: '', data: { menuList, headerButtonList: [], tableButtonList: [] } });
  await page.setRequestInterception(true);
  page.on('request', (request: HTTPRequest) => {
    if (request.url().includes('/menu/permission')) void request.respond({ contentType: 'application/json', body });
    else void request.continue();
  });
  await page.goto(`${origin}/login`, { waitUntil: 'networkidle0' });
  const session = await page.createCDPSession();
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const before = await taskMs(session);
  await visitor.fillSignIn('admin.hq');
  await page.waitForSelector('.ant-menu-submenu-title');
  await page.waitForNetworkIdle({ idleTime: 500 });
  const cpu = (await taskMs(session)) - before;
  const shown = await page.$$eval('.ant-layout-sider .ant-menu-submenu-title', (titles) => titles.length);
  await page.browserContext().close();
  return { cpu, shown };
}

const middle = (values: readonly number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function main() {
  const server = await startServer();
  const browser = await launchBrowser();
  try {
    const small: number[] = [];
    const large: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const one = await signInWith(browser, server.origin, menuOf(SMALL));
      const many = await signInWith(browser, server.origin, menuOf(LARGE));
      if (one.shown !== SMALL[0] || many.shown !== LARGE[0])
        throw new Error(`Groups in the sidebar: ${one.shown} and ${many.shown}.`);
      small.push(one.cpu);
      large.push(many.cpu);
    }
    report('menu', [
      { id: '', what: 'sign-in with a menu of 50: main thread', value: middle(small), unit: 'ms', exact: false },
      {
        id: 'P20',
        what: 'with a menu of 5,000: main thread more',
        value: middle(large) - middle(small),
        unit: 'ms',
        must: 100,
        exact: false,
      },
    ]);
  } finally {
    await browser.close();
    await server.stop();
  }
}

void main();
