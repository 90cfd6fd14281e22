import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { CDPSession, Page } from 'puppeteer';

const DIST = join(__dirname, '../../dist');
const COUNTED = /\.(js|css|html)$/;

/** Of a built file, as `gzip -9` and as brotli make it. */
function weigh(folder: string, name: string) {
  const file = join(folder, name);
  const gz = existsSync(`${file}.gz`) ? statSync(`${file}.gz`).size : gzipSync(readFileSync(file), { level: 9 }).length;
  const br = existsSync(`${file}.br`) ? statSync(`${file}.br`).size : statSync(file).size;
  return { gz: gz / 1024, br: br / 1024 };
}

/** The built file behind an address; pages are one document. */
const fileOf = (folder: string, url: URL) =>
  existsSync(join(folder, url.pathname)) && url.pathname !== '/' ? url.pathname : 'index.html';

export interface Visit {
  requests: number;
  /** To other hosts than the page's. */
  foreign: number;
  /** KB of JS, CSS and HTML. */
  all: { gz: number; br: number };
  js: { gz: number; br: number };
  /** ms of the main thread. */
  cpu: number;
  /** ms until the page is ready, and until its largest content is painted. */
  ready: number;
  lcp: number;
}

const sum = (folder: string, names: readonly string[]) =>
  names.map((name) => weigh(folder, name)).reduce((a, b) => ({ gz: a.gz + b.gz, br: a.br + b.br }), { gz: 0, br: 0 });

/** Each built file once, whatever was asked for how often. */
export function weighed(urls: readonly URL[], folder = DIST) {
  const files = [...new Set(urls.map((url) => fileOf(folder, url)))].filter((name) => COUNTED.test(name));
  const scripts = files.filter((name) => name.endsWith('.js'));
  return { all: sum(folder, files), js: sum(folder, scripts) };
}

/** ms that the main thread has worked. */
export async function taskMs(session: CDPSession) {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

const largestPaint = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((done) => {
        new PerformanceObserver((list) => done(list.getEntries().at(-1)?.startTime ?? 0)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        });
      }),
  );

interface Opened {
  url: string;
  /** What stands there once the page is ready. */
  selector: string;
  /** Where its files are, when they are not the product's. */
  folder?: string;
}

/** Opens an address with nothing in the cache and measures until the selector stands there and the network is quiet. */
export async function visit(page: Page, { url, selector, folder }: Opened): Promise<Visit> {
  const session = await page.createCDPSession();
  await session.send('Network.clearBrowserCache');
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const urls: URL[] = [];
  const note = (request: { url: () => string }) => urls.push(new URL(request.url()));
  let refused = 0;
  const answered = (answer: { status: () => number }) => (refused += Number(answer.status() === 401));
  page.on('request', note);
  page.on('response', answered);
  const before = await taskMs(session);
  const since = performance.now();
  await page.goto(url, { waitUntil: 'domcontentloaded' });
  await page.waitForSelector(selector, { visible: true });
  const ready = performance.now() - since;
  await page.waitForNetworkIdle({ idleTime: 500 });
  const cpu = (await taskMs(session)) - before;
  const lcp = await largestPaint(page);
  page.off('request', note);
  page.off('response', answered);
  await session.detach();
  const sent = urls.filter(({ protocol }) => protocol.startsWith('http'));
  const own = sent.filter(({ host }) => host === new URL(url).host);
  const files = own.filter(({ pathname }) => !pathname.includes('/api/'));
  return {
    // The server's clock is that of the example company: the first call is refused, and made again, for this alone.
    requests: sent.length - refused,
    foreign: sent.length - own.length,
    ...weighed(files, folder),
    cpu,
    ready,
    lcp,
  };
}
