/* docs/domain/master-data.md#cancellation: who applies, who decides, and what follows from the day on which it acts. */
import { ERROR } from '../../../src/contract/error-codes';
import { CANCEL_RESULT, licenceApi, licenceCancelApi } from '../../../src/contract/master-data/licence-calls';
import { CANCEL_REASON, CANCEL_STATUS, LICENCE_STATE, OWNER_TYPE } from '../../../src/contract/master-data/licences';
import type { Client } from '../../support/client';
import { type Moments, openMoments } from '../promotion/storeAt';
import { approveCancel } from './approvalBack';

let moments: Moments;
beforeEach(async () => {
  moments = await openMoments();
});
afterEach(() => moments.remove());

const DAY = '2026-03-08 12:00:00';
const { approve, reject } = CANCEL_RESULT;
const because = { reasonType: CANCEL_REASON.wrong, reason: '证号录入有误，重新登记' };

async function find(client: Client, ownerId: string, ownerType: 1 | 2 | 3, licenceType: number) {
  const { records } = await client.data(licenceCancelApi.page, { pageSize: 500, ownerType, orderBy: 'licenceNo' });
  return records.find((one) => one.ownerId === ownerId && one.licenceType === licenceType)!;
}
const practice = (client: Client) => find(client, 'C101', OWNER_TYPE.customer, 4);
const registration = (client: Client, productId: string) => find(client, productId, OWNER_TYPE.commodity, 9);

test('what hangs on it is told before and kept; another person approves; from its day on it blocks', async () => {
  await moments.at(DAY, async ({ operator, admin }) => {
    const { licenceId, can } = await practice(operator);
    expect(can).toContain('apply');
    const effectiveDate = '2026-03-10';
    const [effect] = await operator.data(licenceCancelApi.effects, { ids: [licenceId], effectiveDate });
    expect(effect).toMatchObject({ ownerName: '仁济诊所', blocksOwner: 1, impact: { listedProducts: 0 } });
    const orders = effect!.impact.openOrders;
    expect(orders).toBe(1);
    const [cancelNo] = await operator.data(licenceCancelApi.apply, { ...because, ids: [licenceId], effectiveDate });
    expect(cancelNo).toBe('ZX202603000003');
    const waiting = await practice(operator);
    expect(waiting).toMatchObject({
      cancelStatus: CANCEL_STATUS.waiting,
      applyName: '陈思远',
      can: expect.not.arrayContaining(['apply', 'audit']),
    });
    expect(await operator.call(licenceCancelApi.apply, { ...because, ids: [licenceId], effectiveDate })).toMatchObject({
      code: ERROR.entryForbids,
    });
    const version = waiting.cancelVersion!;
    expect(
      await admin.call(licenceCancelApi.audit, { cancelNo: cancelNo!, version: 9, result: approve }),
    ).toMatchObject({
      code: ERROR.versionConflict,
    });
    expect(await admin.call(licenceCancelApi.revoke, { cancelNo: cancelNo!, version })).toMatchObject({
      code: ERROR.notGranted,
    });
    expect((await approveCancel(admin, { cancelNo: cancelNo!, version })).code).toBe(200);
    // Until its day it is what it was.
    expect(await practice(admin)).toMatchObject({
      licenceState: LICENCE_STATE.ending,
      cancelStatus: CANCEL_STATUS.approved,
    });
    const [detail] = (await admin.data(licenceApi.ofOwner, { ownerType: OWNER_TYPE.customer, ownerId: 'C101' })).filter(
      (one) => one.licenceId === licenceId,
    );
    expect(detail!.cancels).toMatchObject([
      { cancelNo, impact: effect!.impact, blocksOwner: 1, auditorName: '周启明' },
    ]);
    expect(
      await admin.call(licenceCancelApi.audit, {
        cancelNo: cancelNo!,
        version: version + 1,
        result: reject,
        opinion: '有误',
      }),
    ).toMatchObject({ code: ERROR.entryForbids });
  });
  const [, rows] = await moments.onStore(
    { sql: "update sales_order set order_status = 10 where cust_id = 'C101'" },
    { sql: "select order_no as no from sales_order where cust_id = 'C101'" },
  );
  // A statement answers rows.
  const [{ no }] = rows as [{ no: string }];
  const [looked, blocked, before] = await moments.onStore(
    { licences: '2026-03-10 00:10:00' },
    { audit: no, at: '2026-03-10 09:00:00' },
    { audit: no, at: '2026-03-09 23:59:59' },
  );
  expect(looked).toBe(true);
  expect(blocked).toMatchObject({
    ...{ code: ERROR.customerLicences, pendingRenewal: null },
    blocks: [{ licenceType: 4, licenceState: LICENCE_STATE.cancelled }],
  });
  expect(before).toBeNull();
  await moments.at('2026-03-10 12:00:00', async ({ operator }) => {
    expect(await practice(operator)).toMatchObject({ licenceState: LICENCE_STATE.cancelled, can: [] });
  });
});

test('an applicant does not decide; a refusal says why; one that is taken back may be applied for again', async () => {
  await moments.at(DAY, async ({ admin }) => {
    const { licenceId } = await registration(admin, 'P001');
    const [first] = await admin.data(licenceCancelApi.apply, {
      ...because,
      ids: [licenceId],
      effectiveDate: '2026-03-08',
    });
    expect(await admin.call(licenceCancelApi.audit, { cancelNo: first!, version: 1, result: approve })).toMatchObject({
      code: ERROR.entryOwn,
    });
    await admin.data(licenceCancelApi.revoke, { cancelNo: first!, version: 1 });
    const [second] = await admin.data(licenceCancelApi.apply, {
      ...because,
      ids: [licenceId],
      effectiveDate: '2026-03-08',
    });
    expect(second).not.toBe(first);
    const { records } = await admin.data(licenceCancelApi.page, { cancelStatus: CANCEL_STATUS.waiting, pageSize: 50 });
    const other = records.find(({ applyName }) => applyName === '陈思远')!;
    const at = { cancelNo: other.cancelNo!, version: other.cancelVersion!, result: reject };
    expect(await admin.call(licenceCancelApi.audit, at)).toMatchObject({ data: [{ field: 'opinion' }] });
    await admin.data(licenceCancelApi.audit, { ...at, opinion: '请附注销通知书' });
    const { records: refused } = await admin.data(licenceCancelApi.page, { cancelStatus: CANCEL_STATUS.rejected });
    expect(refused).toMatchObject([{ licenceId: other.licenceId, licenceState: LICENCE_STATE.valid }]);
  });
});
