/*
 * Clients that send nothing, little, too much, or do not read: others do not notice them, and they keep no server from its
 * stop. Two servers are asked in turn, one of them with such clients: what else the machine does slows both.
 */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { profileApi } from '../../src/contract/account/profile';
import { tradeFairApi } from '../../src/contract/trade-fair/fairs';
import { type Client, signedIn } from '../support/client';
import { type Server, startServer } from '../support/server';

const IDLE = 1_000;
const STALLED = 50;
const NOT_READING = 20;
const HUGE = 2;
const HUGE_BYTES = 10 * 1024 * 1024;
const ASKED = 100;
const ROUNDS = 6;
const PATH = '/user/api/manage/usernameLogin';

const sockets: Socket[] = [];

async function open({ origin }: Server) {
  const { port, hostname } = new URL(origin);
  const socket = connect(Number(port), hostname);
  // Whoever is cut off in the end is no fault of the test.
  socket.on('error', () => undefined);
  sockets.push(socket);
  await once(socket, 'connect');
  return socket;
}

const head = (server: Server, ...lines: string[]) =>
  [...lines, `Host: ${new URL(server.origin).host}`, 'Content-Type: application/json', '\r\n'].join('\r\n');
const post = (server: Server, bytes: number, ...more: string[]) =>
  head(server, `POST ${PATH} HTTP/1.1`, `Content-Length: ${bytes}`, ...more);

/** One after the other: a thousand at once would find the queue of the port full. */
async function openMany(server: Server, count: number, begin: (socket: Socket, nth: number) => void) {
  for (let nth = 0; nth < count; nth += 1) begin(await open(server), nth);
}

async function crowd(server: Server) {
  await openMany(server, IDLE, (socket, nth) => {
    // Half of them have begun a head.
    if (nth % 2 === 0) socket.write(`GET ${PATH} HTT`);
  });
  await openMany(server, STALLED, (socket) => socket.write(`${post(server, 10_000)}{"username":"`));
  await openMany(server, NOT_READING, (socket) => {
    socket.pause();
    socket.write(head(server, 'GET /api-docs/openapi.json HTTP/1.1').repeat(20));
  });
}

/** Sends a body that nobody wants, again and again, until it is over. */
async function sendHuge(server: Server, over: AbortSignal) {
  let sent = 0;
  const body = 'x'.repeat(HUGE_BYTES);
  while (!over.aborted) {
    const answer = await fetch(server.origin + PATH, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json' },
    })
      .then(({ status }) => status)
      .catch(() => 'cut off');
    expect([413, 'cut off']).toContain(answer);
    sent += 1;
  }
  return sent;
}

const ask = async (client: Client) => {
  const since = performance.now();
  const answer = await client.call(tradeFairApi.searchList, { pageSize: 20 });
  expect(answer.code).toBe(200);
  return performance.now() - since;
};

const p99 = (times: number[]) => times.sort((a, b) => a - b)[Math.floor(times.length * 0.99) - 1]!;

async function compared(bare: Client, crowded: Client) {
  const times: [number[], number[]] = [[], []];
  for (let asked = 0; asked < ASKED; asked += 1) {
    times[0].push(await ask(bare));
    times[1].push(await ask(crowded));
  }
  return p99(times[1]) / p99(times[0]);
}

/** A call whose body is on the way, and its answer when the rest has come. */
async function callUnderWay(server: Server) {
  const socket = await open(server);
  const body = '{}';
  socket.write(post(server, body.length, 'Connection: close', 'Expect: 100-continue'));
  // The server says when it has begun.
  await once(socket, 'data');
  return async () => {
    let said = '';
    socket.on('data', (text) => (said += text.toString()));
    socket.write(body);
    await once(socket, 'close');
    return said;
  };
}

test(`${IDLE} idle, ${STALLED} stalled and ${NOT_READING} unread clients, and large bodies, hold up nobody else`, async () => {
  const [bare, crowded] = await Promise.all([startServer(), startServer()]);
  try {
    const [one, other] = [await signedIn(bare.origin, 'op.hubei'), await signedIn(crowded.origin, 'op.hubei')];
    await crowd(crowded);
    const over = new AbortController();
    const ratios: number[] = [];
    const huge = Promise.all(Array.from({ length: HUGE }, () => sendHuge(crowded, over.signal)));
    // One busy moment of the machine is no fault; a server that is held up is so in each round.
    while (ratios.length < ROUNDS && !ratios.some((ratio) => ratio <= 2)) ratios.push(await compared(one, other));
    over.abort();
    console.info(`p99 beside them: ${ratios.map((ratio) => ratio.toFixed(2)).join(', ')} times that without`);
    expect(Math.min(...ratios)).toBeLessThanOrEqual(2);
    expect((await huge).every((sent) => sent > 0)).toBe(true);
    expect((await other.call(profileApi.profile, {})).code).toBe(200);

    const finish = await callUnderWay(crowded);
    const since = performance.now();
    const exited = once(crowded.process, 'exit');
    crowded.process.ref();
    crowded.process.kill('SIGTERM');
    expect(await finish()).toMatch(/HTTP\/1\.1 200 OK[^]*"success":false/);
    expect(await exited).toEqual([0, null]);
    console.info(`stopped after ${Math.round(performance.now() - since)} ms`);
  } finally {
    for (const socket of sockets) socket.destroy();
    await Promise.all([bare.stop(), crowded.stop()]);
  }
});
