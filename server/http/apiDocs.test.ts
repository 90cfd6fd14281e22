import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express from 'express';
import { API_DOCS, createApiDocs } from './apiDocs';

const folder = mkdtempSync(join(tmpdir(), 'api-'));
const file = join(folder, 'openapi.json');
let server: Server;
let origin: string;
let write: () => Promise<unknown>;

beforeAll(async () => {
  server = createServer(express().use(createApiDocs({ file, write: () => write() })));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  // A server that listens on a port has an address object.
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await new Promise((done) => server.close(done));
});

const ask = () => fetch(`${origin}${API_DOCS}/openapi.json`);

test('a description that could not be written is not found, and is tried again', async () => {
  write = () => Promise.reject(new Error('No compiler is there.'));
  const answer = await ask();
  expect(answer.status).toBe(404);
  expect(await answer.json()).toEqual({ msg: 'The API is not described yet: npm run openapi' });
});

test('it is written for the first who ask, once for all of them', async () => {
  const text = JSON.stringify({ openapi: '3.1.0', paths: {} });
  let times = 0;
  write = () => {
    times += 1;
    writeFileSync(file, text);
    return Promise.resolve();
  };
  const answers = await Promise.all([ask(), ask(), ask()]);
  expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual([text, text, text]);
  await ask();
  expect(times).toBe(1);
});

test('every file that the page names comes from the server itself, and so does the description', async () => {
  const page = await (await fetch(`${origin}${API_DOCS}`)).text();
  const named = [...page.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, path = '']) => path);
  expect(named).toHaveLength(4);
  for (const path of named) {
    expect(path.startsWith('/')).toBe(true);
    expect([path, (await fetch(origin + path)).status]).toEqual([path, 200]);
  }
  const start = await (await fetch(`${origin}${API_DOCS}/start.js`)).text();
  const [, url = ''] = /"url":"([^"]+)"/.exec(start) ?? [];
  const description = await fetch(origin + url);
  expect(description.headers.get('content-security-policy')).toContain("default-src 'self'");
  expect(Object.keys((await description.json()) as object)).toContain('paths');
});
