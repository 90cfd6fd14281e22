import { and, eq } from 'drizzle-orm';
import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import { ERROR } from '../../../../../src/contract/error-codes';
import { FEE_TYPE } from '../../../../../src/contract/property/fee-items';
import type { leaseApi } from '../../../../../src/contract/property/leases';
import { LEASE_STATUS } from '../../../../../src/contract/property/micro-pms';
import type { Context } from '../../../../http/context';
import { Failure, InvalidInput, notFound } from '../../../../http/failure';
import { demandButton } from '../../../../http/permission';
import { staleVersion } from '../../../../http/staleVersion';
import { touch } from '../../../../http/touch';
import { toUnits } from '../../../../platform/numbers/decimal';
import { nextNumber } from '../../../../platform/numbers/series';
import { ofParent, within } from '../../../../platform/scope';
import { type LeaseRow, loadFeeItems } from '../../data/billing/leaseBook';
import { pmsLease } from '../../data/schema/property';
import { pmsTenant } from '../../data/schema/tenants';
import { addMonths } from '../../rules/billing/days';
import { leaseDetail } from './leaseRead';
import { demandUnits, type UnitRow, writeUnits } from './leaseUnits';
import { toldLease } from './toldLease';

type Form = Omit<Parsed<typeof leaseApi.save>, 'leaseId' | 'version'>;

const MOST_MONTHS = 120;
const { draft, rejected } = LEASE_STATUS;

/** Locks a lease; refuses it if it was changed since the caller saw it, or is in none of these states. */
export async function lockedLease(
  { id, version }: { id: string; version: number },
  states: readonly LeaseRow['leaseStatus'][],
  context: Context,
): Promise<LeaseRow> {
  const { db, session } = context;
  const [found] = await db
    .select()
    .from(pmsLease)
    .where(within(session, pmsLease, eq(pmsLease.leaseId, id)))
    .for('update');
  if (!found) throw notFound();
  if (found.version !== version) throw await staleVersion(context, await leaseDetail({ id }, context), found);
  if (!states.includes(found.leaseStatus)) throw new Failure(ERROR.propertyForbids);
  return found;
}

export async function changeLease(before: LeaseRow, values: Partial<LeaseRow>, context: Context) {
  const { leaseId, leaseNo, version } = before;
  const after = { ...values, ...touch(context), version: version + 1 };
  await context.db.update(pmsLease).set(after).where(ofParent(pmsLease.leaseId, leaseId));
  const was = Object.fromEntries(Object.keys(values).map((key) => [key, Reflect.get(before, key)]));
  context.note({ objectId: leaseId, objectName: leaseNo, before: toldLease(was), after: toldLease(values) });
}

/** Locks the tenant, so that he is not deleted before the lease names him. */
async function demandTenant(tenantId: string, { db, session }: Context) {
  const [found] = await db
    .select()
    .from(pmsTenant)
    .where(within(session, pmsTenant, and(eq(pmsTenant.tenantId, tenantId), eq(pmsTenant.status, 1))))
    .for('key share');
  if (!found) throw new InvalidInput([{ field: 'tenantId', text: 'field.choice' }]);
  return found;
}

function demandTerms({ startDate, endDate, increase }: Form) {
  if (endDate <= startDate) throw new InvalidInput([{ field: 'endDate', text: 'field.endBeforeStart' }]);
  if (endDate >= addMonths(startDate, MOST_MONTHS))
    throw new InvalidInput([{ field: 'endDate', text: 'field.tooLongPeriod', params: { days: 3_652 } }]);
  if (increase.some(({ fromMonth }, index) => fromMonth <= (increase[index - 1]?.fromMonth ?? 1)))
    throw new InvalidInput([{ field: 'increase', text: 'field.ascending' }]);
}

const scaledOrNull = (text: string | null, decimals: number) => (text === null ? null : toUnits(text, decimals));

async function feesOf({ feeItems: given }: Form, { db }: Context) {
  const known = await loadFeeItems(db);
  const isUnknown = given.some(({ feeItemId }) => known.get(feeItemId)?.status !== 1);
  if (isUnknown || new Set(given.map(({ feeItemId }) => feeItemId)).size < given.length)
    throw new InvalidInput([{ field: 'feeItems', text: 'field.choice' }]);
  const ofRent = given.find(({ feeItemId }) => known.get(feeItemId)?.feeType === FEE_TYPE.rent)?.feeItemId;
  const first = [...known.values()].find(({ feeType, status }) => feeType === FEE_TYPE.rent && status === 1);
  const rentFeeItemId = ofRent ?? first?.feeItemId;
  if (!rentFeeItemId) throw new InvalidInput([{ field: 'feeItems', text: 'field.required' }]);
  const fees = given
    .filter(({ feeItemId }) => feeItemId !== rentFeeItemId)
    .map(({ price, area, quantity, ...fee }) => ({
      ...fee,
      ...{ price: scaledOrNull(price, 4), area: scaledOrNull(area, 2), quantity: scaledOrNull(quantity, 2) },
    }));
  return { rentFeeItemId, fees };
}

export async function insertLease(
  values: Omit<
    typeof pmsLease.$inferInsert,
    'leaseNo' | 'createdBy' | 'createdByName' | 'gmtCreated' | 'modifiedBy' | 'gmtModified'
  >,
  units: readonly UnitRow[],
  context: Context,
) {
  const { db, session, now, note } = context;
  const leaseNo = await nextNumber(db, 'lease', now);
  const { loginName: createdBy, realName: createdByName } = session;
  const [created] = await db
    .insert(pmsLease)
    .values({ ...values, leaseNo, createdBy, createdByName, gmtCreated: now, ...touch(context) })
    .returning();
  if (!created) throw notFound();
  await writeUnits(created, units, context);
  note({ objectId: created.leaseId, objectName: leaseNo, action: 'add', after: toldLease(created) });
  return { leaseId: created.leaseId };
}

export async function saveLease(
  { leaseId, version, ...form }: Parsed<typeof leaseApi.save>,
  context: Context,
): Promise<Output<typeof leaseApi.save>> {
  await demandButton(context.db, [leaseId ? 'lease_edit' : 'lease_add'], context.session);
  demandTerms(form);
  // The lease is locked before its tenant, as in `submitLease`.
  const before = leaseId ? await lockedLease({ id: leaseId, version: version ?? 0 }, [draft, rejected], context) : null;
  const { units, propertyId, branchId } = await demandUnits(form.unitIds, context);
  const tenant = await demandTenant(form.tenantId, context);
  if (tenant.branchId !== branchId) throw new InvalidInput([{ field: 'tenantId', text: 'field.choice' }]);
  const { startDate, endDate, payCycle, cycleAnchor, billDay, freeDays } = form;
  const values = {
    ...{ propertyId, branchId, tenantId: tenant.tenantId, tenantName: tenant.tenantName, startDate, endDate },
    ...{ payCycle, cycleAnchor, billDay, freeDays, ...(await feesOf(form, context)) },
    ...{ rentAmount: toUnits(form.rentAmount, 2), deposit: toUnits(form.deposit, 2) },
    increases: form.increase.map(({ fromMonth, rate }) => ({ fromMonth, rate: toUnits(rate, 2) })),
  };
  if (!before) return insertLease(values, units, context);
  // A renewal takes over the deposit of the lease before, which is the money of that lease's tenant.
  if (before.predecessorId !== null && before.tenantId !== tenant.tenantId)
    throw new InvalidInput([{ field: 'tenantId', text: 'field.locked' }]);
  await writeUnits({ leaseId: before.leaseId, rentAmount: values.rentAmount }, units, context);
  await changeLease(before, values, context);
  return { leaseId: before.leaseId };
}
