import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express from 'express';
import { createPages } from './pages';

const PUBLIC = join(__dirname, '../../public');
const DAY = 'public, max-age=86400';

let directory: string;
let server: Server;
let origin: string;

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'pages-'));
  cpSync(PUBLIC, directory, { recursive: true });
  writeFileSync(join(directory, 'index.html'), '<!doctype html><title>console</title>');
  writeFileSync(join(directory, 'umi.0123abcd.js'), 'void 0;');
  server = createServer(express().use(createPages(() => Promise.resolve("default-src 'self'"), directory)));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  await new Promise((done) => server.close(done));
  rmSync(directory, { recursive: true });
});

test.each([
  ['/favicon.svg', 'image/svg+xml', DAY],
  ['/icon-192.png', 'image/png', DAY],
  ['/icon-512.png', 'image/png', DAY],
  ['/robots.txt', 'text/plain; charset=utf-8', DAY],
  ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8', DAY],
  ['/umi.0123abcd.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
  ['/index.html', 'text/html; charset=utf-8', 'no-cache'],
  ['/sale/tradeFairManage', 'text/html; charset=utf-8', 'no-cache'],
])('%s is served as %s, kept as %s', async (path, type, kept) => {
  const answer = await fetch(origin + path);
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

test('robots are refused everywhere', () => {
  expect(readFileSync(join(PUBLIC, 'robots.txt'), 'utf8')).toMatch(/^User-agent: \*\nDisallow: \/$/m);
});
