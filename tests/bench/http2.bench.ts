/* HTTP/2 behind the proxy that is shipped (docs/operations.md#http2): sign-in and a list, beside HTTP/1.1 over TLS. */
import { connect, createServer, type Socket } from 'node:net';
import { once } from 'node:events';
import type { Browser } from 'puppeteer';
import { Visitor } from '../e2e/visitor';
import { launchBrowser } from '../support/browser';
import { hasTlsNginx, startTlsNginx } from '../support/nginx';
import { startServer } from '../support/server';
import { type Figure, report } from './report';

const TIMES = 5;
const LATENCIES = [0, 40];
const PAGES = [
  { what: 'sign-in', path: '/login', ready: 'input[autocomplete="username"]', signIn: false },
  { what: 'list', path: '/sale/tradeFairManage', ready: 'tr[data-row-key]', signIn: true },
] as const;

/** Each piece leaves as many ms later as the line is long, in the order in which it came. */
function delayed(from: Socket, to: Socket, ms: number) {
  from.on('data', (piece) => setTimeout(() => to.write(piece), ms));
  from.on('close', () => setTimeout(() => to.destroy(), ms));
  from.on('error', () => undefined);
}

/** A line to a port, with the latency of a round trip shared by both ways. */
async function line(port: number, roundTrip: number) {
  const server = createServer((near) => {
    const far = connect(port, '127.0.0.1');
    near.setNoDelay(true);
    far.setNoDelay(true);
    delayed(near, far, roundTrip / 2);
    delayed(far, near, roundTrip / 2);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The line has no port.');
  return { origin: `https://localhost:${address.port}`, close: () => server.close() };
}

type Shown = (typeof PAGES)[number];

/** ms from the address to what is waited for, in a window that has cached nothing. */
async function readyAfter(browser: Browser, origin: string, { path, ready, signIn }: Shown) {
  const visitor = await Visitor.enter(browser, origin);
  try {
    if (signIn) await visitor.signIn('admin.hq');
    await visitor.page.setCacheEnabled(false);
    const since = performance.now();
    await visitor.page.goto(origin + path, { waitUntil: 'domcontentloaded' });
    await visitor.page.waitForSelector(ready);
    return performance.now() - since;
  } finally {
    await visitor.page.browserContext().close();
  }
}

const middle = (times: number[]) => times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

const PROTOCOLS = [
  { name: 'HTTP/1.1', http2: false },
  { name: 'HTTP/2', http2: true },
] as const;

/** In turn, so that whatever else the machine does slows both. */
async function compare(browser: Browser, tlsPorts: readonly number[], latency: number): Promise<Figure[]> {
  const lines = await Promise.all(tlsPorts.map((port) => line(port, latency)));
  const figures: Figure[] = [];
  for (const shown of PAGES) {
    const times: number[][] = lines.map(() => []);
    for (let time = 0; time < TIMES; time += 1)
      for (const [nth, { origin }] of lines.entries()) times[nth]?.push(await readyAfter(browser, origin, shown));
    for (const [nth, { name }] of PROTOCOLS.entries()) {
      const what = `${shown.what}, ${latency} ms of latency, ${name}`;
      figures.push({ id: '', what, value: middle(times[nth] ?? []), unit: 'ms', exact: false });
    }
  }
  for (const { close } of lines) close();
  return figures;
}

async function main() {
  const server = await startServer({ env: { TRUST_PROXY: '1', ALLOWED_HOSTS: '*' } });
  const browser = await launchBrowser({ acceptInsecureCerts: true });
  const proxies = await Promise.all(PROTOCOLS.map(({ http2 }) => startTlsNginx({ http2 }, server.origin)));
  const tlsPorts = proxies.map(({ tlsPort }) => tlsPort);
  const figures: Figure[] = [];
  try {
    for (const latency of LATENCIES) figures.push(...(await compare(browser, tlsPorts, latency)));
    report('http2', figures);
  } finally {
    await browser.close();
    await Promise.all(proxies.map((proxy) => proxy.stop()));
    await server.stop();
  }
}

if (hasTlsNginx) void main();
else
  console.log(
    'http2: nginx and openssl are not both installed here (apt-get install nginx-light openssl): nothing was measured.',
  );
