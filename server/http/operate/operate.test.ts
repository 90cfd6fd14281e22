import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { createLastResort } from './lastResort';
import { createMetrics, type Metrics } from './metrics';
import { createProbes } from './probes';
import { answeredBy, refusedBy } from './served';

const open: Server[] = [];

async function originOf(server: Server) {
  open.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

afterEach(() => Promise.all(open.splice(0).map((server) => new Promise((done) => server.close(done)))));

const answers = () => Promise.resolve();

function siteWith(metrics: Metrics) {
  const site = express();
  site.use(metrics.count);
  site.get('/known/:id', (req, res) => {
    answeredBy(req, 'GET /known/:id');
    res.send('fine');
  });
  site.get('/often/:limit', (req, res) => {
    answeredBy(req, 'GET /often/:limit');
    refusedBy(req, req.params.limit);
    res.status(429).send('too often');
  });
  site.get('/broken', () => {
    throw new Error('at hidden (server/secret.ts:1)');
  });
  site.use(createLastResort(() => 5));
  return originOf(createServer(site));
}

const textOf = async (url: string) => (await fetch(url)).text();

test('a fault outside of the API has the form of the API, and tells a stranger nothing', async () => {
  const origin = await siteWith(createMetrics());
  const answer = await fetch(`${origin}/broken`, { headers: { 'accept-language': 'en' } });
  const body = await answer.json();
  expect([answer.status, answer.headers.get('cache-control'), body.success, body.serverTime]).toEqual([
    500,
    'no-store',
    false,
    5,
  ]);
  expect(body.requestId).toMatch(/^[\da-f-]{36}$/);
  expect(JSON.stringify(body)).not.toContain('secret');
});

test('requests are counted by route, and what a stranger types makes no new row', async () => {
  const metrics = createMetrics();
  const origin = await siteWith(metrics);
  for (const path of ['/known/1', '/known/2', '/x1', '/x2', '/x3', '/broken']) await textOf(origin + path);
  const lines = (await metrics.text()).split('\n');
  const counts = lines.filter((line) => line.startsWith('http_request_duration_seconds_count'));
  expect(counts.map((line) => line.replace(/^\w+/, '')).sort()).toEqual([
    '{route="GET /known/:id",status="200"} 2',
    '{route="unknown",status="404"} 3',
    '{route="unknown",status="500"} 1',
  ]);
  expect(lines).toContain('http_requests_in_flight 0');
});

test('what came too often is counted by the rate that was used up', async () => {
  const metrics = createMetrics();
  const origin = await siteWith(metrics);
  for (const path of ['/known/1', '/often/heavy', '/often/heavy', '/often/endpoint']) await textOf(origin + path);
  const lines = (await metrics.text()).split('\n').filter((line) => line.startsWith('http_requests_refused_total'));
  expect(lines.sort()).toEqual([
    'http_requests_refused_total{route="GET /often/:limit",limit="endpoint"} 1',
    'http_requests_refused_total{route="GET /often/:limit",limit="heavy"} 2',
  ]);
});

test('a figure that cannot be had is left out, and the others are there', async () => {
  const metrics = createMetrics([
    { name: 'queue_age_seconds', help: 'x', label: 'kind', read: () => Promise.resolve([['export', 3]]) },
    { name: 'locks_waiting', help: 'y', read: () => Promise.reject(new Error('no database')) },
  ]);
  const text = await metrics.text();
  expect(text).toContain('queue_age_seconds{kind="export"} 3');
  expect(text).not.toMatch(/^locks_waiting/m);
});

test.each([
  ['all is well', answers, false, 200],
  ['the database fails', () => Promise.reject(new Error('gone')), false, 503],
  ['the server is stopping', answers, true, 503],
])('ready when %s', async (_, askDatabase, stopping, status) => {
  const origin = await originOf(createProbes({ metrics: createMetrics(), askDatabase, isStopping: () => stopping }));
  expect((await fetch(`${origin}/readyz`)).status).toBe(status);
  // It is alive all the same: a restart would not bring the database back.
  expect((await fetch(`${origin}/livez`)).status).toBe(200);
  expect((await fetch(`${origin}/elsewhere`)).status).toBe(404);
  expect((await fetch(`${origin}/metrics`, { method: 'POST' })).status).toBe(404);
});

test('a database that never answers makes the server not ready, and the probe gets its answer', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  try {
    const never = () => new Promise<never>(() => undefined);
    const origin = await originOf(
      createProbes({ metrics: createMetrics(), askDatabase: never, isStopping: () => false }),
    );
    const answer = fetch(`${origin}/readyz`);
    while (jest.getTimerCount() === 0) await new Promise((done) => setImmediate(done));
    await jest.advanceTimersByTimeAsync(5_000);
    expect((await answer).status).toBe(503);
  } finally {
    jest.useRealTimers();
  }
});
