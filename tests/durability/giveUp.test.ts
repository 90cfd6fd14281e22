import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runAdmin, runToEnd } from '../support/runAdmin';
import { ownData, startServer } from '../support/server';

const folder = mkdtempSync(join(tmpdir(), 'give-up-'));
afterAll(() => rmSync(folder, { recursive: true }));

const ended = (sentence: string) => ({ status: 1, said: `${sentence}\n` });
const SILENT = { DATABASE_URL: 'postgres://console:secret@127.0.0.1:1/console' };

test.each([
  ['main', []],
  ['worker', []],
  ['admin', ['prepare']],
] as const)('%s says in one sentence that no database server answers', async (program, args) => {
  const sentence = 'The database server of DATABASE_URL does not answer.';
  expect(await runToEnd(program, SILENT, ...args)).toEqual(ended(sentence));
});

test('a database that was prepared is said to be so', async () => {
  const DATA_DIR = await ownData({});
  const sentence = 'The database is migrated and filled; a server can start on it.';
  expect(await runAdmin({ DATA_DIR }, 'prepare')).toEqual({ status: 0, said: `${sentence}\n` });
  rmSync(DATA_DIR, { recursive: true });
});

test('a directory that cannot be made is named, and not taken for a port', async () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  const { status, said } = await runToEnd('main', { DATA_DIR: join(file, 'data') });
  expect(status).toBe(1);
  expect(said).toMatch(/^\S+file\S* cannot be made or written \(ENOTDIR\)\. DATA_DIR .*\n$/);
});

test('a host that there is not is named', async () => {
  const env = { DATABASE_URL: 'postgres://console:secret@database.invalid/console' };
  const sentence = 'There is no host database.invalid (DATABASE_URL, HOST, OPS_HOST).';
  expect(await runAdmin(env, 'prepare')).toEqual(ended(sentence));
});

test('of two ports the one that is taken is named', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const address = other.address();
  const port = typeof address === 'object' ? String(address?.port) : '';
  const said = `Port ${port} is taken: stop the other program, or choose another port (PORT; of the probes OPS_PORT).`;
  await expect(startServer({ env: { OPS_PORT: port } })).rejects.toThrow(said);
  other.close();
});

const { TEST_DATABASE_URL } = process.env;
/** Only a server has several databases. */
const onPostgres = TEST_DATABASE_URL ? test : test.skip;

onPostgres('a database that there is not has to be created first', async () => {
  const url = new URL(TEST_DATABASE_URL ?? '');
  url.pathname = '/never_created';
  const { status, said } = await runAdmin({ DATABASE_URL: url.href }, 'prepare');
  expect([status, said.split(':')[0]]).toEqual([1, 'The database that DATABASE_URL names does not exist']);
});

test('a command that finds things otherwise than it was told says so, and nothing more', async () => {
  const options = ['--login', 'admin.hq', '--name', '周启明', '--branch', 'NOWHERE'];
  const DATA_DIR = await ownData({});
  const { said } = await runAdmin({ DATA_DIR }, 'create-user', ...options);
  expect(said).toBe('There is no branch NOWHERE; give --branch-name to create it.\n');
  rmSync(DATA_DIR, { recursive: true });
});
