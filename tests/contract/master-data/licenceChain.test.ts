/* docs/domain/approval.md#chains, #cancelling: an application to cancel a licence passes the chain of its kind. */
import { APPROVER_KIND, ENTRY_STATUS, TASK_STATE } from '../../../src/contract/master-data/approval';
import { approvalCancelApi } from '../../../src/contract/master-data/approval-cancels';
import { approvalApi } from '../../../src/contract/master-data/approvals';
import { ERROR } from '../../../src/contract/error-codes';
import { BIZ_KIND } from '../../../src/contract/master-data/kinds';
import { CANCEL_RESULT, licenceCancelApi } from '../../../src/contract/master-data/licence-calls';
import { CANCEL_REASON, CANCEL_STATUS, LICENCE_STATE, OWNER_TYPE } from '../../../src/contract/master-data/licences';
import { type Client, signedIn } from '../../support/client';
import { type Moments, openMoments } from '../promotion/storeAt';
import { approveCancel, takeBackSeen } from './approvalBack';

let moments: Moments;
beforeEach(async () => {
  moments = await openMoments();
});
afterEach(() => moments.remove());

const DAY = '2026-03-08 12:00:00';
const { approve, reject } = CANCEL_RESULT;
const because = { reasonType: CANCEL_REASON.wrong, reason: '证号录入有误，重新登记', effectiveDate: '2026-03-10' };

async function practice(client: Client) {
  const { records } = await client.data(licenceCancelApi.page, { pageSize: 500, ownerType: OWNER_TYPE.customer });
  return records.find((one) => one.ownerId === 'C101' && one.licenceType === 4)!;
}
const applied = async (client: Client) => {
  const { licenceId } = await practice(client);
  return (await client.data(licenceCancelApi.apply, { ...because, ids: [licenceId] }))[0]!;
};
const inbox = async (client: Client) => {
  const { records } = await client.data(approvalApi.inbox, { pageSize: 100, bizKind: BIZ_KIND.cancellation });
  return records.map(({ entryNo }) => entryNo);
};
const approvalOf = async (client: Client, bizNo: string) =>
  (await client.data(approvalCancelApi.page, { pageSize: 10, bizNo })).records[0]!;

/** Quality first, then its head. */
async function twoSteps(admin: Client) {
  const { records } = await admin.data(approvalApi.chains, { pageSize: 50, bizKind: BIZ_KIND.cancellation });
  const { inUse: _, status: __, modifiedBy: ___, gmtModified: ____, ...chain } = records[0]!;
  const step = (stepName: string, value: string) => ({
    ...{ stepName, approvers: [{ kind: APPROVER_KIND.role, value }], mode: 1 as const, fields: [], dueHours: 24 },
    skipSame: 0 as const,
  });
  const steps = [step('质管', 'QUALITY_CLERK'), step('质量负责人', 'QUALITY_HEAD')];
  await admin.data(approvalApi.updateChain, { ...chain, steps });
}

test('whoever the steps name decides, one after the other, and nobody else', async () => {
  await moments.at(DAY, async ({ backend, operator, admin }) => {
    await twoSteps(admin);
    const cancelNo = await applied(operator);
    const [clerk, head] = await Promise.all(['quality.hq', 'head.hq'].map((name) => signedIn(backend.origin, name)));
    expect(await inbox(clerk!)).toContain(cancelNo);
    expect(await inbox(head!)).not.toContain(cancelNo);
    expect((await practice(admin)).can).not.toContain('audit');
    const at = { cancelNo, version: 1, result: approve };
    expect((await admin.call(licenceCancelApi.audit, at)).code).toBe(ERROR.notDecider);
    expect((await operator.call(licenceCancelApi.audit, at)).code).not.toBe(200);
    expect((await approveCancel(clerk!, { ...at, opinion: '情况属实' })).code).toBe(200);
    expect(await practice(head!)).toMatchObject({
      cancelStatus: CANCEL_STATUS.waiting,
      can: expect.arrayContaining(['audit']),
    });
    // What the head has seen was the first step.
    expect((await head!.call(licenceCancelApi.audit, at)).code).toBe(ERROR.versionConflict);
    const now = { ...at, version: 2 };
    expect((await operator.call(licenceCancelApi.revoke, now)).code).toBe(ERROR.entryForbids);
    expect((await approveCancel(head!, now)).code).toBe(200);
    expect(await practice(admin)).toMatchObject({ cancelStatus: CANCEL_STATUS.approved, auditorName: '罗建国' });
    const { entryId: id } = await approvalOf(admin, cancelNo);
    const { steps } = await admin.data(approvalCancelApi.flow, { id });
    expect(steps.map(({ stepName, tasks }) => [stepName, tasks[0]!.state, tasks[0]!.byName])).toEqual([
      ['质管', TASK_STATE.passed, '何晓明'],
      ['质量负责人', TASK_STATE.passed, '罗建国'],
    ]);
  });
});

test('a refusal ends the document with its reason', async () => {
  await moments.at(DAY, async ({ operator, admin }) => {
    const cancelNo = await applied(operator);
    await admin.data(licenceCancelApi.audit, { cancelNo, version: 1, result: reject, opinion: '请附注销通知书' });
    expect(await approvalOf(admin, cancelNo)).toMatchObject({ status: ENTRY_STATUS.voided, canCancel: false });
    expect((await practice(operator)).can).toContain('apply');
  });
});

test('the headquarters take an approved one back until it acts, for good or to its first step', async () => {
  await moments.at(DAY, async ({ operator, admin }) => {
    const cancelNo = await applied(operator);
    expect((await approveCancel(admin, { cancelNo, version: 1 })).code).toBe(200);
    const first = await approvalOf(admin, cancelNo);
    expect(first).toMatchObject({ bizType: BIZ_KIND.cancellation, canCancel: true });
    const wish = { id: first.entryId, reason: '审批有误，重新审核' };
    expect(await admin.data(approvalCancelApi.effects, { id: first.entryId })).toMatchObject({
      openTasks: 0,
      decisions: 1,
    });
    expect((await takeBackSeen(admin, { ...wish, rollback: 1 })).code).toBe(200);
    expect(await practice(admin)).toMatchObject({
      cancelStatus: CANCEL_STATUS.waiting,
      licenceState: LICENCE_STATE.ending,
    });
    expect(await inbox(admin)).toContain(cancelNo);
    const again = await approvalOf(admin, cancelNo);
    expect((await takeBackSeen(admin, { ...wish, id: again.entryId, rollback: 0 })).code).toBe(200);
    expect(await practice(operator)).toMatchObject({
      cancelStatus: CANCEL_STATUS.revoked,
      can: expect.arrayContaining(['apply']),
    });
    expect(await inbox(admin)).not.toContain(cancelNo);
  });
  const second = await moments.at(DAY, async ({ operator, admin }) => {
    const cancelNo = await applied(operator);
    expect((await approveCancel(admin, { cancelNo, version: 1 })).code).toBe(200);
    return cancelNo;
  });
  await moments.at('2026-03-10 12:00:00', async ({ admin }) => {
    const { entryId: id, version, canCancel } = await approvalOf(admin, second);
    expect(canCancel).toBe(false);
    const late = await takeBackSeen(admin, { id, version, reason: '审批有误，重新审核', rollback: 0 });
    expect(late.code).toBe(ERROR.approvalGone);
  });
});

test('an application from before it passed a chain has its document after the next start, once', async () => {
  const cancelNo = await moments.at(DAY, ({ operator }) => applied(operator));
  const own = `(select entry_id from entry where entry_no = '${cancelNo}')`;
  await moments.onStore(
    ...['approval_task', 'entry_round', 'entry'].map((table) => ({
      sql: `delete from ${table} where entry_id in ${own}`,
    })),
  );
  await moments.at('2026-03-08 13:00:00', async ({ operator, admin }) => {
    expect(await approvalOf(admin, cancelNo)).toMatchObject({ approvalNo: `${cancelNo}-1`, applicantName: '陈思远' });
    expect(await inbox(admin)).toContain(cancelNo);
    expect(await inbox(operator)).not.toContain(cancelNo);
  });
  await moments.at('2026-03-08 14:00:00', async ({ admin }) => {
    const { records } = await admin.data(approvalCancelApi.page, { pageSize: 10, bizNo: cancelNo });
    expect(records).toHaveLength(1);
    expect((await approveCancel(admin, { cancelNo, version: 1 })).code).toBe(200);
    expect(await practice(admin)).toMatchObject({ cancelStatus: CANCEL_STATUS.approved });
  });
});
