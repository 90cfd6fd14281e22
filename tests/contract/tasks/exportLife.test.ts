import { ERROR } from '../../../src/contract/error-codes';
import { EXPORT_STATUS, exportApi } from '../../../src/contract/tasks/exports';
import { tradeFairApi } from '../../../src/contract/trade-fair/fairs';
import { type Client, signedIn } from '../../support/client';
import { type Server, startServer } from '../../support/server';
import { change, ended, fairExport, filesIn, IN_DIRECTORY, jobOf, linesOf, save } from './exports';

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
  first = await startServer({ env: { PAGES: '0', ...IN_DIRECTORY, ...PAUSED } });
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

test('ten jobs under way are enough; a cancelled one makes room', async () => {
  const operator = await as('op.hubei');
  jobs.total = String((await operator.data(tradeFairApi.searchList, {})).total);
  const queued: string[] = [];
  for (let i = 0; i < 10; i += 1) queued.push(await save(operator, { fileName: `q${i}` }));
  expect(await codeOf(operator.call(exportApi.saveExportJob, request('q10')))).toBe(ERROR.exportTooMany);
  const [one = '', two = ''] = queued;
  expect(await codeOf(operator.call(exportApi.download, { jobNo: one }))).toBe(ERROR.exportNotReady);
  expect((await operator.data(exportApi.delete, { jobNos: [one] })).failed).toEqual([
    { jobNo: one, msg: '当前状态不允许此操作' },
  ]);
  await operator.data(exportApi.cancel, { jobNo: one });
  expect(await jobOf(operator, one)).toMatchObject({ status: cancelled, can: ['del'] });
  expect(await codeOf(operator.call(exportApi.cancel, { jobNo: one }))).toBe(ERROR.exportStatusForbids);
  expect(await codeOf(operator.call(exportApi.retry, { jobNo: one }))).toBe(ERROR.exportStatusForbids);
  expect(await jobOf(operator, two)).toMatchObject({ status: waiting, progress: 0, can: ['cancel'] });
  queued.push(await save(operator, { fileName: 'q10' }));
  jobs.cancelled = one;
  jobs.queued = queued.slice(1).join();
  for (const name of ['show.clerk', 'multi.hubei', 'admin.hq']) jobs[name] = await save(await as(name));
});

test('what the user may see and do counts when the file is written, not when it was asked for', async () => {
  const roleOf = (code: string) => `(select role_id from role where role_code = '${code}')`;
  await again(
    WORKING,
    `update role set data_scope = 'SELF' where role_code = 'BRANCH_OPERATOR'`,
    `delete from role_button where button_code = 'tradeFairManage_export' and role_id in ${roleOf('SALES_SHOW_CLERK')}`,
    `update app_user set status = 0 where login_name = 'multi.hubei'`,
  );
  const operator = await as('op.hubei');
  for (const jobNo of jobs.queued!.split(',')) {
    const job = await ended(operator, jobNo);
    // Of the fairs of Hubei only those that the operator has made himself.
    expect(job.status).toBe(finished);
    expect(job.rowCount).toBeLessThan(Number(jobs.total));
    expect(await linesOf(operator, jobNo)).toHaveLength(job.rowCount! + 1);
  }
  expect((await jobOf(operator, jobs.cancelled!)).status).toBe(cancelled);
  expect(filesOf(jobs.cancelled)).toEqual([]);

  const clerk = await as('show.clerk');
  const admin = await as('admin.hq');
  const none = jobs['show.clerk']!;
  const refused = { status: failed, errorMsg: '暂无此项权限', rowCount: null };
  expect(await ended(clerk, none)).toMatchObject({ ...refused, can: ['retry', 'del'] });
  expect(await ended(admin, jobs['multi.hubei']!)).toMatchObject(refused);
  expect([...filesOf(none), ...filesOf(jobs['multi.hubei'])]).toEqual([]);
  expect(await codeOf(clerk.call(exportApi.saveExportJob, request('x')))).toBe(ERROR.notGranted);
  expect((await ended(admin, jobs['admin.hq']!)).status).toBe(finished);

  for (const left of [2, 1, 0]) {
    await clerk.data(exportApi.retry, { jobNo: none });
    expect(await ended(clerk, none)).toMatchObject({ status: failed, can: left ? ['retry', 'del'] : ['del'] });
  }
  const { code, msg } = await clerk.call(exportApi.retry, { jobNo: none });
  expect([code, msg]).toEqual([ERROR.exportRetriesUsed, '已重试 3 次，请重新导出']);
});

test('after seven days a file is gone; whoever keeps too much deletes something first', async () => {
  const kept = jobs['admin.hq']!;
  const [jobNo = ''] = jobs.queued!.split(',');
  expect(filesOf(jobNo)).toHaveLength(1);
  await again(
    { ...WORKING, CLOCK: '2026-03-15 09:10:00' },
    `update export_job set file_size = 536870912, expire_time = '2026-04-01' where job_no = '${kept}'`,
  );
  const operator = await as('op.hubei');
  expect(await jobOf(operator, jobNo)).toMatchObject({ status: expired, can: ['del'] });
  expect(await codeOf(operator.call(exportApi.download, { jobNo }))).toBe(ERROR.exportExpired);
  // A server that starts tidies up beside its first answers.
  while (filesIn(first).length > 1) await new Promise((done) => setTimeout(done, 50));
  expect(filesIn(first)).toEqual(filesOf(kept));

  const admin = await as('admin.hq');
  expect(await codeOf(admin.call(exportApi.saveExportJob, request('more')))).toBe(ERROR.exportSpaceUsed);
  await admin.data(exportApi.delete, { jobNos: [kept] });
  expect(await codeOf(admin.call(exportApi.saveExportJob, request('more')))).toBe(200);
});
