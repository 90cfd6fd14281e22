/* docs/domain/approval.md#tasks: a step that nobody can decide says why, and whoever can help is told, once. */
import { sql } from 'drizzle-orm';
import { approvalSmsJob } from '../../../server/areas/master-data/jobs/approvals';
import { createClock } from '../../../server/platform/clock';
import { enqueue } from '../../../server/platform/jobs/queue';
import { workOff } from '../../../server/platform/jobs/worker';
import type { Sms } from '../../../server/platform/sms/sender';
import { TASK_STATE } from '../../../src/contract/master-data/approval';
import type { FlowStep } from '../../../src/contract/master-data/entry-records';
import { commodityApplyApi, commodityEntryApi } from '../../../src/contract/master-data/entries';
import { ERROR } from '../../../src/contract/error-codes';
import { signedIn } from '../../support/client';
import { storeBeside } from '../../support/storeBeside';
import { commodityForm, withScans } from './entryForms';

const onPostgres = process.env.TEST_DATABASE_URL ? test : test.skip;

const KIND = 'approvalSms';
const ofRole = (code: string) => sql`role_id = (select role_id from role where role_code = ${code})`;
const idOf = (loginName: string) => sql`(select user_id from app_user where login_name = ${loginName})`;
const openOf = (steps: readonly FlowStep[]) =>
  steps.flatMap(({ tasks }) => tasks).find(({ state }) => state === TASK_STATE.open);

/** A database of its own, with what somebody is told of a task that is late. */
async function house() {
  const { backend, db, close } = await storeBeside();
  const sent: Sms[] = [];
  const clock = createClock('2026-03-12 09:00:00');
  const tell = async (key: string, { taskId }: { taskId: string }) => {
    const sendSms = (sms: Sms) => Promise.resolve(void sent.push(sms));
    await enqueue(db, [{ kind: KIND, key, payload: { taskId, level: 1 } }], clock());
    await workOff({ db, clock, sendSms }, { [KIND]: approvalSmsJob });
    return sent.splice(0);
  };
  const operator = await signedIn(backend.origin, 'op.hubei', 'FDB');
  const submit = async (changed: Partial<typeof commodityForm> = {}) => {
    const form = await withScans(operator, { ...commodityForm, ...changed });
    const { entryId: id, version } = await operator.data(commodityApplyApi.save, { form });
    await operator.data(commodityApplyApi.submit, { id, version, dupReason: '不同的品种', confirm: 1 });
    return id;
  };
  return { db, tell, submit, operator, as: (name: string) => signedIn(backend.origin, name), close };
}

onPostgres(
  'where the only person of a step has signed before, the flow says so and the administrators are told',
  async () => {
    const { db, tell, submit, as, close } = await house();
    try {
      await db.execute(sql`delete from user_role where ${ofRole('QUALITY_CLERK')}`);
      const give = (loginName: string) =>
        db.execute(
          sql`insert into user_role (user_id, role_id) select ${idOf(loginName)}, role_id from role where ${ofRole('QUALITY_CLERK')}`,
        );
      await give('purchase.hq');
      const [buyer, admin] = [await as('purchase.hq'), await as('admin.hq')];
      const id = await submit();
      const { round, stepNo, contentHash, judge, tasks } = await buyer.data(commodityEntryApi.detail, { id });
      expect(openOf(tasks)).toMatchObject({ isStuck: false, barred: [] });
      const verdicts = judge!.fields.map((path) => ({ path, verdict: 1 as const }));
      const seen = { id, round, contentHash, result: 1 as const, verdicts };
      await buyer.data(commodityEntryApi.audit, { ...seen, stepNo });
      expect((await buyer.call(commodityEntryApi.audit, { ...seen, stepNo: stepNo + 1 })).code).toBe(ERROR.stepTwice);

      const open = openOf((await admin.data(commodityEntryApi.detail, { id })).tasks)!;
      expect(open.barred).toEqual([expect.any(String)]);
      expect(openOf((await admin.data(commodityEntryApi.flow, { id })).steps)!.barred).toEqual(open.barred);
      const told = await tell('stuck', open);
      expect(told).not.toEqual([]);
      expect(told.every(({ text }) => text.includes(open.barred[0]!) && text.includes('管理员'))).toBe(true);

      // An administrator gives the role to somebody else.
      await give('storage.hq');
      expect(openOf((await admin.data(commodityEntryApi.flow, { id })).steps)).toMatchObject({ isStuck: false });
      const [late, ...others] = await tell('late', open);
      expect(others).toEqual([]);
      expect(told.map(({ phone }) => phone)).not.toContain(late!.phone);
    } finally {
      await close();
    }
  },
);

onPostgres('where everybody of a step was disabled, its page and the message say so and what helps', async () => {
  const { db, tell, submit, operator, as, close } = await house();
  try {
    const admin = await as('admin.hq');
    const id = await submit();
    const set = (status: number) =>
      db.execute(
        sql`update app_user set status = ${status} where user_id in (select user_id from user_role where ${ofRole('PURCHASE_CLERK')})`,
      );
    await set(0);
    const open = openOf((await operator.data(commodityEntryApi.detail, { id })).tasks)!;
    expect(open).toMatchObject({ isStuck: true, barred: [] });
    const told = await tell('deserted', open);
    expect(told).not.toEqual([]);
    expect(told.every(({ text }) => text.includes('停用') && text.includes('管理员'))).toBe(true);

    await set(1);
    expect(openOf((await admin.data(commodityEntryApi.flow, { id })).steps)).toMatchObject({ isStuck: false });
    expect((await tell('back', open)).map(({ text }) => text)).toEqual([expect.stringContaining('超时')]);
  } finally {
    await close();
  }
});

onPostgres('whoever can decide two tasks of a step is told once, and so is one phone of two accounts', async () => {
  const { db, tell, submit, as, close } = await house();
  try {
    const give = (loginName: string, code: string) =>
      db.execute(
        sql`insert into user_role (user_id, role_id) select ${idOf(loginName)}, role_id from role where ${ofRole(code)}`,
      );
    await give('quality.hq', 'STORAGE_CLERK');
    await give('head.hq', 'STORAGE_CLERK');
    await db.execute(sql`update app_user set i9_phone = (select i9_phone from app_user where login_name = 'storage.hq')
      where login_name = 'head.hq'`);
    const id = await submit({ storage: 3 });
    const buyer = await as('purchase.hq');
    const { round, stepNo, contentHash, judge } = await buyer.data(commodityEntryApi.detail, { id });
    const verdicts = judge!.fields.map((path) => ({ path, verdict: 1 as const }));
    await buyer.data(commodityEntryApi.audit, { id, round, stepNo, contentHash, result: 1, verdicts });
    await db.execute(sql`update approval_task set told = 1 where entry_id = ${id}`);
    const { tasks } = await buyer.data(commodityEntryApi.detail, { id });
    const [first, second] = tasks.flatMap((one) => one.tasks).filter(({ state }) => state === TASK_STATE.open);
    // In whatever order the two are worked off.
    const later = await tell('second', second!);
    const earlier = await tell('first', first!);
    expect(earlier).toHaveLength(1);
    expect(later).toHaveLength(1);
    expect(later[0]!.phone).not.toBe(earlier[0]!.phone);
  } finally {
    await close();
  }
});
