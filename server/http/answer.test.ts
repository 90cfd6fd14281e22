import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import express from 'express';
import { logger } from '../platform/logger';
import { FileAnswer, sendFile } from './answer';

/** The log of a server that sends this content, while a client does something. */
async function logged(content: Readable, visit: (origin: string) => Promise<unknown>) {
  const error = jest.spyOn(logger, 'error').mockImplementation(() => undefined);
  const app = express();
  const facts = { name: 'list.csv', mime: 'text/csv', inline: false, maxAge: 0 };
  const sent = new Promise<void>((resolve) => {
    app.get('/', (_req, res) => void sendFile(res, new FileAnswer(content, facts)).then(resolve));
  });
  const server = createServer(app as RequestListener).listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  // A server that listens on a port has an address object.
  await visit(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`).catch(() => undefined);
  await sent;
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
  const calls: unknown[] = error.mock.calls.map(([what]) => what);
  error.mockRestore();
  return calls;
}

async function* damaged() {
  yield Buffer.from('half of it');
  await Promise.resolve();
  throw new Error('The content of export/1 is damaged.');
}

async function* endless() {
  for (;;) {
    yield Buffer.alloc(64 * 1024);
    await new Promise(setImmediate);
  }
}

test('a content that breaks off is no whole answer, and stands in the log', async () => {
  let isWhole = true;
  const calls = await logged(Readable.from(damaged(), { objectMode: false }), async (origin) => {
    isWhole = false;
    await (await fetch(origin)).text();
    isWhole = true;
  });
  expect(isWhole).toBe(false);
  expect(calls).toEqual([expect.objectContaining({ reason: 'The content of export/1 is damaged.' })]);
});

test('a client that goes is no fault of the server', async () => {
  const calls = await logged(Readable.from(endless(), { objectMode: false }), async (origin) => {
    const gone = new AbortController();
    const { body } = await fetch(origin, { signal: gone.signal });
    await body?.getReader().read();
    gone.abort();
  });
  expect(calls).toEqual([]);
});
