import { desc, eq, inArray } from 'drizzle-orm';
import type { Parsed } from '../../../../../src/contract/endpoint';
import { ERROR } from '../../../../../src/contract/error-codes';
import { GRANT_TYPE, LEDGER_ENTRY, type LedgerEntry } from '../../../../../src/contract/promotion/activity';
import type { computeApi } from '../../../../../src/contract/promotion/settlement';
import { computeOne, holdCustomers } from '../../data/computeActivity';
import { ofParent, within } from '../../../../platform/scope';
import { activity, type ActivityRow } from '../../data/schema/activity';
import { computeCustomer, rebateLedger } from '../../data/schema/settlement';
import { holdNames } from '../../../../platform/database/advisoryLocks';
import type { Context } from '../../../../http/context';
import { Failure, notFound } from '../../../../http/failure';
import { sumOf } from '../../../../platform/numbers/exact';
import { yuan } from '../../../../platform/numbers/money';
import { returnDeadline } from '../../rules/effective';
import { grantsFor } from '../../rules/grants';
import { computedActivity } from './activity';

type Grant = Parsed<typeof computeApi.grant>;

/** Payments that leave at once: on the invoice or by transfer; a balance stays with the customer. */
const LEAVES: Partial<Record<Grant['grantType'], LedgerEntry>> = {
  [GRANT_TYPE.onInvoice]: LEDGER_ENTRY.use,
  [GRANT_TYPE.transfer]: LEDGER_ENTRY.transfer,
};

/** Returns are possible until the deadline; only headquarters may pay before it. */
function checkTime({ endTime, returnDeadlineDays }: ActivityRow, { early }: Grant, { session, now }: Context) {
  const isOver = endTime !== null && now > returnDeadline(endTime, returnDeadlineDays);
  if (!isOver && !(early === 1 && session.dataScope === 'ALL')) throw new Failure(ERROR.activityNotEditable);
}

interface Entry {
  custId: string;
  entryType: LedgerEntry;
  amount: number;
}

async function write(entries: readonly Entry[], { row, input }: { row: ActivityRow; input: Grant }, context: Context) {
  const { db, session, now } = context;
  // Other grants to the same account wait; those to other customers do not.
  await holdNames(
    db,
    'grantLedger',
    entries.map(({ custId }) => `${row.branchId} ${custId}`),
  );
  for (const { custId, entryType, amount } of entries) {
    const [last] = await db
      .select({ balance: rebateLedger.balanceAfter })
      .from(rebateLedger)
      .where(ofParent(rebateLedger.custId, custId, eq(rebateLedger.branchId, row.branchId)))
      .orderBy(desc(rebateLedger.ledgerId))
      .limit(1);
    await db.insert(rebateLedger).values({
      ...{ custId, entryType, amount, branchId: row.branchId, sourceId: row.activityId },
      ...{ grantType: input.grantType, remark: input.remark ?? '', refNo: row.activityCode },
      balanceAfter: (last?.balance ?? 0) + amount,
      operatorId: session.loginName,
      gmtCreated: now,
    });
  }
}

/** The present figures of these customers, under a lock. */
async function owedBy(row: ActivityRow, custIds: readonly string[], context: Context) {
  const { db, now } = context;
  const of = ofParent(computeCustomer.activityId, row.activityId, inArray(computeCustomer.custId, [...custIds]));
  const before = await db.select().from(computeCustomer).where(of).orderBy(computeCustomer.custId).for('update');
  if (before.length < new Set(custIds).size) throw notFound();
  for (const { custId, runNo } of before) await computeOne(db, row, { custId, runNo, computeTime: now });
  const rows = await db.select().from(computeCustomer).where(of);
  return rows.map(({ custId, rewardAmount, grantedAmount }) => ({
    custId,
    reward: rewardAmount,
    granted: grantedAmount,
  }));
}

/**
 * Pays what is owed, as far as the budget allows, and takes back what was overpaid; a second call pays nothing more.
 */
export async function grant(input: Grant, context: Context) {
  const { activityId, custIds } = input;
  const { db, session } = context;
  await computedActivity(activityId, context);
  await holdCustomers(db, activityId, custIds);
  const [row] = await db
    .select()
    .from(activity)
    .where(within(session, activity, eq(activity.activityId, activityId)))
    .for('update');
  if (!row) throw notFound();
  checkTime(row, input, context);
  const owed = await owedBy(row, custIds, context);
  const grants = grantsFor(owed, row.budgetAmount === null ? null : row.budgetAmount - row.budgetUsed);
  const amount = sumOf(grants, (one) => one.amount);
  for (const { custId, granted } of grants)
    await db
      .update(computeCustomer)
      .set({ grantedAmount: granted })
      .where(ofParent(computeCustomer.activityId, activityId, eq(computeCustomer.custId, custId)));
  const leaves = LEAVES[input.grantType];
  const entries = grants.flatMap((one) => [
    { custId: one.custId, entryType: one.entry, amount: one.amount },
    ...(leaves && one.amount > 0 ? [{ custId: one.custId, entryType: leaves, amount: -one.amount }] : []),
  ]);
  await write(entries, { row, input }, context);
  await db
    .update(activity)
    .set({ budgetUsed: row.budgetUsed + amount })
    .where(within(session, activity, eq(activity.activityId, activityId)));
  context.note({
    objectId: activityId,
    objectName: row.activityName,
    after: { granted: grants.length, amount: yuan(amount) },
  });
  return { granted: grants.length, amount: yuan(amount) };
}
