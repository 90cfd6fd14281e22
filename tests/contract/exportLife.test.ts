import { ERROR } from '../../src/contract/error-codes';
import { EXPORT_STATUS, exportApi } from '../../src/contract/export-jobs';
import { type Client, signedIn } from '../support/client';
import { type Server, startServer } from '../support/server';
import { change, ended, fairExport, filesIn, jobOf, linesOf, save } from './exports';

/*
 * The life of jobs over several processes, one test after the other: what is queued while nobody works on it is written
 * by a later process, under what is then in the database.
 */

const { waiting, cancelled, failed, finished, expired } = EXPORT_STATUS;
const PAUSED = { EXPORT_WORKERS: '0' };
const WORKING = { EXPORT_WORKERS: '8' };

let first: Server;
let server: Server;
/** Jobs by what they are for. */
const jobs: Record<string, string> = {};

beforeAll(async () => {
  first = await startServer({ env: { PAGES: '0', ...PAUSED } });
  server = first;
});
afterAll(async () => {
  await server.stop();
  await first.stop();
});

const as = (loginName: string): Promise<Client> => signedIn(server.origin, loginName);
const request = (fileName: string) => fairExport({ fileName });
const codeOf = async (answer: Promise<{ code: number }>) => (await answer).code;
const filesOf = (jobNo = '') => filesIn(first).filter((name) => name.startsWith(jobNo));

/** The data belong to one process at a time. */
async function again(env: Record<string, string>, ...statements: string[]) {
  await server.kill();
  if (statements.length > 0) change(first, ...statements);
  server = await first.restart(env);
}

test('ten jobs under way are enough; a cancelled one makes room and is never written', async () => {
  const clerk = await as('show.clerk');
  const queued: string[] = [];
  for (let i = 0; i < 10; i += 1) queued.push(await save(clerk, { fileName: `q${i}` }));
  expect(await codeOf(clerk.call(exportApi.saveExportJob, request('q10')))).toBe(ERROR.exportTooMany);
  const [one = '', two = ''] = queued;
  expect(await codeOf(clerk.call(exportApi.download, { jobNo: one }))).toBe(ERROR.exportNotReady);
  expect((await clerk.data(exportApi.delete, { jobNos: [one] })).failed).toEqual([
    { jobNo: one, msg: '当前状态不允许此操作' },
  ]);
  await clerk.data(exportApi.cancel, { jobNo: one });
  expect(await jobOf(clerk, one)).toMatchObject({ status: cancelled, can: ['del'] });
  expect(await codeOf(clerk.call(exportApi.cancel, { jobNo: one }))).toBe(ERROR.exportStateForbids);
  expect(await codeOf(clerk.call(exportApi.retry, { jobNo: one }))).toBe(ERROR.exportStateForbids);
  expect(await jobOf(clerk, two)).toMatchObject({ status: waiting, progress: 0, can: ['cancel'] });
  await save(clerk, { fileName: 'q10' });
  jobs.week = await save(await as('op.hubei'), { fileName: 'week' });
  jobs.big = await save(await as('admin.hq'), { fileName: 'big' });

  await again(WORKING);
  const later = await as('show.clerk');
  for (const jobNo of queued.slice(1)) expect((await ended(later, jobNo)).status).toBe(finished);
  expect((await jobOf(later, one)).status).toBe(cancelled);
  expect(filesOf(one)).toEqual([]);
  expect(filesOf(two)).toHaveLength(1);
  expect((await ended(await as('op.hubei'), jobs.week)).rowCount).toBeGreaterThan(1);
  await ended(await as('admin.hq'), jobs.big);
});

test('whoever keeps too much deletes something first', async () => {
  await again(PAUSED, `update export_job set file_size = 536870912 where job_no = '${jobs.big}'`);
  const admin = await as('admin.hq');
  expect(await codeOf(admin.call(exportApi.saveExportJob, request('more')))).toBe(ERROR.exportSpaceUsed);
  await admin.data(exportApi.delete, { jobNos: [jobs.big!] });
  expect(await codeOf(admin.call(exportApi.saveExportJob, request('more')))).toBe(200);
});

test('what the user may see and do counts when the file is written, not when it was asked for', async () => {
  const [less, none, leaver] = await Promise.all(
    ['op.hubei', 'show.clerk', 'multi.hubei'].map(async (name) => save(await as(name), { fileName: 'later' })),
  );
  const roleOf = (code: string) => `(select role_id from role where role_code = '${code}')`;
  await again(
    WORKING,
    `update role set data_scope = 'SELF' where role_code = 'BRANCH_OPERATOR'`,
    `delete from role_button where button_code = 'tradeFairManage_export' and role_id in ${roleOf('SALES_SHOW_CLERK')}`,
    `update app_user set status = 0 where login_name = 'multi.hubei'`,
  );
  const operator = await as('op.hubei');
  const job = await ended(operator, less!);
  // Of the fairs of Hubei only those that the operator has made himself.
  expect(job.status).toBe(finished);
  expect(job.rowCount).toBeLessThan((await jobOf(operator, jobs.week!)).rowCount!);
  expect(await linesOf(operator, less!)).toHaveLength(job.rowCount! + 1);

  const clerk = await as('show.clerk');
  const refused = { status: failed, errorMsg: '暂无此项权限', rowCount: null };
  expect(await ended(clerk, none!)).toMatchObject({ ...refused, can: ['retry', 'del'] });
  expect(await ended(await as('admin.hq'), leaver!)).toMatchObject(refused);
  expect([...filesOf(none), ...filesOf(leaver)]).toEqual([]);
  expect(await codeOf(clerk.call(exportApi.saveExportJob, request('x')))).toBe(ERROR.notGranted);

  for (const left of [2, 1, 0]) {
    await clerk.data(exportApi.retry, { jobNo: none! });
    expect(await ended(clerk, none!)).toMatchObject({ status: failed, can: left ? ['retry', 'del'] : ['del'] });
  }
  const { code, msg } = await clerk.call(exportApi.retry, { jobNo: none! });
  expect([code, msg]).toEqual([ERROR.exportRetriesUsed, '已重试 3 次，请重新导出']);
});

test('after seven days a file is gone', async () => {
  expect(filesOf(jobs.week)).toHaveLength(1);
  await again({ ...WORKING, CLOCK: '2026-03-15 09:10:00' });
  const operator = await as('op.hubei');
  expect(await jobOf(operator, jobs.week!)).toMatchObject({ status: expired, can: ['del'] });
  expect(await codeOf(operator.call(exportApi.download, { jobNo: jobs.week! }))).toBe(ERROR.exportExpired);
  // A server that starts tidies up beside its first answers.
  for (let tries = 0; filesIn(first).length > 0 && tries < 100; tries += 1)
    await new Promise((done) => setTimeout(done, 50));
  expect(filesIn(first)).toEqual([]);
});
