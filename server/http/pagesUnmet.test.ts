import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import express from 'express';
import { createPages } from './pages';

let directory: string;
let server: Server;
let origin: string;

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'pages-'));
  writeFileSync(join(directory, 'index.html'), '<!doctype html>');
  writeFileSync(join(directory, 'umi.0123abcd.js'), 'void 0;');
  writeFileSync(join(directory, 'umi.0123abcd.js.br'), brotliCompressSync('void 0;'));
  server = createServer(express().use(createPages(() => Promise.resolve(''), directory)));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  // It listens on a port, so its address is no text.
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  await new Promise((done) => server.close(done));
  rmSync(directory, { recursive: true });
});

test.each([
  ['br', 'range', 'bytes=99999999-', 416],
  ['identity', 'range', 'bytes=99999999-', 416],
  ['br', 'if-match', '"another"', 412],
  ['identity', 'if-match', '"another"', 412],
])('a file as %s answers a request whose %s is %s with %i', async (encoding, name, value, status) => {
  const headers = { 'accept-encoding': encoding, [name]: value };
  const answer = await fetch(`${origin}/umi.0123abcd.js`, { headers, signal: AbortSignal.timeout(3_000) });
  const { headers: said } = answer;
  expect([answer.status, said.get('content-encoding'), said.get('cache-control'), await answer.text()]).toEqual([
    ...[status, null, 'no-store', ''],
  ]);
});
