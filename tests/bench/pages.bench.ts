/* P1 to P4 and P6 of the budgets: sign-in and lists of the built application, by turns with bare pages of the same run. */
import type { Browser, Page } from 'puppeteer';
import { tradeFairApi } from '../../src/contract/trade-fair/fairs';
import { Visitor } from '../e2e/visitor';
import { launchBrowser } from '../support/browser';
import { signedIn } from '../support/client';
import { startServer } from '../support/server';
import { byTurns, middle } from './byTurns';
import { type Floor, startFloor } from './floors/floors';
import { type Figure, report } from './report';
import { type Visit, visit } from './visit';

const ROUNDS = Number(process.env.ROUNDS ?? 5);
const FAIRS = '/sale/tradeFairManage';
const ROLES = '/permissionSys/roleManage';
const USERNAME = 'input[autocomplete="username"]';
const ROW = 'tr[data-row-key]';
/** Of the trade fairs at 1440 pixels, with that of the actions. */
const COLUMNS = 8;
/** Peers that are not built here, by the floors as they were once measured beside them: Umi with its plugins, ant-design-pro. */
const UMI_SIGN_IN = 169 / 108;
const ANT_DESIGN_PRO_LIST = 1.27;

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

/** What is looked at, by turns. */
const looksAt = (browser: Browser, origin: string, floors: Readonly<Record<'signIn' | 'list', Floor>>) => {
  const signIn = { url: `${origin}/login`, selector: USERNAME };
  const bareSignIn = { url: `${floors.signIn.origin}/`, selector: USERNAME, folder: floors.signIn.folder };
  const bareList = { url: `${floors.list.origin}/?columns=${COLUMNS}`, selector: ROW, folder: floors.list.folder };
  const cold = (opened: typeof bareList | typeof signIn) => () =>
    inWindow(browser, origin, ({ page }) => visit(page, opened));
  const slow = (opened: typeof bareList | typeof signIn) => () =>
    inWindow(browser, origin, async ({ page }) => {
      await onSlowPhone(page);
      return visit(page, opened);
    });
  const list = (path: string) => () =>
    inWindow(browser, origin, async (visitor) => {
      await visitor.signIn('admin.hq');
      // Requests that the next page breaks off would count as its own.
      await visitor.page.waitForNetworkIdle({ idleTime: 500 });
      return visit(visitor.page, { url: origin + path, selector: ROW });
    });
  return {
    ...{ bareSignIn: cold(bareSignIn), signIn: cold(signIn), slowFloor: slow(bareSignIn), slow: slow(signIn) },
    ...{ bareList: cold(bareList), fairs: list(FAIRS), roles: list(ROLES) },
  };
};

type Seen = Record<keyof ReturnType<typeof looksAt>, Visit[]>;

/** The middle of what was seen, and of what was seen of the floor. */
function figuresOf(visits: readonly Visit[], bare: readonly Visit[]) {
  const of = (read: (visit: Visit) => number) => ({
    value: middle(visits.map(read)),
    floor: middle(bare.map(read)),
  });
  return {
    all: { ...of(({ all }) => all.gz), unit: 'KB', exact: true },
    js: { ...of(({ js }) => js.gz), unit: 'KB', exact: true },
    brotli: { ...of(({ all }) => all.br), unit: 'KB', exact: true },
    requests: { ...of(({ requests }) => requests), unit: '', exact: true },
    foreign: { ...of(({ foreign }) => foreign), unit: '', exact: true },
    cpu: { ...of(({ cpu }) => cpu), unit: 'ms', exact: false, byRatio: true },
    ready: { ...of(({ ready }) => ready), unit: 'ms', exact: false },
    lcp: { ...of(({ lcp }) => lcp), unit: 'ms', exact: false },
  };
}

function signInFigures({ signIn, bareSignIn, slow, slowFloor }: Seen): Figure[] {
  const of = figuresOf(signIn, bareSignIn);
  return [
    { id: 'P1', what: 'sign-in, cold: JS+CSS+HTML gz', ...of.all, must: 240, goal: 240 },
    { id: '', what: 'sign-in, cold: JS+CSS+HTML br', ...of.brotli },
    { id: 'P2', what: 'sign-in, cold: requests', ...of.requests, must: 8, goal: 6 },
    { id: 'P2', what: 'sign-in, cold: to other hosts', ...of.foreign, must: 0, goal: 0 },
    { id: 'P3', what: 'sign-in: main thread', ...of.cpu, must: 1.5 * UMI_SIGN_IN, goal: 1.4 },
    { id: '', what: 'sign-in: ready', ...of.ready },
    { id: '', what: 'sign-in: largest paint', ...of.lcp },
    { id: 'P4', what: 'sign-in ready at 4x CPU, 1.6 Mbps/150 ms', ...figuresOf(slow, slowFloor).ready },
  ];
}

function listFigures(name: string, visits: readonly Visit[], bare: readonly Visit[]): Figure[] {
  const of = figuresOf(visits, bare);
  return [
    { id: 'P6', what: `${name}, cold: JS gz`, ...of.js, must: 570, goal: 560 },
    { id: '', what: `${name}, cold: JS+CSS+HTML br`, ...of.brotli },
    { id: '', what: `${name}, cold: requests`, ...of.requests, must: 18, goal: 16 },
    { id: 'P6', what: `${name}: main thread`, ...of.cpu, must: 0.8 * ANT_DESIGN_PRO_LIST, goal: 0.9 },
    { id: '', what: `${name}: first row`, ...of.ready },
    { id: '', what: `${name}: largest paint`, ...of.lcp },
  ];
}

async function main() {
  const server = await startServer();
  const admin = await signedIn(server.origin, 'admin.hq');
  const { records, total } = await admin.data(tradeFairApi.searchList, { pageSize: 20 });
  const floors = { signIn: await startFloor('signIn'), list: await startFloor('list', { records, total }) };
  const browser = await launchBrowser();
  try {
    const seen = await byTurns(ROUNDS, looksAt(browser, server.origin, floors));
    report('pages', [
      ...signInFigures(seen),
      ...listFigures('trade fairs', seen.fairs, seen.bareList),
      ...listFigures('roles', seen.roles, seen.bareList),
    ]);
  } finally {
    await browser.close();
    await Promise.all(Object.values(floors).map((floor) => floor.stop()));
    await server.stop();
  }
}

void main();
