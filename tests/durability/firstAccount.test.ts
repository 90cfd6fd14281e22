/* docs/operations.md#the-first-account */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase } from '../support/backends';
import { signedIn } from '../support/client';
import { runAdmin } from '../support/runAdmin';
import { SEED_PASSWORD } from '../support/seed';
import { startServer } from '../support/server';

const folder = mkdtempSync(join(tmpdir(), 'first-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('help is printed without a look at the database', async () => {
  const DATA_DIR = join(folder, 'untouched');
  const { status, said } = await runAdmin({ DATA_DIR }, 'create-user', '--help');
  expect([status, said.split('\n')[0]]).toEqual([
    0,
    'npm run admin -- create-user --login <name> --name <real name> --branch <id> [options]',
  ]);
  expect(existsSync(DATA_DIR)).toBe(false);
});

test.each([
  [['create-user', '--login', 'boss'], '--login, --name and --branch are needed.'],
  [['sso'], 'Which login name?'],
  [['backup'], 'Which folder?'],
  [['restore'], 'Which folder?'],
  [['files'], 'What shall be done with the files?'],
  [['prepare', 'now'], 'What is now?'],
  [['neutralise', '--all'], 'What is --all?'],
])('%j has not touched a database before it says what is missing', async (args, sentence) => {
  const DATA_DIR = join(folder, 'untouched');
  const { status, said } = await runAdmin({ DATA_DIR }, ...args);
  expect([status, said.split('\n')[0]]).toEqual([1, sentence]);
  expect(existsSync(DATA_DIR)).toBe(false);
});

/** The embedded database is never without seed data. */
const onPostgres = process.env.TEST_DATABASE_URL ? test : test.skip;

onPostgres('a database without seed data gets an account, which signs in by its password', async () => {
  const { url, drop } = await createDatabase();
  const dataDir = join(folder, 'data');
  const env = { DATABASE_URL: url, DATA_DIR: dataDir, SEED_PASSWORD: '', PASSWORD: SEED_PASSWORD };
  const options = ['--name', '周启明', '--branch', 'HQ', '--branch-name', '集团总部'];
  const wrong = await runAdmin(env, 'create-user', '--logn', 'boss', ...options);
  expect(wrong.status).toBe(1);
  expect(wrong.said).toMatch(/^Unknown option '--logn'.*\nnpm run admin -- create-user/);
  expect(wrong.said).not.toMatch(/^\s+at /m);
  expect(await runAdmin(env, 'create-user', '--login', 'boss', ...options)).toEqual({
    status: 0,
    said: 'boss may sign in to HQ as HQ_ADMIN.\n',
  });
  const server = await startServer({ dataDir, env: { ...env, PAGES: '0' } });
  expect((await signedIn(server.origin, 'boss')).branchId).toBe('HQ');
  await server.stop();
  await drop();
});
