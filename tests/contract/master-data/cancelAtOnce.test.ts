/* docs/domain/approval.md#cancelling, master-data.md#cancellation: what was shown is what is done, all of it or nothing. */
import { APPROVAL_STATUS, approvalCancelApi } from '../../../src/contract/master-data/approval-cancels';
import { ERROR } from '../../../src/contract/error-codes';
import { LICENCE_STATE } from '../../../src/contract/master-data/licences';
import { CANCEL_RESULT, licenceCancelApi } from '../../../src/contract/master-data/licence-calls';
import { CANCEL_REASON, CANCEL_STATUS, OWNER_TYPE } from '../../../src/contract/master-data/licences';
import { BILL_STATUS, LEASE_STATUS } from '../../../src/contract/property/micro-pms';
import { leaseApi } from '../../../src/contract/property/leases';
import type { Client } from '../../support/client';
import { approvedLease, billsOf, letProperty } from '../property/billing/letProperty';
import { type Moments, openMoments } from '../promotion/storeAt';
import {
  approvalOf,
  approveCancel,
  consequencesOf,
  DAY,
  effectsOf,
  reason,
  takeBack,
  takeBackSeen,
} from './approvalBack';
import { dumpOf } from './mergeRows';

let moments: Moments;
beforeEach(async () => {
  moments = await openMoments();
});
afterEach(() => moments.remove());

/** The last of what is written for it fails, as where the disk is full. */
const failing = (table: string, when: string) => [
  { sql: `create function refuse() returns trigger language plpgsql as $$ begin raise exception 'refused'; end $$` },
  { sql: `create trigger refuse before ${when} on ${table} for each row execute function refuse()` },
];
const mended = (table: string) => [{ sql: `drop trigger refuse on ${table}` }, { sql: 'drop function refuse()' }];

const AHEAD = { startDate: '2026-04-01', endDate: '2027-03-31', deposit: '17200.00' };
const because = { reasonType: CANCEL_REASON.wrong, reason: '证号录入有误，重新登记', effectiveDate: '2026-03-08' };

async function practice(client: Client) {
  const { records } = await client.data(licenceCancelApi.page, { pageSize: 500, ownerType: OWNER_TYPE.customer });
  return records.find((one) => one.ownerId === 'C101' && one.licenceType === 4)!;
}

test('a lease is taken back with all that hangs on it, or nothing of it is', async () => {
  const leaseNo = await moments.at(DAY, async ({ backend }) => {
    const desk = await letProperty(backend.origin, 1);
    const id = await approvedLease(desk, 0, AHEAD);
    return (await desk.operator.data(leaseApi.detail, { id })).leaseNo;
  });
  await moments.onStore(...failing('pms_bill', 'update'));
  const before = await dumpOf(moments);
  await moments.at(DAY, async ({ admin }) => {
    const { ended, again } = await effectsOf(admin, leaseNo);
    expect([ended.length, again.length]).toEqual([3, 3]);
    expect((await takeBack(admin, leaseNo, 1)).code).toBe(ERROR.serverFailed);
  });
  expect(await dumpOf(moments)).toEqual(before);
  await moments.onStore(...mended('pms_bill'));
  await moments.at(DAY, async ({ admin }) => {
    expect((await takeBack(admin, leaseNo, 1)).code).toBe(200);
    expect((await approvalOf(admin, leaseNo)).approvalStatus).toBe(APPROVAL_STATUS.cancelled);
  });
});

test('what has changed since it was shown is shown before it is done', async () => {
  await moments.at(DAY, async ({ backend }) => {
    const desk = await letProperty(backend.origin, 1);
    const { admin, operator } = desk;
    const id = await approvedLease(desk, 0, AHEAD);
    const { leaseNo } = await operator.data(leaseApi.detail, { id });
    const { entryId } = await approvalOf(admin, leaseNo);
    const shown = await admin.data(approvalCancelApi.effects, { id: entryId });
    const asked = { id: entryId, reason, rollback: 1 as const };
    const other = await takeBackSeen(admin, { ...asked, seen: '0'.repeat(64) });
    expect(other.code).toBe(ERROR.versionConflict);
    expect((await operator.data(leaseApi.detail, { id })).leaseStatus).not.toBe(LEASE_STATUS.draft);
    // Whatever language it is read in, it is the same that was seen.
    const english = { headers: { 'accept-language': 'en-US' } };
    const read = await admin.call(approvalCancelApi.effects, { id: entryId }, english);
    expect(read.data).toMatchObject({ seen: shown.seen });
    expect(read.data.again).not.toEqual(shown.again);
    expect((await takeBackSeen(admin, { ...asked, version: shown.version, seen: shown.seen })).code).toBe(200);
    // Each line that was shown has happened.
    expect((await operator.data(leaseApi.detail, { id })).leaseStatus).toBe(LEASE_STATUS.draft);
    expect((await billsOf(desk)).map(({ billStatus }) => billStatus)).toEqual([BILL_STATUS.void]);
  });
});

test('a licence is cancelled with its document, or neither is', async () => {
  const cancelNo = await moments.at(DAY, async ({ operator }) => {
    const { licenceId } = await practice(operator);
    return (await operator.data(licenceCancelApi.apply, { ...because, ids: [licenceId] }))[0]!;
  });
  await moments.onStore(...failing('licence', 'update'));
  const before = await dumpOf(moments);
  await moments.at(DAY, async ({ admin }) => {
    expect((await approveCancel(admin, { cancelNo, version: 1 })).code).toBe(ERROR.serverFailed);
  });
  expect(await dumpOf(moments)).toEqual(before);
  await moments.onStore(...mended('licence'));
  await moments.at(DAY, async ({ admin }) => {
    expect((await approveCancel(admin, { cancelNo, version: 1 })).code).toBe(200);
    expect(await practice(admin)).toMatchObject({ licenceState: LICENCE_STATE.cancelled });
  });
});

test('a cancellation is approved on the consequences that were seen, and on no others', async () => {
  const { cancelNo, seen, openOrders } = await moments.at(DAY, async ({ operator, admin }) => {
    const { licenceId } = await practice(operator);
    const [no] = await operator.data(licenceCancelApi.apply, { ...because, ids: [licenceId] });
    const { seen: hash, impact, blocksOwner } = await consequencesOf(admin, no!);
    expect(blocksOwner).toBe(1);
    return { cancelNo: no!, seen: hash, openOrders: impact.openOrders };
  });
  await moments.onStore({
    sql: `insert into sales_order select (jsonb_populate_record(o, '{"order_no":"DD2026030899999999"}')).* from sales_order o
      where cust_id = 'C101' limit 1`,
  });
  await moments.at(DAY, async ({ admin }) => {
    const late = await approveCancel(admin, { cancelNo, version: 1, seen });
    expect(late).toMatchObject({ code: ERROR.versionConflict, data: [{ impact: { openOrders: openOrders + 1 } }] });
    const none = await admin.call(licenceCancelApi.audit, { cancelNo, version: 1, result: CANCEL_RESULT.approve });
    expect(none.code).toBe(ERROR.versionConflict);
    expect(await practice(admin)).toMatchObject({ cancelStatus: CANCEL_STATUS.waiting });
    expect((await approveCancel(admin, { cancelNo, version: 1 })).code).toBe(200);
    expect(await practice(admin)).toMatchObject({ cancelStatus: CANCEL_STATUS.approved });
  });
});
