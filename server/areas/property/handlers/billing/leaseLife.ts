import { and, eq, gte, lte, ne } from 'drizzle-orm';
import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import { ERROR } from '../../../../../src/contract/error-codes';
import { FEE_TYPE } from '../../../../../src/contract/property/fee-items';
import type { leaseApi } from '../../../../../src/contract/property/leases';
import { LEASE_STATUS, UNIT_STATUS } from '../../../../../src/contract/property/micro-pms';
import { TENANT_STATUS } from '../../../../../src/contract/property/tenants';
import type { Context } from '../../../../http/context';
import { Failure, InvalidInput } from '../../../../http/failure';
import { toUnits } from '../../../../platform/numbers/decimal';
import { sumOf } from '../../../../platform/numbers/exact';
import { nextNumber } from '../../../../platform/numbers/series';
import { ofParent } from '../../../../platform/scope';
import { owedOf } from '../../data/billing/copies';
import { depositBills } from '../../data/billing/endLines';
import { type LeaseRow, loadFeeItems } from '../../data/billing/leaseBook';
import { auditOf } from '../../data/billing/writePlan';
import { startLeases } from '../../data/billing/leaseStates';
import { pmsBill } from '../../data/schema/bills';
import { pmsBuilding, pmsLease, pmsLeaseUnit, pmsUnit } from '../../data/schema/property';
import { unitName } from '../../data/unitNames';
import { addDays, later } from '../../rules/billing/days';
import { closePlain, openPlain, PLAIN_END } from '../../../master-data/public';
import { PLAIN_KIND } from '../../../../../src/contract/master-data/kinds';
import { standing } from '../../rules/billing/standing';
import { moveDeposit } from '../endings/depositBook';
import { bookOf } from './leaseRead';
import { unitsOfLease } from './leaseUnits';
import { changeLease, insertLease, lockedLease } from './leaseWrite';
import { lockedTenant } from './pay';
import { isOwn } from '../own';

const { draft, submitted, approved, running, expired, rejected } = LEASE_STATUS;

/** The units of a lease are nobody else's on any of its days (48011); the database has the last word. */
async function demandFreeUnits({ leaseId, startDate, endDate }: LeaseRow, context: Context) {
  const { db } = context;
  const units = await unitsOfLease(leaseId, context);
  // A unit that is closed or under repair is not let.
  if (units.some(({ unitStatus }) => unitStatus === UNIT_STATUS.closed || unitStatus === UNIT_STATUS.repair))
    throw new Failure(ERROR.propertyForbids);
  const taken = await db
    .select({ unitName })
    .from(pmsLeaseUnit)
    .innerJoin(pmsUnit, eq(pmsUnit.unitId, pmsLeaseUnit.unitId))
    .innerJoin(pmsBuilding, eq(pmsBuilding.buildingId, pmsUnit.buildingId))
    .where(
      ofParent(
        pmsLeaseUnit.unitId,
        units.map(({ unitId }) => unitId),
        and(
          eq(pmsLeaseUnit.active, 1),
          ne(pmsLeaseUnit.leaseId, leaseId),
          lte(pmsLeaseUnit.fromDate, endDate),
          gte(pmsLeaseUnit.toDate, startDate),
        ),
      ),
    );
  if (taken.length > 0)
    throw new Failure(ERROR.unitLet, { params: { units: taken.map((one) => one.unitName).join(', ') } });
}

/** Locks the tenant, so that he is not disabled while his lease is submitted. */
async function demandTenant({ tenantId }: LeaseRow, context: Context) {
  if (tenantId === null) return;
  const { status } = await lockedTenant(tenantId, context);
  if (status !== TENANT_STATUS.on) throw new Failure(ERROR.propertyForbids);
}

export async function submitLease(input: Parsed<typeof leaseApi.submit>, context: Context) {
  const lease = await lockedLease(input, [draft, rejected], context);
  await demandTenant(lease, context);
  await demandFreeUnits(lease, context);
  const { leaseId: id, leaseNo: no, branchId, tenantName: title } = lease;
  await openPlain(context, { kind: PLAIN_KIND.lease, id, no, branchId, title });
  await changeLease(lease, { leaseStatus: submitted }, context);
  return true;
}

/** The deposit that is still to be billed: a renewal takes over what is held, and what is billed unpaid, before it. */
async function missingDeposit(lease: LeaseRow, context: Context): Promise<number> {
  const { deposit, predecessorId, tenantId } = lease;
  if (predecessorId === null) return deposit;
  if (tenantId !== null) await lockedTenant(tenantId, context);
  const [before] = await context.db.select().from(pmsLease).where(ofParent(pmsLease.leaseId, predecessorId));
  if (!before) return deposit;
  const { bills, events } = await bookOf(before, context);
  const open = depositBills({ bills }).map(
    (bill) => standing(owedOf(bill, events.get(bill.billId)), context.now.slice(0, 10)).unpaid,
  );
  const held = await moveDeposit(before, lease, context);
  return Math.max(0, deposit - held - sumOf(open, (amount) => amount));
}

/** Bills the deposit of a lease, payable on its first day. */
async function billDeposit(lease: LeaseRow, amount: number, context: Context) {
  const { db, now, session } = context;
  const today = now.slice(0, 10);
  const item = [...(await loadFeeItems(db)).values()].find(({ feeType }) => feeType === FEE_TYPE.deposit);
  if (amount <= 0 || !item) return;
  const { leaseId, propertyId, branchId, tenantId, startDate } = lease;
  await db.insert(pmsBill).values({
    ...auditOf({ by: session, now }),
    ...{ leaseId, propertyId, branchId, tenantId, feeItemId: item.feeItemId, feeType: item.feeType, amount },
    ...{ billNo: await nextNumber(db, 'bill', now), periodStart: startDate, periodEnd: startDate },
    ...{ dueDate: startDate, issueDate: today, payBy: later(startDate, today) },
    parts: [{ kind: 'DEPOSIT' as const, amount }],
  });
}

export async function approveLease({ result, opinion, ...key }: Parsed<typeof leaseApi.approve>, context: Context) {
  const { db, now } = context;
  const lease = await lockedLease(key, [submitted], context);
  if (isOwn(lease, context)) throw new Failure(ERROR.leaseOwn);
  const asked = { kind: PLAIN_KIND.lease, id: lease.leaseId };
  if (result === 0) {
    if (opinion.length < 2) throw new InvalidInput([{ field: 'opinion', text: 'field.required' }]);
    await closePlain(context, asked, { end: PLAIN_END.returned, opinion });
    await changeLease(lease, { leaseStatus: rejected, opinion }, context);
    return true;
  }
  await demandFreeUnits(lease, context);
  const { leaseId, startDate, endDate } = lease;
  await db
    .update(pmsLeaseUnit)
    .set({ active: 1, fromDate: startDate, toDate: endDate })
    .where(ofParent(pmsLeaseUnit.leaseId, leaseId));
  await changeLease(lease, { leaseStatus: approved, opinion }, context);
  await billDeposit(lease, await missingDeposit(lease, context), context);
  await closePlain(context, asked, { end: PLAIN_END.passed, opinion });
  await startLeases(db, now, leaseId);
  return true;
}

/** A renewal begins the day after, with the same units and fees; free days and increases do not go with it. */
export async function renewLease(
  { endDate, rentAmount, deposit, ...key }: Parsed<typeof leaseApi.renew>,
  context: Context,
): Promise<Output<typeof leaseApi.renew>> {
  const before = await lockedLease(key, [running, expired], context);
  const startDate = addDays(before.endDate, 1);
  if (endDate <= startDate) throw new InvalidInput([{ field: 'endDate', text: 'field.endBeforeStart' }]);
  const { propertyId, branchId, tenantId, tenantName, payCycle, cycleAnchor, billDay, rentFeeItemId, fees } = before;
  return insertLease(
    {
      ...{ propertyId, branchId, tenantId, tenantName, payCycle, cycleAnchor, billDay, rentFeeItemId, fees },
      ...{ startDate, endDate, rentAmount: toUnits(rentAmount, 2), predecessorId: before.leaseId },
      deposit: deposit === undefined ? before.deposit : toUnits(deposit, 2),
    },
    await unitsOfLease(before.leaseId, context),
    context,
  );
}
