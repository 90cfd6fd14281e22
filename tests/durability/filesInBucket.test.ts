/* docs/storage.md#files: a whole server on a bucket, what it says when that is gone, and how files come and go. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BRIEF_SERVER } from '../../config/check/brief.mjs';
import { drawCover } from '../../mock/examples/cover';
import { fileApi } from '../../src/contract/account/files';
import { ERROR } from '../../src/contract/error-codes';
import { EXPORT_STATUS } from '../../src/contract/tasks/exports';
import { storageApi } from '../../src/contract/tasks/storage';
import { ended, filesIn, linesOf, save } from '../contract/tasks/exports';
import { type Client, signedIn } from '../support/client';
import { compiled } from '../support/compiled';
import { startS3 } from '../support/s3Service';
import { type Server, startServer, TEST_ENV } from '../support/server';

const PICTURE = drawCover([200, 120, 40]).content;
const folder = mkdtempSync(join(tmpdir(), 'bucket-'));

let s3: Awaited<ReturnType<typeof startS3>>;
let first: Server;
let server: Server;
let link = '';

beforeAll(async () => {
  s3 = await startS3();
  first = await startServer({ env: { PAGES: '0', ...s3.env } });
  server = first;
});
afterAll(async () => {
  await server.stop();
  await first.stop();
  await s3.stop();
  rmSync(folder, { recursive: true });
});

/** Not waited for by a blocking call: the bucket is in this process. */
async function admin(env: Record<string, string>, ...args: string[]) {
  const child = spawn(process.execPath, [...BRIEF_SERVER, await compiled('admin'), ...args], {
    env: { ...process.env, ...TEST_ENV, DATA_DIR: first.dataDir, ...env },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (said += text.toString()));
  const status = await new Promise((done) => child.once('exit', done));
  return { status, said };
}

function upload(client: Client) {
  return client.upload(fileApi.upload, { bizType: 'prize' }, { content: PICTURE, name: 'a.png' });
}

const bytesAt = async (path: string, origin = server.origin) =>
  Buffer.from(await (await fetch(origin + path)).arrayBuffer());
const names = () => [...s3.objects.keys()].sort();

test('uploads and exports lie in the bucket, and come back as they were', async () => {
  const operator = await signedIn(server.origin, 'op.hubei');
  link = (await upload(operator)).data.url;
  expect(await bytesAt(link)).toEqual(PICTURE);
  const jobNo = await save(operator, { fileName: 'in the bucket' });
  expect((await ended(operator, jobNo)).status).toBe(EXPORT_STATUS.finished);
  expect((await linesOf(operator, jobNo)).length).toBeGreaterThan(1);
  expect(names()).toEqual([expect.stringMatching(`^export/${jobNo}-`), expect.stringMatching(/^upload\/[\w-]+$/)]);
  expect(s3.refusals).toEqual([]);
});

test('what was changed in the bucket is never taken for whole', async () => {
  const key = names().find((name) => name.startsWith('upload/'))!;
  const { data, at } = s3.objects.get(key)!;
  s3.objects.set(key, { data: Buffer.concat([data.subarray(0, -1), Buffer.from('x')]), at });
  await expect(bytesAt(link)).rejects.toThrow();
  s3.objects.set(key, { data: data.subarray(0, -10), at });
  await expect(bytesAt(link)).rejects.toThrow();
  s3.objects.set(key, { data, at });
  expect(await bytesAt(link)).toEqual(PICTURE);
});

test('without its bucket the server says that it is for a while, and writes nothing down', async () => {
  await server.kill();
  server = await first.restart({ S3_ENDPOINT: 'http://127.0.0.1:1' });
  const operator = await signedIn(server.origin, 'op.hubei');
  const refused = await upload(operator);
  expect([refused.status, refused.code]).toEqual([503, ERROR.serverBusy]);
  const answer = await fetch(server.origin + link);
  expect([answer.status, (await answer.text()).slice(0, 200)]).toEqual([
    503,
    expect.stringContaining(String(ERROR.serverBusy)),
  ]);
  const boss = await signedIn(server.origin, 'admin.hq');
  const { usage } = await boss.data(storageApi.overview, {});
  expect(usage.find(({ kind, store }) => kind === 'upload' && store === 's3')?.files).toBe(1);
  await server.kill();
});

test('a backup has what is in the bucket, and restores it into another store', async () => {
  const backup = join(folder, 'backup');
  expect(await admin(s3.env, 'backup', backup)).toMatchObject({ status: 0, said: /, 2 files, / });
  expect(await admin({}, 'verify', backup)).toMatchObject({ status: 0 });
  const target = { DATA_DIR: join(folder, 'restored'), FILE_STORE: 'database' };
  expect(await admin(target, 'restore', backup)).toMatchObject({ status: 0, said: /^Restored and compared/ });
  const copy = await startServer({ dataDir: target.DATA_DIR, env: { PAGES: '0', FILE_STORE: 'database' } });
  expect(await bytesAt(link, copy.origin)).toEqual(PICTURE);
  await copy.stop();
});

test('files move to another store and back, and go on where a move was cut short', async () => {
  const there = { ...s3.env, FILE_STORE: 'directory' };
  const [one = ''] = names();
  const { data, at } = s3.objects.get(one)!;
  s3.objects.delete(one);
  const cut = await admin(there, 'files', 'move');
  expect(cut).toMatchObject({ status: 0, said: expect.stringContaining(`Not to be found: ${one}`) });
  s3.objects.set(one, { data, at });
  expect(await admin(there, 'files', 'move')).toMatchObject({
    status: 0,
    said: '1 files are in the directory store now.\n',
  });
  expect(names()).toEqual([]);
  expect(filesIn(first)).toHaveLength(1);
  server = await first.restart(there);
  expect(await bytesAt(link)).toEqual(PICTURE);
  await server.kill();
  expect(await admin(s3.env, 'files', 'move')).toMatchObject({ status: 0 });
  expect(filesIn(first)).toEqual([]);
  expect(names().filter((name) => name.startsWith('export/'))).toHaveLength(1);
  server = await first.restart();
  expect(await bytesAt(link)).toEqual(PICTURE);
});
