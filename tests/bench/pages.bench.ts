/* P1, P2, P3 and P6 of the budgets, on the built application. */
import type { Browser, Page } from 'puppeteer';
import { Visitor } from '../e2e/visitor';
import { launchBrowser } from '../support/browser';
import { startServer } from '../support/server';
import { type Figure, report } from './report';
import { middleVisit, type Visit, visit } from './visit';

const TIMES = 3;
const LIST = '/sale/tradeFairManage';
const USERNAME = 'input[autocomplete="username"]';
/** Main-thread ms of the floors, as they were measured once; this machine may be another one. */
const F1_CPU = 108;
const F3_CPU = 169;
const F2_LIST_CPU = 583;
const ANT_DESIGN_PRO_LIST_CPU = 789;

const onSlowPhone = async (page: Page) => {
  await page.emulateCPUThrottling(4);
  const kilobytes = (1.6 * 1_000_000) / 8;
  await page.emulateNetworkConditions({ download: kilobytes, upload: kilobytes, latency: 150 });
};

/** In a window of its own, which is closed afterwards. */
async function inWindow(browser: Browser, origin: string, look: (visitor: Visitor) => Promise<Visit>) {
  const visitor = await Visitor.enter(browser, origin);
  try {
    return await look(visitor);
  } finally {
    await visitor.page.browserContext().close();
  }
}

const loginFigures = ({ all, requests, foreign, cpu, lcp }: Visit): Figure[] => [
  { id: 'P1', what: 'login, cold: JS+CSS+HTML gz', value: all.gz, unit: 'KB', must: 305, goal: 240, exact: true },
  { id: '', what: 'login, cold: JS+CSS+HTML br', value: all.br, unit: 'KB', exact: true },
  { id: 'P2', what: 'login, cold: requests', value: requests, unit: '', must: 9, goal: 8, exact: true },
  { id: 'P2', what: 'login, cold: to other hosts', value: foreign, unit: '', must: 0, goal: 0, exact: true },
  {
    id: 'P3',
    what: 'login: main thread',
    value: cpu,
    unit: 'ms',
    must: 1.5 * F3_CPU,
    goal: 1.5 * F1_CPU,
    exact: false,
  },
  { id: '', what: 'login: largest paint', value: lcp, unit: 'ms', exact: false },
];

const listFigures = ({ js, requests, cpu, lcp, ready }: Visit): Figure[] => [
  { id: 'P6', what: 'list, cold: JS gz', value: js.gz, unit: 'KB', must: 705, goal: 560, exact: true },
  { id: '', what: 'list, cold: JS br', value: js.br, unit: 'KB', exact: true },
  { id: '', what: 'list, cold: requests', value: requests, unit: '', must: 22, goal: 16, exact: true },
  {
    id: 'P6',
    what: 'list: main thread',
    value: cpu,
    unit: 'ms',
    must: 0.8 * ANT_DESIGN_PRO_LIST_CPU,
    goal: F2_LIST_CPU,
    exact: false,
  },
  { id: '', what: 'list: largest paint', value: lcp, unit: 'ms', exact: false },
  { id: '', what: 'list: first row', value: ready, unit: 'ms', exact: false },
];

async function main() {
  const server = await startServer();
  const browser = await launchBrowser();
  const windowed = (look: (visitor: Visitor) => Promise<Visit>) => inWindow(browser, server.origin, look);
  try {
    const login = await middleVisit(TIMES, () =>
      windowed(({ page }) => visit(page, `${server.origin}/login`, USERNAME)),
    );
    const slow = await middleVisit(TIMES, () =>
      windowed(async ({ page }) => {
        await onSlowPhone(page);
        return visit(page, `${server.origin}/login`, USERNAME);
      }),
    );
    const list = await middleVisit(TIMES, () =>
      windowed(async (visitor) => {
        await visitor.signIn('admin.hq');
        return visit(visitor.page, server.origin + LIST, 'tr[data-row-key]');
      }),
    );
    const ready: Figure = {
      id: 'P4',
      what: 'login ready at 4x CPU, 1.6 Mbps/150 ms',
      value: slow.ready,
      unit: 'ms',
      exact: false,
    };
    report('pages', [...loginFigures(login), ready, ...listFigures(list)]);
  } finally {
    await browser.close();
    await server.stop();
  }
}

void main();
