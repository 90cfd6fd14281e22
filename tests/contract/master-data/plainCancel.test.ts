/* docs/domain/approval.md#without-a-chain: returns whose approval is taken back, and what is from before. */
import { CASHIER_STATUS, cashierApi } from '../../../src/contract/finance/cashiers';
import { TASK_STATE } from '../../../src/contract/master-data/approval';
import { APPROVAL_STATUS, approvalCancelApi } from '../../../src/contract/master-data/approval-cancels';
import { ERROR } from '../../../src/contract/error-codes';
import { RETURN_STATUS, returnApi } from '../../../src/contract/orders/returns';
import { askedReturn as asked } from '../orders/askedReturn';
import { type Moments, openMoments } from '../promotion/storeAt';
import { approvalOf, DAY, effectsOf, reason, takeBack } from './approvalBack';

let moments: Moments;
beforeEach(async () => {
  moments = await openMoments();
});
afterEach(() => moments.remove());

const { open, passed, cancelled } = APPROVAL_STATUS;
const { pending } = CASHIER_STATUS;

test('a return is decided anew, or over; its goods may come back again', async () => {
  await moments.at(DAY, async ({ operator, admin }) => {
    const one = await asked(operator, admin);
    expect(await approvalOf(admin, one.returnNo)).toMatchObject({
      approvalStatus: open,
      applicantName: expect.any(String),
    });
    await one.approve();
    const { approvalStatus, canCancel } = await approvalOf(admin, one.returnNo);
    expect({ approvalStatus, canCancel }).toEqual({ approvalStatus: passed, canCancel: true });
    const effects = await effectsOf(admin, one.returnNo);
    expect(effects).toMatchObject({ openTasks: 0, decisions: 1, daysLeft: 7, refusal: '' });
    expect([...effects.ended, ...effects.again].every((line) => line.includes(one.returnNo))).toBe(true);
    expect((await takeBack(operator, one.returnNo, 1)).code).toBe(ERROR.notGranted);

    expect((await takeBack(admin, one.returnNo, 1)).code).toBe(200);
    expect(await one.status()).toBe(RETURN_STATUS.toAudit);
    const again = await approvalOf(admin, one.returnNo);
    expect(again).toMatchObject({ approvalStatus: open, approvalNo: `${one.returnNo}-2`, cancelStatus: 0 });
    // Who asked for it is still who asked.
    const { can } = await operator.data(returnApi.detail, { returnNo: one.returnNo });
    expect(can).toEqual(['reject', 'cancel']);
    await one.approve();
    const { steps } = await admin.data(approvalCancelApi.flow, { id: again.entryId });
    expect(steps.map(({ round, tasks }) => [round, tasks[0]!.opinion])).toEqual([
      [1, '同意'],
      [2, '同意'],
    ]);
    expect((await takeBack(admin, one.returnNo, 0)).code).toBe(200);
    expect(await one.status()).toBe(RETURN_STATUS.withdrawn);
    expect(await approvalOf(admin, one.returnNo)).toMatchObject({
      ...{ approvalStatus: cancelled, cancelStatus: 1, cancelReason: reason, canCancel: false },
    });
    expect(await one.returnable()).toBe(one.before);
  });
});

test('a return whose goods have arrived stays, and so does an approval after seven days', async () => {
  const late = await moments.at(DAY, async ({ operator, admin }) => {
    const one = await asked(operator, admin);
    await one.approve();
    const seen = await approvalOf(admin, one.returnNo);
    await one.receive();
    const wish = { id: seen.entryId, version: seen.version, seen: '0'.repeat(64), reason, rollback: 0 as const };
    expect((await admin.call(approvalCancelApi.cancel, wish)).code).toBe(ERROR.versionConflict);
    expect(await takeBack(admin, one.returnNo, 0)).toMatchObject({ code: ERROR.approvalGone });
    expect(await one.status()).toBe(RETURN_STATUS.received);
    expect((await approvalOf(admin, one.returnNo)).canCancel).toBe(false);
    const other = await asked(operator, admin);
    await other.approve();
    return other.returnNo;
  });
  await moments.at('2026-03-15 13:00:00', async ({ admin }) => {
    expect((await effectsOf(admin, late)).daysLeft).toBe(0);
  });
  await moments.at('2026-03-16 13:00:00', async ({ admin }) => {
    expect(await takeBack(admin, late, 0)).toMatchObject({ code: ERROR.approvalGone });
    expect((await effectsOf(admin, late)).refusal).not.toBe('');
  });
});

test('the flow of a return says who has withdrawn it, and when', async () => {
  await moments.at(DAY, async ({ operator, admin }) => {
    const { returnNo } = await asked(operator, admin);
    const { entryId: id, applicantName: byName } = await approvalOf(admin, returnNo);
    const { version } = await operator.data(returnApi.detail, { returnNo });
    await operator.data(returnApi.cancel, { returnNo, version });
    const { steps } = await admin.data(approvalCancelApi.flow, { id });
    const time = expect.stringContaining(DAY.slice(0, 10));
    expect(steps.flatMap(({ tasks }) => tasks)).toMatchObject([{ state: TASK_STATE.lapsed, byName, time }]);
  });
});

test('what waited before approvals were kept has one after the next start, once', async () => {
  const found = await moments.at(DAY, async ({ operator, admin }) => {
    const one = await asked(operator, admin);
    await one.approve();
    const two = await asked(operator, admin);
    return [one.returnNo, two.returnNo];
  });
  const old = `(select entry_id from entry where kind in (6, 7, 8))`;
  await moments.onStore(
    { sql: `delete from approval_task where entry_id in ${old}` },
    { sql: `delete from entry_round where entry_id in ${old}` },
    { sql: 'delete from entry where kind in (6, 7, 8)' },
  );
  const states = () =>
    moments.at('2026-03-08 13:00:00', async ({ admin }) => {
      const { records } = await admin.data(approvalCancelApi.page, { pageSize: 500, bizType: [6, 7, 8] });
      const { records: cashiers } = await admin.data(cashierApi.page, { status: pending, pageSize: 100 });
      const names = records.map(({ bizNo }) => bizNo);
      expect(cashiers.every(({ cashierCode }) => names.includes(cashierCode))).toBe(true);
      return records.map(({ bizNo, approvalStatus, approvalNo }) => [bizNo, approvalStatus, approvalNo]);
    });
  const first = await states();
  expect(first).toEqual(
    expect.arrayContaining([
      [found[0], passed, `${found[0]}-1`],
      [found[1], open, `${found[1]}-1`],
    ]),
  );
  expect(await states()).toEqual(first);
});
