import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { CDPSession, Page } from 'puppeteer';

const DIST = join(__dirname, '../../dist');
const COUNTED = /\.(js|css|html)$/;

/** Of a built file, as `gzip -9` and as brotli make it. */
function weigh(name: string) {
  const file = join(DIST, name);
  const gz = existsSync(`${file}.gz`) ? statSync(`${file}.gz`).size : gzipSync(readFileSync(file), { level: 9 }).length;
  const br = existsSync(`${file}.br`) ? statSync(`${file}.br`).size : statSync(file).size;
  return { gz: gz / 1024, br: br / 1024 };
}

/** The built file behind an address; pages are one document. */
const fileOf = (url: URL) =>
  existsSync(join(DIST, url.pathname)) && url.pathname !== '/' ? url.pathname : 'index.html';

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

const sum = (names: readonly string[]) =>
  names.map(weigh).reduce((a, b) => ({ gz: a.gz + b.gz, br: a.br + b.br }), { gz: 0, br: 0 });

/** Each built file once, whatever was asked for how often. */
export function weighed(urls: readonly URL[]) {
  const files = [...new Set(urls.map(fileOf))].filter((name) => COUNTED.test(name));
  return { all: sum(files), js: sum(files.filter((name) => name.endsWith('.js'))) };
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

/** Opens an address with nothing in the cache and measures until the selector stands there and the network is quiet. */
export async function visit(page: Page, url: string, selector: string): Promise<Visit> {
  const session = await page.createCDPSession();
  await session.send('Network.clearBrowserCache');
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const urls: URL[] = [];
  const note = (request: { url: () => string }) => urls.push(new URL(request.url()));
  page.on('request', note);
  const before = await taskMs(session);
  const since = performance.now();
  await page.goto(url, { waitUntil: 'domcontentloaded' });
  await page.waitForSelector(selector, { visible: true });
  const ready = performance.now() - since;
  await page.waitForNetworkIdle({ idleTime: 500 });
  const cpu = (await taskMs(session)) - before;
  const lcp = await largestPaint(page);
  page.off('request', note);
  await session.detach();
  const sent = urls.filter(({ protocol }) => protocol.startsWith('http'));
  const own = sent.filter(({ host }) => host === new URL(url).host);
  return {
    requests: sent.length,
    foreign: sent.length - own.length,
    ...weighed(own.filter(({ pathname }) => !pathname.includes('/api/'))),
    cpu,
    ready,
    lcp,
  };
}

/** The visit in the middle, by main-thread time, of several in windows of their own. */
export async function middleVisit(times: number, once: () => Promise<Visit>) {
  const visits: Visit[] = [];
  for (let i = 0; i < times; i += 1) visits.push(await once());
  const [middle] = visits.sort((a, b) => a.cpu - b.cpu).slice(Math.floor(times / 2));
  if (!middle) throw new Error('Nothing was visited.');
  return middle;
}
