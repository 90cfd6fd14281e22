/* docs/domain/approval.md#tasks: to whom a task is handed, who has to be there, and what of others is seen. */
import { ENTRY_STATUS, TASK_STATE } from '../../../src/contract/master-data/approval';
import { approvalApi } from '../../../src/contract/master-data/approvals';
import {
  commodityApplyApi,
  commodityEntryApi,
  customerApplyApi,
  customerEntryApi,
} from '../../../src/contract/master-data/entries';
import { ERROR } from '../../../src/contract/error-codes';
import { type Client, signedIn } from '../../support/client';
import type { Promotions } from '../promotion/promotions';
import { type Moments, openMoments } from '../promotion/storeAt';
import { NOW } from './duplicateRows';
import { commodityForm, customerForm, withScans } from './entryForms';

let moments: Moments;
beforeEach(async () => {
  moments = await openMoments();
});
afterEach(() => moments.remove());

const look = (who: Client, id: string) => who.data(commodityEntryApi.detail, { id });
const passing = async (who: Client, id: string) => {
  const { round, stepNo, contentHash, judge } = await look(who, id);
  const verdicts = (judge?.fields ?? []).map((path) => ({ path, verdict: 1 as const }));
  return who.data(commodityEntryApi.audit, { id, round, stepNo, contentHash, result: 1, verdicts });
};
const begin = async (who: Client) => {
  const form = await withScans(who, { ...commodityForm, storage: 3 });
  const { entryId: id, version } = await who.data(commodityApplyApi.save, { form });
  return { id, answer: await who.call(commodityApplyApi.submit, { id, version }) };
};
const named = async (who: Client, asked: { name?: string; entryId?: string }) =>
  (await who.data(approvalApi.people, asked)).map(({ userId }) => userId);
/** 秦海波, the only storage clerk. */
const STORAGE = '3010';
/** Makes somebody a second quality clerk; answers his id. */
const colleague = async (loginName: string) => {
  const [, rows] = await moments.onStore(
    {
      sql: `insert into user_role (user_id, role_id) select u.user_id, r.role_id from app_user u, role r
        where u.login_name = '${loginName}' and r.role_code = 'QUALITY_CLERK'`,
    },
    { sql: `select user_id::text as id from app_user where login_name = '${loginName}'` },
  );
  // A statement answers rows.
  return (rows as [{ id: string }])[0].id;
};

/** The quality clerk hands over the task of the second step: whom that is offered, and what the answer is. */
const handedOver = async ({ backend, operator }: Promotions, userId: string) => {
  const buyer = await signedIn(backend.origin, 'purchase.hq');
  const quality = await signedIn(backend.origin, 'quality.hq');
  const { id } = await begin(operator);
  await passing(buyer, id);
  const { judge } = await look(quality, id);
  const offered = await named(quality, { entryId: id });
  const input = { id, taskId: judge!.taskId, userId, reason: '今天休假' };
  return { offered, refusal: (await quality.call(commodityEntryApi.transfer, input)).code };
};

test('a task is handed over with the lock of whoever has it, and keeps the signature of its step', async () => {
  const userId = await colleague('head.hq');
  await moments.at(NOW, async ({ backend, operator }) => {
    const [buyer, quality, storage, head] = await Promise.all(
      ['purchase.hq', 'quality.hq', 'storage.hq', 'head.hq'].map((name) => signedIn(backend.origin, name)),
    );
    const { id } = await begin(operator);
    await passing(buyer!, id);
    await passing(storage!, id);
    const { judge } = await look(quality!, id);
    await head!.data(commodityEntryApi.open, { id });
    const input = { id, taskId: judge!.taskId, userId, reason: '今天休假' };
    // Whoever has signed in this round is not offered, nor is anybody whom the step does not name.
    expect(await named(quality!, { entryId: id })).toEqual([userId]);
    expect((await quality!.call(commodityEntryApi.transfer, input)).code).toBe(ERROR.entryLocked);
    await head!.data(commodityEntryApi.close, { id });
    expect((await quality!.call(commodityEntryApi.transfer, input)).code).toBe(200);
    expect(await look(operator, id)).toMatchObject({ status: ENTRY_STATUS.inReview, stepNo: 2 });
  });
});

test('nobody gets a task of a company that he does not see', async () => {
  const userId = await colleague('show.clerk');
  await moments.at(NOW, async (world) => {
    const { offered, refusal } = await handedOver(world, userId);
    expect(refusal).toBe(ERROR.notDecider);
    expect(offered).not.toContain(userId);
  });
});

test('nobody gets a task who is needed for the other one of the step', async () => {
  await moments.at(NOW, async (world) => {
    expect(await handedOver(world, STORAGE)).toEqual({ offered: [], refusal: ERROR.notDecider });
  });
});

test('whoever is offered as a substitute can be one', async () => {
  await moments.onStore({
    sql: `delete from user_role where user_id = (select user_id from app_user where login_name = 'audit.ro')`,
  });
  await moments.at(NOW, async ({ backend }) => {
    const head = await signedIn(backend.origin, 'head.hq');
    const period = { fromTime: '2030-03-08 00:00:00', toTime: '2030-03-20 18:00:00', bizKinds: [3 as const] };
    expect(await named(head, { name: '赵敬之' })).toEqual([]);
    const offered = await named(head, {});
    expect(offered).not.toEqual([]);
    for (const substituteId of offered) await head.data(approvalApi.addSubstitute, { ...period, substituteId });
  });
});

test('a step that several sign needs somebody for each of them', async () => {
  await moments.onStore({
    sql: `delete from user_role where role_id = (select role_id from role where role_code = 'STORAGE_CLERK')`,
  });
  await moments.at(NOW, async ({ operator }) => {
    const { answer } = await begin(operator);
    expect(answer).toMatchObject({ code: ERROR.stepWithoutApprover, msg: expect.stringContaining('质管') });
  });
  // Nobody signs twice: one person for both is not enough.
  await moments.onStore({
    sql: `insert into user_role (user_id, role_id) select u.user_id, r.role_id from app_user u, role r
      where u.login_name = 'quality.hq' and r.role_code = 'STORAGE_CLERK'`,
  });
  await moments.at(NOW, async ({ operator }) => {
    expect((await begin(operator)).answer.code).toBe(ERROR.stepWithoutApprover);
  });
});

test('what was withdrawn is seen and voided by the headquarters, a draft is not', async () => {
  await moments.at(NOW, async ({ operator, admin }) => {
    const form = await withScans(operator, customerForm);
    const { entryId: id, version } = await operator.data(customerApplyApi.save, { form });
    expect((await admin.call(customerEntryApi.detail, { id })).code).toBe(ERROR.notFound);
    await operator.data(customerApplyApi.submit, { id, version });
    const { version: sent } = await operator.data(customerEntryApi.detail, { id });
    await operator.data(customerApplyApi.withdraw, { id, version: sent });
    const seen = await admin.data(customerEntryApi.detail, { id });
    expect(seen).toMatchObject({ status: ENTRY_STATUS.withdrawn, judge: null });
    const { rounds, steps } = await admin.data(customerEntryApi.flow, { id });
    expect(rounds).toHaveLength(1);
    const { applicantName: byName } = seen;
    const time = expect.stringContaining(NOW.slice(0, 10));
    expect(steps.flatMap(({ tasks }) => tasks)).toMatchObject([{ state: TASK_STATE.lapsed, byName, time }]);
    const reason = '重复申请，以另一单为准';
    await admin.data(customerEntryApi.void, { id, version: seen.version, reason });
    const ended = { status: ENTRY_STATUS.voided, rejectReason: reason };
    expect(await operator.data(customerEntryApi.detail, { id })).toMatchObject(ended);
  });
});
