/* P9 and P10 of the budgets: a page of a list of the built application, by turns with a bare ProTable. */
import type { Browser, HTTPRequest, Page } from 'puppeteer';
import { type TradeFair, tradeFairApi } from '../../src/contract/trade-fair/fairs';
import { Visitor } from '../e2e/visitor';
import { launchBrowser } from '../support/browser';
import { signedIn } from '../support/client';
import { memoryOf } from '../support/memory';
import { startServer } from '../support/server';
import { byTurns, middle } from './byTurns';
import { startFloor } from './floors/floors';
import type { Rows } from './floors/rows';
import { type Figure, report } from './report';
import { taskMs } from './visit';

const ROUNDS = Number(process.env.ROUNDS ?? 3);
const LIST = '/sale/tradeFairManage';
const ROW = 'tr[data-row-key]';
/** Of the list at 1440 pixels, with that of the actions. */
const COLUMNS = 8;
const USUAL = 20;
const COMPARED = 100;
/** A page of a list has no more; what scrolls over thousands of rows is in scrolling.bench.ts. */
const MOST = 500;
const SIZES = [USUAL, COMPARED, MOST] as const;
const TOTAL = 5_000;

/** A page with so many rows, made of those that there are. */
const pageOf = (records: readonly TradeFair[], count: number): Rows<TradeFair> => ({
  records: Array.from({ length: count }, (_, i) => ({
    ...records[i % records.length]!,
    tradeFairId: String(800_000 + i),
    tradeFairCode: `ZH${String(i).padStart(8, '0')}`,
  })),
  total: TOTAL,
});

interface Mounted {
  cpu: number;
  heap: number;
  nodes: number;
}

/** What a table of so many rows costs where one of a single row stood: its page is read again. */
async function mounted(page: Page, size: number, answer: (count: number) => void): Promise<Mounted> {
  // A table that draws what is in sight says how many rows it has.
  const stands = (count: number) =>
    page.waitForFunction(
      (row, wanted) => {
        const said = document.querySelector('table[aria-rowcount]')?.getAttribute('aria-rowcount');
        return Number(said ?? document.querySelectorAll(row).length) === wanted && document.querySelector(row) !== null;
      },
      {},
      ROW,
      count,
    );
  await stands(1);
  if (size !== USUAL) {
    await page.locator('.ant-pagination-options .ant-select').click();
    await page.locator(`.ant-select-item-option[title^="${size} "]`).click();
    await page.waitForFunction(
      (wanted) => document.querySelector('.ant-pagination-options')?.textContent.includes(`${wanted} `),
      {},
      size,
    );
  }
  await page.waitForNetworkIdle({ idleTime: 500 });
  const before = await memoryOf(page);
  answer(size);
  const session = await page.createCDPSession();
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const worked = await taskMs(session);
  await page.$eval('[aria-label="reload"]', (icon) => icon.parentElement?.click());
  await stands(size);
  await page.waitForNetworkIdle({ idleTime: 500 });
  const cpu = (await taskMs(session)) - worked;
  await session.detach();
  const heap = (await memoryOf(page)).heap - before.heap;
  const nodes = await page.$$eval('.ant-table-tbody *', (all) => all.length);
  const columns = await page.$eval(ROW, (row) => row.children.length);
  if (columns !== COLUMNS) throw new Error(`The table has ${columns} columns.`);
  return { cpu, heap, nodes };
}

/** A window in which the rows of a list are answered by what `bodyOf` makes of their number; at first there is one. */
async function inWindow(
  browser: Browser,
  { origin, path, bodyOf }: { origin: string; path: string; bodyOf: (count: number) => object },
  look: (visitor: Visitor, answer: (count: number) => void) => Promise<Mounted>,
) {
  const visitor = await Visitor.enter(browser, origin);
  const { page } = visitor;
  let count = 1;
  await page.setRequestInterception(true);
  page.on('request', (request: HTTPRequest) => {
    if (!request.url().includes(path)) void request.continue();
    else void request.respond({ contentType: 'application/json', body: JSON.stringify(bodyOf(count)) });
  });
  try {
    return await look(visitor, (wanted) => (count = wanted));
  } finally {
    await page.browserContext().close();
  }
}

type Seen = Record<`${'own' | 'bare'}${(typeof SIZES)[number]}`, Mounted[]>;

function figuresOf(seen: Seen): Figure[] {
  const of = (size: (typeof SIZES)[number], read: (one: Mounted) => number) => ({
    value: middle(seen[`own${size}`].map(read)),
    floor: middle(seen[`bare${size}`].map(read)),
  });
  const heap = of(MOST, (one) => one.heap);
  const nodes = of(MOST, (one) => one.nodes);
  return [
    ...SIZES.map((size) => ({
      ...{ id: 'P9', what: `table of ${size} rows: main thread`, unit: 'ms', exact: false },
      ...{ ...of(size, ({ cpu }) => cpu), must: 1.3, goal: 1.1, byRatio: true },
    })),
    {
      ...{ id: 'P9', what: `the same, ${MOST} rows over ${COMPARED}`, unit: '×', exact: false, must: 1.3 },
      value: of(MOST, ({ cpu }) => cpu).value / of(COMPARED, ({ cpu }) => cpu).value,
      floor: of(MOST, ({ cpu }) => cpu).floor / of(COMPARED, ({ cpu }) => cpu).floor,
    },
    { id: 'P10', what: `table of ${MOST} rows: heap`, ...heap, unit: 'MB', must: 8, exact: false },
    { id: 'P10', what: `table of ${MOST} rows: nodes`, ...nodes, unit: '', must: 450, exact: true },
  ];
}

async function main() {
  const server = await startServer();
  const admin = await signedIn(server.origin, 'admin.hq');
  const { records } = await admin.data(tradeFairApi.searchList, { pageSize: USUAL });
  const floor = await startFloor('list', pageOf(records, 1));
  const browser = await launchBrowser();
  const bodyOf = (count: number) => pageOf(records, count);
  const envelope = (count: number) => ({ code: 200, success: true, msg: '', data: bodyOf(count) });
  const own = (size: number) => () =>
    inWindow(
      browser,
      { origin: server.origin, path: tradeFairApi.searchList.path, bodyOf: envelope },
      async (visitor, answer) => {
        await visitor.signIn('admin.hq', LIST);
        await visitor.page.waitForSelector(ROW);
        return mounted(visitor.page, size, answer);
      },
    );
  const bare = (size: number) => () =>
    inWindow(browser, { origin: floor.origin, path: 'rows.json', bodyOf }, async (visitor, answer) => {
      await visitor.open(`/?bare&columns=${COLUMNS}`);
      return mounted(visitor.page, size, answer);
    });
  try {
    const seen: Seen = await byTurns(ROUNDS, {
      ...{ bare20: bare(20), own20: own(20), bare100: bare(100), own100: own(100) },
      ...{ bare500: bare(500), own500: own(500) },
    });
    report('tables', figuresOf(seen));
  } finally {
    await browser.close();
    await floor.stop();
    await server.stop();
  }
}

void main();
