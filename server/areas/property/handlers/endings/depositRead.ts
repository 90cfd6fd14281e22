import { and, eq } from 'drizzle-orm';
import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import { ERROR } from '../../../../../src/contract/error-codes';
import { DEPOSIT_RETURN_STATUS, type depositApi, RETURN_DAYS } from '../../../../../src/contract/property/deposits';
import { LEASE_STATUS } from '../../../../../src/contract/property/micro-pms';
import type { Context } from '../../../../http/context';
import { Failure, notFound } from '../../../../http/failure';
import { told } from '../../../../platform/database/columns';
import { by } from '../../../../platform/database/cursor';
import { paged } from '../../../../platform/database/paged';
import { sumOf } from '../../../../platform/numbers/exact';
import { yuan } from '../../../../platform/numbers/money';
import { ofParent, within } from '../../../../platform/scope';
import { owedOf } from '../../data/billing/copies';
import { depositOf } from '../../data/billing/endBook';
import { depositBills } from '../../data/billing/endLines';
import type { LeaseRow } from '../../data/billing/leaseBook';
import { pmsLease } from '../../data/schema/property';
import { pmsDepositEntry, pmsDepositReturn } from '../../data/schema/settlements';
import { addDays } from '../../rules/billing/days';
import { standing } from '../../rules/billing/standing';
import { bookOf } from '../billing/leaseRead';
import { lockedTenant } from '../billing/pay';
import { photosOf } from '../../../../http/photos';
import { isOwn } from '../own';
import { signOf } from './depositBook';

const { submitted, approved } = DEPOSIT_RETURN_STATUS;

export async function entryPage(
  query: Parsed<typeof depositApi.page>,
  context: Context,
): Promise<Output<typeof depositApi.page>> {
  const { db, session } = context;
  const { leaseId, kind, orderBy = 'date', orderDir = 'desc' } = query;
  const where = and(
    leaseId ? eq(pmsDepositEntry.leaseId, leaseId) : undefined,
    kind === undefined ? undefined : eq(pmsDepositEntry.kind, kind),
  );
  const listed = db
    .select({ row: pmsDepositEntry, leaseNo: told(pmsLease.leaseNo) })
    .from(pmsDepositEntry)
    .leftJoin(pmsLease, eq(pmsLease.leaseId, pmsDepositEntry.leaseId))
    .where(within(session, pmsDepositEntry, where))
    .$dynamic();
  const order = [by(pmsDepositEntry[orderBy], orderDir), by(pmsDepositEntry.entryId, orderDir)];
  const { rows, ...found } = await paged(db, { listed, order, key: [pmsDepositEntry.entryId] }, query);
  const records = rows.map(({ row, leaseNo }) => ({
    ...{ ...row, leaseNo, images: photosOf(row.images, context) },
    ...{ amount: yuan(signOf(row.kind) * row.amount), balanceAfter: yuan(row.balanceAfter) },
  }));
  return { records, ...found };
}

async function leaseOf(leaseId: string, { db, session }: Context): Promise<LeaseRow> {
  const [found] = await db
    .select()
    .from(pmsLease)
    .where(within(session, pmsLease, eq(pmsLease.leaseId, leaseId)));
  if (!found) throw notFound();
  return found;
}

/** Locks the lease's tenant: whatever changes a deposit does so under this lock. */
export async function lockedOf(leaseId: string, context: Context) {
  const lease = await leaseOf(leaseId, context);
  if (lease.tenantId === null) throw new Failure(ERROR.propertyForbids);
  await lockedTenant(lease.tenantId, context);
  return leaseOf(leaseId, context);
}

const returnsOf = (leaseId: string, { db }: Context) =>
  db
    .select()
    .from(pmsDepositReturn)
    .where(ofParent(pmsDepositReturn.leaseId, leaseId))
    .orderBy(pmsDepositReturn.returnId);

/**
 * What may be given back: of a settled lease all that is held, before that what is held above the agreed deposit; less
 * what is asked for already.
 */
export async function returnableOf({ leaseId, leaseStatus, deposit }: LeaseRow, context: Context) {
  const held = await depositOf(context.db, leaseId);
  const waiting = (await returnsOf(leaseId, context)).filter(
    ({ status }) => status === submitted || status === approved,
  );
  const asked = sumOf(waiting, ({ amount }) => amount);
  const kept = leaseStatus === LEASE_STATUS.ended ? 0 : deposit;
  return { held, asked, returnable: Math.max(0, held - kept - asked) };
}

export async function depositAccount(
  { id }: { id: string },
  context: Context,
): Promise<Output<typeof depositApi.account>> {
  const lease = await leaseOf(id, context);
  const { bills, events } = await bookOf(lease, context);
  const today = context.now.slice(0, 10);
  const open = sumOf(depositBills({ bills }), (bill) => standing(owedOf(bill, events.get(bill.billId)), today).unpaid);
  const { held, returnable } = await returnableOf(lease, context);
  const dueDate = lease.outDate === null ? null : addDays(lease.outDate, RETURN_DAYS);
  return {
    leaseId: lease.leaseId,
    leaseNo: lease.leaseNo,
    agreed: yuan(lease.deposit),
    open: yuan(open),
    held: yuan(held),
    ...{ returnable: yuan(returnable), dueDate, isLate: dueDate !== null && held > 0 && today > dueDate },
    returns: (await returnsOf(id, context)).map((row) => ({
      ...{ ...row, amount: yuan(row.amount), isOwn: isOwn(row, context) },
    })),
  };
}
