/* docs/domain/approval.md#writing: what has passed is written by itself where the installation says when. */
import { setTimeout } from 'node:timers/promises';
import { ENTRY_STATUS } from '../../../src/contract/master-data/approval';
import { commodityApplyApi, commodityEntryApi } from '../../../src/contract/master-data/entries';
import { JOB_STATE, jobApi } from '../../../src/contract/tasks/jobs';
import { operationLogApi } from '../../../src/contract/system/operation-log';
import type { Client } from '../../support/client';
import { type Moments, openMoments } from '../promotion/storeAt';
import { commodityForm, withScans } from './entryForms';

const PASSED = '2026-03-08 12:00:00';
const BEFORE = '2026-03-09 11:00:00';
const AFTER = '2026-03-09 12:30:00';
const { passed, written } = ENTRY_STATUS;

/** One that is passed by a single signature. */
async function passedEntry(operator: Client, admin: Client) {
  const form = { ...(await withScans(operator, commodityForm)), commonName: '奥沙普秦肠溶片', firstBusiness: 0 };
  const saved = await operator.data(commodityApplyApi.save, { form: { ...form, approvalNo: '国药准字H20203431' } });
  await operator.data(commodityApplyApi.submit, { id: saved.entryId, version: saved.version });
  const { round, stepNo, contentHash, judge } = await admin.data(commodityEntryApi.detail, { id: saved.entryId });
  const verdicts = (judge?.fields ?? []).map((path) => ({ path, verdict: 1 as const }));
  const seen = { id: saved.entryId, round, stepNo, contentHash, verdicts };
  await admin.data(commodityEntryApi.audit, { ...seen, result: 1, confirm: 1 });
  return saved.entryId;
}

const jobOf = async (admin: Client, id: string) =>
  (await admin.data(jobApi.page, { kind: 'writeErp', pageSize: 100 })).records.find(({ key }) => key === `${id} 1`);

/** Once the job has come to this. */
async function jobWhen(admin: Client, id: string, isSo: (job: Awaited<ReturnType<typeof jobOf>>) => boolean) {
  for (let i = 0; i < 200; i += 1) {
    const job = await jobOf(admin, id);
    if (isSo(job)) return job!;
    await setTimeout(100);
  }
  throw new Error(`The job of ${id} did not come so far.`);
}

let moments: Moments;
afterEach(() => moments.remove());

test('it is written when its hours are over, not before, and the log says that nobody pressed a button', async () => {
  moments = await openMoments({ WORKER: '1' });
  const id = await moments.at(PASSED, ({ operator, admin }) => passedEntry(operator, admin));
  await moments.onStore({ erpWrites: BEFORE, after: 24 });
  await moments.at(BEFORE, async ({ admin }) => {
    expect(await jobOf(admin, id)).toBeUndefined();
    expect((await admin.data(commodityEntryApi.detail, { id })).status).toBe(passed);
  });
  // Two processes ask for it.
  await moments.onStore({ erpWrites: AFTER, after: 24 }, { erpWrites: AFTER, after: 24 });
  await moments.at(AFTER, async ({ admin }) => {
    await jobWhen(admin, id, (job) => job?.state === JOB_STATE.done);
    const { status, erpCode, entryNo } = await admin.data(commodityEntryApi.detail, { id });
    expect({ status, erpCode }).toEqual({ status: written, erpCode: `SP${id}` });
    const { records } = await admin.data(operationLogApi.page, {
      ...{ pageSize: 100, objectId: id, operatorName: 'ERP' },
      operateTime: ['2026-03-01 00:00:00', '2026-03-10 00:00:00'],
    });
    expect(records.map(({ objectName }) => objectName)).toEqual([entryNo]);
  });
});

test('what stands against it is kept with it, and it is tried again', async () => {
  moments = await openMoments({ WORKER: '1' });
  const id = await moments.at(PASSED, ({ operator, admin }) => passedEntry(operator, admin));
  const named = (name: string) => ({
    sql: `update entry set form = jsonb_set(form, '{commonName}', '"${name}"') where entry_id = ${id}`,
  });
  await moments.onStore(named(''), { erpWrites: AFTER, after: 24 });
  await moments.at(AFTER, async ({ admin }) => {
    const job = await jobWhen(admin, id, (one) => (one?.attempt ?? 0) > 0 && one?.lastError !== '');
    expect(job).toMatchObject({ state: JOB_STATE.waiting, attempt: 1 });
    const { status, erpError } = await admin.data(commodityEntryApi.detail, { id });
    expect([status, erpError]).toEqual([passed, expect.stringMatching(/./)]);
  });
  await moments.onStore(named('奥沙普秦肠溶片'));
  await moments.at('2026-03-09 13:30:00', async ({ admin }) => {
    await jobWhen(admin, id, (job) => job?.state === JOB_STATE.done);
    expect(await admin.data(commodityEntryApi.detail, { id })).toMatchObject({ status: written, erpError: '' });
  });
});

test('what has passed is written although two hundred before it have jobs that died without a word', async () => {
  moments = await openMoments({ WORKER: '0' });
  const id = await moments.at(PASSED, ({ operator, admin }) => passedEntry(operator, admin));
  const earlier = { audit_time: '2026-03-01 08:00:00' };
  await moments.onStore(
    {
      sql: `insert into entry select (jsonb_populate_record(one, '${JSON.stringify(earlier)}' || jsonb_build_object(
        'entry_id', 9000000 + n, 'entry_no', 'DEAD' || n))).* from entry as one, generate_series(1, 200) as n where entry_id = ${id}`,
    },
    {
      sql: `insert into job (kind, key, payload, state, run_at, created_at) select 'writeErp', 9000000 + n || ' 1', '{}',
        ${JOB_STATE.dead}, '2026-03-01', '2026-03-01' from generate_series(1, 200) as n`,
    },
    { erpWrites: AFTER, after: 24 },
  );
  await moments.at(AFTER, async ({ admin }) => {
    expect(await jobOf(admin, id)).toMatchObject({ state: JOB_STATE.waiting });
  });
});
