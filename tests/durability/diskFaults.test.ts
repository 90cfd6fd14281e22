/* docs/operations.md#the-disk: what the server says when its disk takes nothing more, and what is there afterwards. */
import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { drawCover } from '../../mock/examples/cover';
import { fileApi } from '../../src/contract/account/files';
import { ERROR } from '../../src/contract/error-codes';
import { tradeFairApi } from '../../src/contract/trade-fair/fairs';
import { change } from '../contract/tasks/exports';
import { type Client, signedIn } from '../support/client';
import { type Server, startServer } from '../support/server';

const PICTURE = drawCover([200, 120, 40]).content;
const PRELOAD = join(__dirname, '../support/diskFault.mjs');

const folder = mkdtempSync(join(tmpdir(), 'disk-'));
const fault = join(folder, 'fault');
const disk = (state: '' | 'full' | 'read-only' | 'slow') => writeFileSync(fault, state);
const files = join(folder, 'files');
const env = {
  PAGES: '0',
  LOG_LEVEL: 'warn',
  NODE_OPTIONS: `--import ${PRELOAD}`,
  DISK_FAULT: fault,
  FILE_STORE: 'directory',
  FILE_DIR: files,
};

interface Write {
  subject: string;
  key: string;
}

let server: Server;
let client: Client;
const acknowledged: string[] = [];

beforeAll(async () => {
  disk('');
  server = await startServer({ env });
  client = await signedIn(server.origin, 'op.hubei');
});
afterEach(() => disk(''));
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

const newWrite = (): Write => ({ subject: `disk ${randomUUID()}`, key: randomUUID() });

async function write({ subject, key }: Write) {
  const answer = await client.call(
    tradeFairApi.add,
    { subject, saveMode: 'DRAFT' },
    { headers: { 'idempotency-key': key } },
  );
  if (answer.success) acknowledged.push(subject);
  return answer;
}

function upload() {
  return client.upload(fileApi.upload, { bizType: 'prize' }, { content: PICTURE, name: 'a.png' });
}

const listed = () => client.call(tradeFairApi.searchList, { subject: 'disk ', pageSize: 20 });

/** The same again, as a browser would, until it is done. */
async function untilDone(refused: Write) {
  let answer = await write(refused);
  while (!answer.success) {
    expect([answer.status, answer.code]).toEqual([503, ERROR.serverBusy]);
    await pause(50);
    answer = await write(refused);
  }
}

const filesOf = () =>
  existsSync(files) ? readdirSync(files, { recursive: true, withFileTypes: true }).filter((one) => one.isFile()) : [];

/** Writes until the disk takes nothing more: pages of the database that are half empty still have room. */
async function writeUntilRefused() {
  for (;;) {
    const next = newWrite();
    const { success, status, code, headers } = await write(next);
    if (success) continue;
    expect([status, code, Number(headers.get('retry-after')) > 0]).toEqual([503, ERROR.serverBusy, true]);
    return next;
  }
}

test('a full disk refuses writes and uploads for a while, and lists go on', async () => {
  disk('full');
  const refused = await writeUntilRefused();
  const list = await listed();
  expect([list.status, list.data.total]).toEqual([200, acknowledged.length]);
  const { status, code } = await upload();
  expect([status, code, filesOf()]).toEqual([503, ERROR.serverBusy, []]);
  disk('');
  await untilDone(refused);
  expect((await upload()).code).toBe(200);
  expect(filesOf()).toHaveLength(1);
  expect((await listed()).data.total).toBe(acknowledged.length);
});

test('a disk that becomes read-only is told, and the database is opened again when it can be written to', async () => {
  disk('read-only');
  const refused = await writeUntilRefused();
  // By then the database has stopped: whoever asks hears so at once, readers as well.
  for (const answer of [await write(refused), await listed(), await write(newWrite())])
    expect([answer.status, answer.code]).toEqual([503, ERROR.serverBusy]);
  disk('');
  await untilDone(refused);
  expect((await listed()).data.total).toBe(acknowledged.length);
  expect(server.output()).toContain('is opened again');
});

test('a disk that is slow to keep a file holds up nobody but its sender', async () => {
  disk('slow');
  const isHeld = { now: true };
  const held = upload().finally(() => (isHeld.now = false));
  // Its content is on the way before the others ask.
  while (!filesOf().some(({ parentPath }) => parentPath.endsWith('drafts'))) await pause(10);
  const before = acknowledged.length;
  for (let calls = 0; calls < 5; calls += 1) expect((await write(newWrite())).code).toBe(200);
  expect([(await listed()).data.total, isHeld.now]).toEqual([before + 5, true]);
  disk('');
  expect((await held).code).toBe(200);
});

test('after all that the data are whole, and each acknowledged write is there once', async () => {
  await server.kill();
  const checks = ['trade_fair', 'operation_log', 'idempotency'].map((table) => `reindex table ${table}`);
  const asked = `select subject from trade_fair where subject like 'disk %' order by subject`;
  const rows = change(server, ...checks, asked);
  expect(rows.map(({ subject }) => subject).sort()).toEqual([...acknowledged].sort());
});

test.each([
  ['full', 'The disk is full. Free some space and start again.'],
  ['read-only', 'The data directory is on a read-only disk. Choose another with DATA_DIR.'],
] as const)('a start on a disk that is %s ends with one sentence', async (state, sentence) => {
  disk(state);
  await expect(server.restart()).rejects.toThrow(`ended with 1:\n${sentence}`);
});
