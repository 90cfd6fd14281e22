import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EXPORT_STATUS, exportApi } from '../../src/contract/tasks/exports';
import { change, ended, filesIn, IN_DIRECTORY, jobOf, linesOf, save } from '../contract/tasks/exports';
import { signedIn } from '../support/client';
import { type Server, startServer } from '../support/server';

/** `KILLS=200 npm run jest -- tests/durability/exportKill` for a long run. */
const ROUNDS = Number(process.env.KILLS ?? 1);
/** So many that a kill comes in the middle, as a rule; more at night. */
const FAIRS = process.env.NIGHTLY ? 10_000 : 4_000;
const LONGEST_MS = 1_500;
const { running, finished, failed, cancelled } = EXPORT_STATUS;
const folder = mkdtempSync(join(tmpdir(), 'export-kill-'));
const fault = join(folder, 'fault');
/** With a slow disk no export ends: all its rows are written, and its file is not there for good. */
const disk = (state: '' | 'slow') => writeFileSync(fault, state);
const env = {
  ...{ PAGES: '0', ...IN_DIRECTORY, DISK_FAULT: fault },
  NODE_OPTIONS: `--import ${join(__dirname, '../support/diskFault.mjs')}`,
};

/** Copies of one fair, told apart by code and name. */
const MANY = `
  insert into trade_fair (trade_fair_code, subject, state, start_time, end_time, host_branch_id, branch_ids, created_by,
    created_by_name, gmt_created, modified_by, gmt_modified, ticket_rule)
  select 'KILL' || lpad(n::text, 6, '0'), 'kill ' || n, state, start_time, end_time, host_branch_id, branch_ids, created_by,
    created_by_name, gmt_created, modified_by, gmt_modified, ticket_rule
  from trade_fair, generate_series(1, ${FAIRS}) as n where trade_fair_id = 70001`;
const EXPECTED = Array.from({ length: FAIRS }, (_, i) => `"KILL${String(i + 1).padStart(6, '0')}","kill ${i + 1}"`);
const query = { tradeFairCode: 'KILL', orderBy: 'tradeFairCode', orderDir: 'asc' };

let first: Server;
let server: Server;

beforeAll(async () => {
  disk('');
  first = await startServer({ env, prepare: (data) => change(data, MANY) });
  server = first;
});
afterAll(async () => {
  await server.stop();
  await first.stop();
  rmSync(folder, { recursive: true });
});

const admin = () => signedIn(server.origin, 'admin.hq');
const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** Waits until the job has come so far. */
async function reached(jobNo: string, progress: number) {
  const client = await admin();
  for (;;) {
    const job = await jobOf(client, jobNo);
    if (job.status === running && job.progress >= progress) return;
    if (job.status === finished || job.status === failed) throw new Error(`The job ended before ${progress} %.`);
    await wait(10);
  }
}

test(
  `after ${ROUNDS} kills amid an export each file is whole, there once, and nothing lies beside it`,
  async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const jobNo = await save(await admin(), { queryBodyMap: query, fileName: `kill ${round}` });
      await wait(Math.random() * LONGEST_MS);
      await server.kill();
      server = await first.restart();
      const client = await admin();
      expect(await ended(client, jobNo)).toMatchObject({ status: finished, rowCount: FAIRS, progress: 100 });
      expect((await linesOf(client, jobNo)).slice(1)).toEqual(EXPECTED);
      expect(filesIn(first)).toHaveLength(round + 1);
      expect(filesIn(first).filter((name) => name.startsWith('draft '))).toEqual([]);
    }
  },
  60_000 + ROUNDS * 60_000,
);

test('a stop that was ordered is no interruption; three kills are, and then the job fails for all to see', async () => {
  const before = filesIn(first);
  disk('slow');
  const jobNo = await save(await admin(), { queryBodyMap: query, fileName: 'again' });
  await reached(jobNo, 1);
  server.process.kill('SIGTERM');
  await new Promise((done) => server.process.once('exit', done));
  server = await first.restart();
  for (const progress of [1, 50, 20]) {
    await reached(jobNo, progress);
    await server.kill();
    server = await first.restart();
  }
  const client = await admin();
  expect(await jobOf(client, jobNo)).toMatchObject({ status: failed, errorMsg: '服务多次中断，导出未能完成' });
  expect(filesIn(first)).toEqual(before);
  disk('');
  await client.data(exportApi.retry, { jobNo });
  expect(await ended(client, jobNo)).toMatchObject({ status: finished, rowCount: FAIRS });
});

test('a job that is cancelled in the middle leaves nothing behind', async () => {
  const before = filesIn(first);
  const client = await admin();
  disk('slow');
  const jobNo = await save(client, { queryBodyMap: query, fileName: 'cancel' });
  await reached(jobNo, 1);
  expect(filesIn(first).length).toBe(before.length + 1);
  await client.data(exportApi.cancel, { jobNo });
  disk('');
  while (filesIn(first).length > before.length) await wait(50);
  expect(filesIn(first)).toEqual(before);
  expect(await jobOf(client, jobNo)).toMatchObject({ status: cancelled, can: ['del'] });
});
