import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'puppeteer';
import { Visitor } from './visitor';
import { weighed } from '../bench/visit';
import { SEED_PASSWORD } from '../support/seed';
import type { HostedBackend } from '../support/host/host';

/** Of a list that is opened cold. One that is repeated, as the clock of the test is another, counts once. */
const MOST_REQUESTS = 16;
/** What is drawn until a list is still, by the size of its tree. */
const MOST_DRAWN = 3;
const COUNT = readFileSync(join(__dirname, '../support/countFibers.js'), 'utf8');

interface Drawn {
  fibers: number;
  tree: number;
}

/** What a page has loaded once it asks for nothing more. */
async function loaded(page: Page) {
  const names = await page.waitForFunction(() => {
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const last = Math.max(...files.map(({ responseEnd }) => responseEnd));
    return performance.now() - last > 1000 && files.map(({ name }) => name);
  });
  return (await names.jsonValue()) || [];
}

let server: HostedBackend;
let context: BrowserContext;

beforeAll(async () => {
  const [backend, browser] = await Promise.all([hostBackend({ PAGES: '1' }), hostBrowser()]);
  server = backend;
  // Nothing of another test is in what it has kept.
  context = await browser.createBrowserContext();
});

afterAll(async () => {
  await context.close();
  await server.stop();
});

test('the built application signs an account in and keeps it over a reload', async () => {
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  await page.goto(`${server.origin}/dashboard`);
  await page.waitForSelector('input[autocomplete="username"]');
  expect(new URL(page.url()).pathname).toBe('/login');
  await page.type('input[autocomplete="username"]', 'show.clerk');
  await page.type('input[autocomplete="current-password"]', SEED_PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => window.location.pathname === '/dashboard');
  await page.reload();
  await page.waitForFunction(() => document.body.innerText.includes('林小雨'));
  expect(new URL(page.url()).pathname).toBe('/dashboard');
  expect(errors).toEqual([]);
});

test('whoever tries the product out signs in as one of its people with one click', async () => {
  const own = await (await hostBrowser()).createBrowserContext();
  const page = await own.newPage();
  await page.goto(`${server.origin}/login`);
  const clerk = await page.waitForSelector('section[aria-labelledby="examples"] ::-p-text(林小雨)');
  await clerk?.click();
  await page.waitForFunction(() => window.location.pathname === '/dashboard');
  await page.waitForFunction(() => document.body.innerText.includes('林小雨'));
  await own.close();
});

const LISTS = ['/sale/tradeFairManage', '/permissionSys/roleManage'];

test.each(LISTS)('%s comes within its bytes and requests, and is not drawn over and over', async (address) => {
  const visitor = await Visitor.enter(await hostBrowser(), server.origin);
  const { page } = visitor;
  await visitor.signIn('admin.hq', '/dashboard');
  await page.evaluateOnNewDocument(COUNT);
  await page.goto(server.origin + address);
  await page.waitForSelector('tr.ant-table-row');
  const files = (await loaded(page)).map((name) => new URL(name));
  // With the document, and with what the list asks of the server.
  const requests = new Set(files.map(({ pathname }) => pathname)).size + 1;
  const list = weighed(files).js.gz;
  console.info(`${address}: ${list.toFixed(1)} KB gz in ${requests} requests`);
  expect(requests).toBeLessThanOrEqual(MOST_REQUESTS);
  // KB, budget P6; a list that weighs nothing was not looked at.
  expect(list).toBeGreaterThan(400);
  expect(list).toBeLessThanOrEqual(560);
  const { fibers, tree } = await page.evaluate(() => (window as unknown as { drawn: Drawn }).drawn);
  expect(tree).toBeGreaterThan(1_000);
  expect(fibers / tree).toBeLessThanOrEqual(MOST_DRAWN);
  await page.browserContext().close();
});
