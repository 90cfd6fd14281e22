import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliCompressSync } from 'node:zlib';
import express from 'express';
import * as fc from 'fast-check';
import { createPages } from './pages';

const PUBLIC = join(__dirname, '../../public');
/** The headers that browsers send when a page is opened. */
const BROWSER = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };
const SECRET = 'not a page';
const DAY = 'public, max-age=86400';

let folder: string;
let directory: string;
let server: Server;
let origin: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pages-'));
  directory = join(folder, 'dist');
  cpSync(PUBLIC, directory, { recursive: true });
  // A file outside of the pages must not be served.
  writeFileSync(join(folder, 'secret.js'), SECRET);
  mkdirSync(join(folder, 'dist-api'));
  writeFileSync(join(folder, 'dist-api/secret.js'), SECRET);
  writeFileSync(join(directory, '.env'), SECRET);
  writeFileSync(join(directory, 'index.html'), '<!doctype html><title>console</title>');
  writeFileSync(join(directory, 'umi.0123abcd.js'), 'void 0;');
  writeFileSync(join(directory, '712.0123ab.async.js'), 'void 0;');
  const policy = (scripts: readonly string[]) => Promise.resolve(["script-src 'self'", ...scripts].join(' '));
  server = createServer(express().use(createPages(policy, directory)));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  await new Promise((done) => server.close(done));
  rmSync(folder, { recursive: true });
});

test.each([
  ['/favicon.svg', 'image/svg+xml', DAY],
  ['/icon-192.png', 'image/png', DAY],
  ['/icon-512.png', 'image/png', DAY],
  ['/robots.txt', 'text/plain; charset=utf-8', DAY],
  ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8', DAY],
  ['/712.0123ab.async.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
  ['/umi.0123abcd.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
  ['/index.html', 'text/html; charset=utf-8', 'no-cache'],
  ['/sale/tradeFairManage', 'text/html; charset=utf-8', 'no-cache'],
])('%s is served as %s, kept as %s', async (path, type, kept) => {
  const answer = await fetch(origin + path, { headers: BROWSER });
  expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
    200,
    type,
    kept,
  ]);
  const file = path.startsWith('/sale') ? 'index.html' : path.slice(1);
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(readFileSync(join(directory, file)));
});

test.each(['/site.webmanifest', '/icon-64.png', '/apple-touch-icon.png'])(
  '%s is not there, and no page',
  async (path) => {
    const answer = await fetch(origin + path);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store']);
  },
);

test('a document is sent compressed, and its policy names the script that stands in it', async () => {
  const html = '<!doctype html><style>a{}</style><script>alert(1)</script><script src="/umi.0123abcd.js"></script>';
  writeFileSync(join(directory, 'index.html'), html);
  writeFileSync(join(directory, 'index.html.br'), brotliCompressSync(html));
  const answer = await fetch(`${origin}/login`, { headers: { ...BROWSER, 'accept-encoding': 'br' } });
  expect([answer.headers.get('content-encoding'), await answer.text()]).toEqual(['br', html]);
  // The output of `printf 'alert(1)' | openssl dgst -sha256 -binary | base64`.
  expect(answer.headers.get('content-security-policy')).toBe(
    "script-src 'self' 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='",
  );
});

test('robots are refused everywhere', () => {
  expect(readFileSync(join(PUBLIC, 'robots.txt'), 'utf8')).toMatch(/^User-agent: \*\nDisallow: \/$/m);
});

test.each([
  ['a probe', '/healthz', {}, 404],
  ['a program that takes everything', '/sale/tradeFairManage', { accept: '*/*' }, 404],
  ['a program that wants JSON', '/readyz', { accept: 'application/json' }, 404],
  ['a browser', '/readyz', BROWSER, 200],
  ['anybody at the front door', '/', {}, 200],
])('%s that asks for %s', async (_, path, headers, status) => {
  const answer = await fetch(origin + path, { headers });
  expect(answer.status).toBe(status);
});

/** Sends the path unchanged; `fetch` would normalise it. */
const ask = (path: string) =>
  new Promise<{ status: number; text: string }>((done, fail) => {
    const { hostname, port } = new URL(origin);
    request({ hostname, port, path, headers: BROWSER }, (answer) => {
      text(answer).then((body) => done({ status: answer.statusCode ?? 0, text: body }), fail);
    })
      .once('error', fail)
      .end();
  });

const escape = fc.constantFrom(
  '%',
  '%E0%A4%A',
  '%00',
  '%2e%2e',
  '..',
  '%5c',
  '%0d%0a',
  '%ff',
  '//',
  ';',
  '?',
  '#',
  'ü',
);
const piece = fc.oneof(escape, fc.string({ maxLength: 12 }), fc.constantFrom('.js', '.html', 'index.html', 'umi', '/'));
const address = fc
  .array(piece, { maxLength: 8 })
  .map((pieces) => `/${pieces.join('')}`.replace(/[^\x21-\x7e]/g, (sign) => encodeURIComponent(sign.toWellFormed())));

test('no address of a page is a fault, and none shows where the sources are', async () => {
  expect(await ask('/%E0%A4%A.js')).toEqual({ status: 404, text: 'Not found' });
  const property = fc.asyncProperty(address, async (path) => {
    const { status, text: shown } = await ask(path);
    expect([200, 404]).toContain(status);
    expect(shown).not.toMatch(/\bat \S+ \(|node_modules|\.ts:\d/);
  });
  await fc.assert(property, { numRuns: 300 });
});

const UP = [
  '..',
  '%2e%2e',
  '.%2e',
  '%2E.',
  '..%2f..',
  '%2e%2e%2f%2e%2e',
  '..%5c..',
  '..\\..',
  '....',
  '..;',
  '%252e%252e',
];
const outside = [
  ...UP.flatMap((up) => [`/${up}/secret.js`, `/assets/${up}/${up}/secret.js`]),
  ...['/../dist-api/secret.js', '/%2e%2e/dist-api/secret.js', '/..%2fdist-api%2fsecret.js', '/..%00/secret.js'],
  ...['/.env', '/%2eenv', '//.env', '/./.env', `/${'../'.repeat(20)}etc/passwd`],
];

test.each(outside)('no file outside of the pages is handed out for %s', async (path) => {
  const { status, text: shown } = await ask(path);
  expect([200, 403, 404]).toContain(status);
  expect(shown).not.toMatch(/not a page|root:/);
});
