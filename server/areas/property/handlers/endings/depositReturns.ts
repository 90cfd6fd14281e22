import { eq } from 'drizzle-orm';
import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import { ERROR } from '../../../../../src/contract/error-codes';
import { DEPOSIT_KIND, DEPOSIT_RETURN_STATUS, type depositApi } from '../../../../../src/contract/property/deposits';
import { LEASE_VERDICT } from '../../../../../src/contract/property/leases';
import type { Context } from '../../../../http/context';
import { Failure, InvalidInput, notFound } from '../../../../http/failure';
import { touch } from '../../../../http/touch';
import { toUnits } from '../../../../platform/numbers/decimal';
import { amountOf, yuan } from '../../../../platform/numbers/money';
import { said } from '../../../../platform/numbers/said';
import { ofParent, within } from '../../../../platform/scope';
import { depositOf } from '../../data/billing/endBook';
import { auditOf } from '../../data/billing/writePlan';
import { pmsDepositReturn } from '../../data/schema/settlements';
import { demandPhotos } from '../../../../http/photos';
import { keepEntry } from './depositBook';
import { lockedOf, returnableOf } from './depositRead';
import { isOwn } from '../own';

const { submitted, approved, paid, rejected } = DEPOSIT_RETURN_STATUS;

const short = (left: number) =>
  new InvalidInput([{ field: 'amount', text: 'field.tooBig', params: { max: amountOf(left) } }], ERROR.depositShort);

export async function askReturn(
  { leaseId, amount: asked, reason }: Parsed<typeof depositApi.return>,
  context: Context,
): Promise<Output<typeof depositApi.return>> {
  const { db, session, now, note } = context;
  const lease = await lockedOf(leaseId, context);
  const amount = toUnits(asked, 2);
  const { returnable } = await returnableOf(lease, context);
  if (amount <= 0) throw new InvalidInput([{ field: 'amount', text: 'field.required' }]);
  if (amount > returnable) throw short(returnable);
  const [created] = await db
    .insert(pmsDepositReturn)
    .values({ ...auditOf({ by: session, now }), leaseId, branchId: lease.branchId, amount, reason })
    .returning();
  if (!created) throw notFound();
  note({ objectId: leaseId, objectName: lease.leaseNo, after: said(created, { amount: yuan }) });
  return { returnId: created.returnId };
}

async function lockedReturn(
  { id, version }: { id: string; version: number },
  state: (typeof DEPOSIT_RETURN_STATUS)[keyof typeof DEPOSIT_RETURN_STATUS],
  context: Context,
) {
  const { db, session } = context;
  const read = () =>
    db
      .select()
      .from(pmsDepositReturn)
      .where(within(session, pmsDepositReturn, eq(pmsDepositReturn.returnId, id)));
  const [seen] = await read();
  if (!seen) throw notFound();
  const lease = await lockedOf(seen.leaseId, context);
  const [row] = await read();
  if (!row) throw notFound();
  if (row.version !== version) throw new Failure(ERROR.versionConflict);
  if (row.status !== state) throw new Failure(ERROR.propertyForbids);
  return { row, lease };
}

async function change(
  { row, lease }: Awaited<ReturnType<typeof lockedReturn>>,
  values: Partial<typeof pmsDepositReturn.$inferSelect>,
  context: Context,
) {
  await context.db
    .update(pmsDepositReturn)
    .set({ ...values, ...touch(context), version: row.version + 1 })
    .where(ofParent(pmsDepositReturn.returnId, row.returnId));
  context.note({ objectId: lease.leaseId, objectName: lease.leaseNo, after: { amount: yuan(row.amount), ...values } });
  return true;
}

export async function approveReturn(
  { result, opinion, ...key }: Parsed<typeof depositApi.returnApprove>,
  context: Context,
) {
  const locked = await lockedReturn(key, submitted, context);
  const { row, lease } = locked;
  if (isOwn(row, context)) throw new Failure(ERROR.depositOwn);
  if (result === LEASE_VERDICT.refused) {
    if (opinion.length < 2) throw new InvalidInput([{ field: 'opinion', text: 'field.required' }]);
    return change(locked, { status: rejected, opinion }, context);
  }
  if (row.amount > (await depositOf(context.db, lease.leaseId))) throw new Failure(ERROR.depositShort);
  return change(locked, { status: approved, opinion }, context);
}

export async function payReturn({ channel, voucher, ...key }: Parsed<typeof depositApi.returnPay>, context: Context) {
  const locked = await lockedReturn(key, approved, context);
  const { row, lease } = locked;
  const date = context.now.slice(0, 10);
  const entry = { kind: DEPOSIT_KIND.returned, amount: row.amount, date, refNo: voucher, reason: row.reason };
  await keepEntry(lease, entry, context);
  return change(locked, { status: paid, channel, voucher, payDate: date }, context);
}

/** The company keeps a part, for a reason with pictures; not of what somebody has asked to be given back. */
export async function forfeit(
  { leaseId, amount: kept, reason, images }: Parsed<typeof depositApi.forfeit>,
  context: Context,
) {
  const lease = await lockedOf(leaseId, context);
  const amount = toUnits(kept, 2);
  if (amount <= 0) throw new InvalidInput([{ field: 'amount', text: 'field.required' }]);
  if (images.length === 0) throw new InvalidInput([{ field: 'images', text: 'field.required' }]);
  await demandPhotos(images, context);
  const { held, asked } = await returnableOf(lease, context);
  const free = held - asked;
  if (amount > free) throw short(free);
  const date = context.now.slice(0, 10);
  await keepEntry(lease, { kind: DEPOSIT_KIND.forfeited, amount, date, refNo: '', reason, images }, context);
  context.note({ objectId: leaseId, objectName: lease.leaseNo, after: { forfeited: kept, reason } });
  return true;
}
