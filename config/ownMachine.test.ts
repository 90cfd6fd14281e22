import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isReached } from '@tests/support/isReached';
import { listenAt, onlyOwn } from './ownMachine';

let server: Server;
let port: number;
let restore: () => void;

beforeAll(async () => {
  restore = listenAt('127.0.0.1');
  const ours = onlyOwn('127.0.0.1');
  server = createServer((req, res) => {
    // As Umi does before anything else.
    res.setHeader('Access-Control-Allow-Origin', req.headers.origin ?? '');
    ours(req, res, () => res.end('ours'));
  });
  // As Umi does, and like it before it listens.
  const switched = ['HTTP/1.1 101 Switching Protocols', 'Connection: Upgrade', 'Upgrade: websocket', '', ''];
  server.on('upgrade', (_, socket) => socket.end(switched.join('\r\n')));
  await new Promise<void>((done) => server.listen(0, done));
  // A server that listens on a port has an address object.
  ({ port } = server.address() as AddressInfo);
});
afterAll(async () => {
  restore();
  await new Promise((done) => server.close(done));
});

const ask = (headers: Record<string, string>) =>
  new Promise<[status: number | undefined, readableBy: string | undefined]>((done, fail) => {
    request({ port, host: '127.0.0.1', headers, agent: false }, (answer) => {
      answer.resume();
      done([answer.statusCode, answer.headers['access-control-allow-origin']]);
    })
      .on('error', fail)
      .end();
  });

test('who names no address listens on this machine alone', async () => {
  expect([await isReached(port, '127.0.0.1'), await isReached(port, '127.0.0.2')]).toEqual([true, false]);
});

test('an address that is named is kept', async () => {
  const other = createServer();
  await new Promise<void>((done) => other.listen(0, '127.0.0.2', done));
  expect(other.address()).toMatchObject({ address: '127.0.0.2' });
  await new Promise((done) => other.close(done));
});

test.each(['localhost', 'LOCALHOST:1', '127.0.0.1', '[::1]:1'])('it answers to %s', async (host) => {
  expect((await ask({ host }))[0]).toBe(200);
});

test.each(['evil.example', '127.0.0.1.evil.example', 'localhost.', '10.0.0.1'])('it does not to %s', async (host) => {
  expect((await ask({ host }))[0]).toBe(403);
});

test.each([
  ['http://localhost:8000', true],
  ['http://127.0.0.1:8101', true],
  ['https://evil.example', false],
  ['http://localhost.evil.example', false],
  ['null', false],
])('whether a page of %s reads an answer: %s', async (origin, may) => {
  expect((await ask({ host: 'localhost:1', origin }))[1]).toBe(may ? origin : undefined);
});

const openSocket = (origin?: string) =>
  new Promise<boolean>((done) => {
    const headers = { host: 'localhost', connection: 'Upgrade', upgrade: 'websocket', ...(origin ? { origin } : {}) };
    request({ port, host: '127.0.0.1', headers, agent: false })
      .on('upgrade', (_, socket) => {
        socket.destroy();
        done(true);
      })
      .on('error', () => done(false))
      .end();
  });

test.each([
  ['http://localhost:8000', true],
  [undefined, true],
  ['https://evil.example', false],
  ['null', false],
])('whether a page of %s opens a web socket: %s', async (origin, may) => {
  expect(await openSocket(origin)).toBe(may);
});
