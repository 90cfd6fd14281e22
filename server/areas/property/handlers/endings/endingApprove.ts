import type { Parsed } from '../../../../../src/contract/endpoint';
import { ERROR } from '../../../../../src/contract/error-codes';
import { LEASE_VERDICT } from '../../../../../src/contract/property/leases';
import { LEASE_STATUS } from '../../../../../src/contract/property/micro-pms';
import { SETTLEMENT_STATUS, type settlementApi } from '../../../../../src/contract/property/settlements';
import type { Context } from '../../../../http/context';
import { Failure, InvalidInput } from '../../../../http/failure';
import { touch } from '../../../../http/touch';
import { amountOf } from '../../../../platform/numbers/money';
import { ofParent } from '../../../../platform/scope';
import { balanceOf, refreshTenant } from '../../data/billing/copies';
import { freeUnits } from '../../data/billing/leaseStates';
import type { LeaseRow } from '../../data/billing/leaseBook';
import { auditOf, lockBills, writePlan } from '../../data/billing/writePlan';
import { pmsReading } from '../../data/schema/meters';
import { pmsLease, pmsLeaseUnit } from '../../data/schema/property';
import { pmsRefund } from '../../data/schema/settlements';
import { lockedTenant } from '../billing/pay';
import { demandPhotos } from '../../../../http/photos';
import { coverDue } from './coverDue';
import { finalRow } from './demandEnding';
import { type SettlementRow, unsettledOf } from './endingRead';
import { changeSettlement, demandSame, lockedSettlement } from './endingWrite';
import { billCharges, creditDeposits } from './lastBills';
import type { Ended } from '../../data/billing/endBook';
import { isOwn } from '../own';

const { submitted, approved, settled, rejected } = SETTLEMENT_STATUS;
const { running, expired, ended: over } = LEASE_STATUS;

/** Keeps the readings of the last day, which were only planned until now. */
async function keepFinals({ readings, outDate }: SettlementRow, { meters }: Ended, { db, session, now }: Context) {
  const rows = readings.flatMap((one) => {
    const meter = meters.find(({ meter: { meterId } }) => meterId === one.meterId)?.meter;
    if (!meter) return [];
    const { meterId, kind, date, period, values, overflow } = finalRow(meter, one, outDate);
    return [
      { ...auditOf({ by: session, now }), meterId, branchId: meter.branchId, kind, date, period, values, overflow },
    ];
  });
  if (rows.length > 0) await db.insert(pmsReading).values(rows.map((row) => ({ ...row, readTime: now })));
}

/** Ends the lease on its last day; from the day after, its units may be somebody else's. */
async function endLease({ leaseId, version }: LeaseRow, outDate: string, context: Context) {
  const { db, now } = context;
  await db
    .update(pmsLease)
    .set({ outDate, leaseStatus: over, ...touch(context), version: version + 1 })
    .where(ofParent(pmsLease.leaseId, leaseId));
  await db.update(pmsLeaseUnit).set({ toDate: outDate }).where(ofParent(pmsLeaseUnit.leaseId, leaseId));
  await freeUnits(db, now, leaseId);
}

/** Writes the last bills, the credits and what pays for them, on the date of the settlement. */
async function writeEnd(row: SettlementRow, lease: LeaseRow, { ended, context }: { ended: Ended; context: Context }) {
  const { db, session, now } = context;
  const { settleDate, settleNo } = row;
  const dates = { today: settleDate, creditDate: settleDate };
  const writing = { feeItems: ended.feeItems, ...dates, now, by: session, runId: null, reason: settleNo };
  await keepFinals(row, ended, context);
  await endLease(lease, row.outDate, context);
  await writePlan(db, lease, { planned: ended.planned, writing });
  await billCharges(row, lease, context);
  await creditDeposits(lease, writing, context);
  await coverDue(row, lease, context);
  if (lease.tenantId) await refreshTenant(db, lease.tenantId, now.slice(0, 10));
}

/** Nobody decides on a settlement that he has made or submitted. */
export async function approveSettlement(
  { result, opinion, ...key }: Parsed<typeof settlementApi.approve>,
  context: Context,
) {
  const { db, session, now } = context;
  const locked = await lockedSettlement(key, [submitted], context);
  const { row, lease } = locked;
  if (isOwn(row, context)) throw new Failure(ERROR.leaseOwn);
  if (result === LEASE_VERDICT.refused) {
    if (opinion.length < 2) throw new InvalidInput([{ field: 'opinion', text: 'field.required' }]);
    await changeSettlement(locked, { status: rejected, opinion }, context);
    return true;
  }
  if (lease.leaseStatus !== running && lease.leaseStatus !== expired) throw new Failure(ERROR.propertyForbids);
  await lockedTenant(row.tenantId, context);
  await lockBills(db, lease, (await demandSame(locked, row.fingerprint, context)).planned);
  const ended = await demandSame(locked, row.fingerprint, context);
  await writeEnd(row, lease, { ended, context });
  const by = { approvedByName: session.realName, approveTime: now };
  await changeSettlement(locked, { status: approved, opinion, ...by }, context);
  return true;
}

/** Pays back what is left of the prepaid money, and no more than the tenant still has. */
async function payBack(
  row: SettlementRow,
  { channel, voucher }: Pick<Parsed<typeof settlementApi.close>, 'channel' | 'voucher'>,
  { db, session, now }: Context,
) {
  const today = now.slice(0, 10);
  const amount = Math.min(row.refund, await balanceOf(db, row.tenantId, today));
  if (amount <= 0) return;
  if (channel === null) throw new InvalidInput([{ field: 'channel', text: 'field.required' }]);
  const { settlementId, settleNo: refundNo, leaseId, tenantId, branchId } = row;
  await db.insert(pmsRefund).values({
    ...{ ...auditOf({ by: session, now }), settlementId, refundNo, leaseId, tenantId, branchId, amount },
    ...{ channel, voucher, date: today },
  });
  await refreshTenant(db, tenantId, today);
}

/** Closes a settlement of which nothing is open: no bill and no deposit (48064); what is prepaid goes back now. */
export async function closeSettlement(
  { channel, voucher, signed, ...key }: Parsed<typeof settlementApi.close>,
  context: Context,
) {
  const { db, now } = context;
  const locked = await lockedSettlement(key, [approved], context);
  const { row, lease } = locked;
  await demandPhotos(signed, context);
  await lockedTenant(row.tenantId, context);
  const { open, held } = await unsettledOf(row, lease, context);
  if (open + held > 0) throw new Failure(ERROR.settlementOpen, { params: { amount: amountOf(open + held) } });
  await payBack(row, { channel, voucher }, context);
  const owed = await balanceOf(db, row.tenantId, now.slice(0, 10));
  if (owed < 0) throw new Failure(ERROR.settlementOpen, { params: { amount: amountOf(-owed) } });
  await changeSettlement(locked, { status: settled, closeTime: now, signed: [...signed] }, context);
  return true;
}
