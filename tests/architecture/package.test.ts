import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { importApi } from '../../src/contract/tasks/imports';
import { sendRows } from '../contract/tasks/imports';
import { signedIn } from '../support/client';
import { SEED_PASSWORD } from '../support/seed';

/* Reads dist: runs after the build. */
const ROOT = resolve(__dirname, '../..');
/** Another Node that the package has to run on, where one is named. */
const NODE = process.env.PACKAGE_NODE ?? process.execPath;

const folder = mkdtempSync(join(tmpdir(), 'package-'));
const running: ChildProcess[] = [];
afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** Nothing of this process goes along: no NODE_OPTIONS, no path to the repository. */
const env = {
  PATH: '/usr/bin:/bin',
  PORT: '0',
  SEED_PASSWORD,
  SEED_DAY: '2026-03-08',
  CLOCK: '2026-03-08 09:00:00',
  ARGON2_KIB: '1024',
  ALLOW_INSECURE: '1',
};

async function start(program = 'server.mjs') {
  const child = spawn(NODE, [program], { cwd: folder, env });
  running.push(child);
  let printed = '';
  const ended = new Promise<number | null>((done) => child.once('exit', done));
  const origin = await new Promise<string>((done, fail) => {
    const collect = (chunk: Buffer) => {
      printed += chunk.toString();
      const ready = /^ready (http:\S+)$/m.exec(printed)?.[1];
      if (ready) done(ready);
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.once('exit', () => fail(new Error(printed)));
  });
  return { origin, child, ended };
}

test('a package runs in an empty folder: pages, sign-in, a thread of its own, and data that stay', async () => {
  const made = spawnSync(process.execPath, ['config/package/main.mjs', folder], { cwd: ROOT, encoding: 'utf8' });
  expect([made.status, made.stderr]).toEqual([0, '']);
  const [, megabytes] = /has ([\d.]+) MB/.exec(made.stdout) ?? [];
  expect(Number(megabytes)).toBeLessThan(80);
  expect(readdirSync(join(folder, 'node_modules'))).toEqual(['@electric-sql', '@node-rs']);

  const first = await start();
  const page = await fetch(`${first.origin}/login`, { headers: { accept: 'text/html' } });
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<div id="root">')]);
  const clerk = await signedIn(first.origin, 'admin.hq');
  expect((await sendRows(clerk, ['GYS00015', 'B-01', '', ''])).success).toBe(true);
  first.child.kill('SIGTERM');
  expect(await first.ended).toBe(0);

  const second = await start();
  const again = await signedIn(second.origin, 'admin.hq');
  const { records } = await again.data(importApi.page, { pageNum: 1, pageSize: 10 });
  expect(records[0]).toMatchObject({ totalCount: 1, failCount: 0 });
  second.child.kill('SIGTERM');
  expect(await second.ended).toBe(0);
});

test('npm start runs the server compiled beside its sources: the pages, and the description of the API', async () => {
  const made = spawnSync(process.execPath, ['config/setup.mjs', 'product', 'server'], { cwd: ROOT, encoding: 'utf8' });
  expect([made.status, made.stderr]).toEqual([0, '']);
  const { origin, child, ended } = await start(join(ROOT, 'dist-server/server.mjs'));
  const page = await fetch(`${origin}/login`, { headers: { accept: 'text/html' } });
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<div id="root">')]);
  const described = await fetch(`${origin}/api-docs/openapi.json`);
  expect([described.status, Object.keys(await described.json())]).toEqual([200, expect.arrayContaining(['paths'])]);
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
});
