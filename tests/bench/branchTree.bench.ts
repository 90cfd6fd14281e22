/* P12 of the budgets: from a keystroke to the painted tree, over 10,000 companies, beside antd's own tree. */
import { join } from 'node:path';
import { build } from 'esbuild';
import type { Browser, Page } from 'puppeteer';
import { goTo } from '../e2e/tabs';
import { Visitor } from '../e2e/visitor';
import { launchBrowser } from '../support/browser';
import { startServer } from '../support/server';
import { branches } from './branches';
import { report } from './report';
import { taskMs } from './visit';

const LIST = '/platformuser/api/org/loginOrgList';
/** What somebody types, and takes back: from all of them to one, by name and by id. */
const TYPED = ['江', '江城', '江城医药1', '江城医药12', '江城医药123', '江城', '', 'p', 'p9', 'p99c', 'p99c1', ''];
const ROUNDS = 4;

interface Strokes {
  /** Median of the main thread's work for one key, until the tree has followed it in a frame. */
  usual: number;
  /** The longest of them: the page was never blocked for longer. */
  worst: number;
}

/** Types into the field of a page and waits for each frame. */
async function strokes(page: Page, field: string): Promise<Strokes> {
  const session = await page.createCDPSession();
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const input = await page.waitForSelector(field);
  const times: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1)
    for (const typed of TYPED) {
      const before = await taskMs(session);
      await input?.evaluate(async (element, text) => {
        const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
        set?.call(element, text);
        element.dispatchEvent(new Event('input', { bubbles: true }));
        await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0)));
      }, typed);
      // The first round warms up.
      if (round > 0) times.push((await taskMs(session)) - before);
    }
  times.sort((a, b) => a - b);
  return { usual: times[Math.floor(times.length / 2)] ?? NaN, worst: times.at(-1) ?? NaN };
}

/** The picker of the built application; the server's list of companies is as long as the budget says. */
async function ours(browser: Browser, origin: string) {
  const { page, ...visitor } = await openPicker(browser, origin);
  const nodes = await page.$$eval('.ant-modal [role=treeitem]', (items) => items.length);
  const result = { ...(await strokes(page, '.ant-modal input[type=text]')), nodes };
  await visitor.close();
  return result;
}

async function openPicker(browser: Browser, origin: string) {
  const visitor = await Visitor.enter(browser, origin);
  const { page } = visitor;
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    if (!request.url().includes(LIST)) return void request.continue();
    const body = { code: 200, success: true, msg: '', data: branches(), requestId: '', serverTime: Date.now() };
    void request.respond({ contentType: 'application/json', body: JSON.stringify(body) });
  });
  await visitor.signIn('admin.hq', '/dashboard');
  await goTo(visitor, '/sale/saleShowEdit?id=70004');
  await page.locator('button[aria-label="打开公司列表"]').click();
  await page.waitForSelector('[role=treeitem]');
  return { page, close: () => page.close() };
}

async function naive(browser: Browser) {
  const bundle = await build({
    entryPoints: [join(__dirname, 'naiveTree.tsx')],
    bundle: true,
    minify: true,
    write: false,
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const page = await browser.newPage();
  await page.setContent('<div id="root"></div>');
  await page.addScriptTag({ content: bundle.outputFiles[0]?.text ?? '' });
  await page.waitForSelector('.ant-tree-treenode');
  return strokes(page, 'input');
}

async function main() {
  const server = await startServer();
  const browser = await launchBrowser();
  try {
    const floor = await naive(browser);
    const own = await ours(browser, server.origin);
    const what = '10,000 companies';
    report('branchTree', [
      { id: '', what: `${what}: a key in antd's own tree`, value: floor.usual, unit: 'ms', exact: false },
      { id: 'P12', what: `${what}: a key, to the painted tree`, value: own.usual, unit: 'ms', exact: false },
      {
        id: 'P12',
        what: 'of what it takes in antd’s',
        value: own.usual / floor.usual,
        unit: '×',
        must: 0.5,
        exact: true,
      },
      { id: 'P12', what: `${what}: the longest of all keys`, value: own.worst, unit: 'ms', must: 50, exact: false },
      { id: 'P12', what: `${what}: rows in the document`, value: own.nodes, unit: '', must: 24, exact: true },
    ]);
  } finally {
    await browser.close();
    await server.stop();
  }
}

void main();
