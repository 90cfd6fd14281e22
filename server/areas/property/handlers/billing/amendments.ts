import { eq } from 'drizzle-orm';
import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import { ERROR } from '../../../../../src/contract/error-codes';
import { AMENDMENT_STATUS, type leaseApi } from '../../../../../src/contract/property/leases';
import { LEASE_STATUS } from '../../../../../src/contract/property/micro-pms';
import type { Context } from '../../../../http/context';
import { Failure, InvalidInput, notFound } from '../../../../http/failure';
import { touch } from '../../../../http/touch';
import { toUnits } from '../../../../platform/numbers/decimal';
import { yuan } from '../../../../platform/numbers/money';
import { said } from '../../../../platform/numbers/said';
import { nextNumber } from '../../../../platform/numbers/series';
import { ofParent, within } from '../../../../platform/scope';
import type { LeaseBook } from '../../data/billing/leaseBook';
import { auditOf } from '../../data/billing/writePlan';
import { pmsAmendment } from '../../data/schema/billing';
import { pmsLease } from '../../data/schema/property';
import { schedule } from '../../rules/billing/schedule';
import { followTerms } from './followTerms';
import { bookOf } from './leaseRead';
import { lockedLease } from './leaseWrite';
import { isOwn } from '../own';

const { approved, running } = LEASE_STATUS;

/** The periods whose amount another rent changes. */
function differences(book: LeaseBook, amendments: LeaseBook['terms']['amendments']) {
  const before = new Map(schedule(book.terms).map((row) => [`${row.feeKey} ${row.periodStart}`, row.amount]));
  return schedule({ ...book.terms, amendments }).flatMap(({ feeKey, periodStart, amount }) => {
    const old = before.get(`${feeKey} ${periodStart}`) ?? 0;
    if (old === amount) return [];
    return [{ feeItemId: feeKey, periodStart, before: yuan(old), after: yuan(amount), difference: yuan(amount - old) }];
  });
}

export async function amendLease(
  { fromDate, rentAmount, reason, ...key }: Parsed<typeof leaseApi.amend>,
  context: Context,
): Promise<Output<typeof leaseApi.amend>> {
  const { db, session, now, note } = context;
  const lease = await lockedLease(key, [approved, running], context);
  if (fromDate < lease.startDate || fromDate > lease.endDate)
    throw new InvalidInput([{ field: 'fromDate', text: 'field.choice' }]);
  const book = await bookOf(lease, context);
  const amended = { fromDate, rentAmount: toUnits(rentAmount, 2) };
  const [created] = await db
    .insert(pmsAmendment)
    .values({
      ...{ ...auditOf({ by: session, now }), ...amended, reason, leaseId: lease.leaseId, branchId: lease.branchId },
      ...{ amendNo: await nextNumber(db, 'amendment', now), status: AMENDMENT_STATUS.submitted },
    })
    .returning();
  if (!created) throw notFound();
  note({
    objectId: lease.leaseId,
    objectName: `${lease.leaseNo} ${created.amendNo}`,
    after: said(created, { rentAmount: yuan }),
  });
  return {
    amendmentId: created.amendmentId,
    differences: differences(book, [...book.terms.amendments, amended]),
  };
}

export async function approveAmendment(
  { id, version, result, opinion }: Parsed<typeof leaseApi.amendApprove>,
  context: Context,
): Promise<Output<typeof leaseApi.amendApprove>> {
  const { db, session, note } = context;
  const [found] = await db
    .select()
    .from(pmsAmendment)
    .where(within(session, pmsAmendment, eq(pmsAmendment.amendmentId, id)))
    .for('update');
  if (!found) throw notFound();
  if (found.version !== version) throw new Failure(ERROR.versionConflict);
  if (found.status !== AMENDMENT_STATUS.submitted) throw new Failure(ERROR.propertyForbids);
  if (isOwn(found, context)) throw new Failure(ERROR.leaseOwn);
  const [lease] = await db.select().from(pmsLease).where(ofParent(pmsLease.leaseId, found.leaseId)).for('update');
  if (!lease) throw notFound();
  if (result === 1 && lease.leaseStatus !== approved && lease.leaseStatus !== running)
    throw new Failure(ERROR.propertyForbids);
  const book = await bookOf(lease, context);
  const status = result === 1 ? AMENDMENT_STATUS.active : AMENDMENT_STATUS.rejected;
  await db
    .update(pmsAmendment)
    .set({ status, opinion, version: version + 1, ...touch(context) })
    .where(ofParent(pmsAmendment.amendmentId, id));
  note({ objectId: lease.leaseId, objectName: `${lease.leaseNo} ${found.amendNo}`, after: { status, opinion } });
  if (result === 0) return { differences: [] };
  await followTerms(lease, found.amendNo, context);
  return { differences: differences(book, [...book.terms.amendments, found]) };
}
