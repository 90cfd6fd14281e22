import { and, eq, gte, lte, or, sql } from 'drizzle-orm';
import { SETTLE_MODE } from '../../../../src/contract/promotion/activity';
import { sumOf } from '../../../platform/numbers/exact';
import { isLadder } from '../rules/candidates';
import { computeDeferred, countsFor, type DeferredUnit } from '../rules/deferred';
import { returnDeadline } from '../rules/effective';
import { countedLines } from '../rules/exclusive';
import { activityClosedTo } from '../rules/scope';
import { STAGE_OF } from '../rules/status';
import { countsBase } from '../rules/units';
import type { Customer, LadderActivity } from '../rules/types';
import { chunks } from '../../../platform/database/chunks';
import type { Db } from '../../../platform/database/db';
import { activity, type ActivityRow } from './schema/activity';
import { branch } from '../../../platform/schema/organisation';
import { computeCustomer, computeLine, computeUnit } from './schema/settlement';
import { type CountedLine, linesIn, type Window } from './loadDocuments';
import { loadActivities } from './loadActivities';
import { loadCustomer } from './parties';
import { global, ofParent } from '../../../platform/scope';
import { lineage } from '../../../platform/tree';

/** The window in which sales count; goods bought before an activity was disabled still do. */
export async function windowOf(db: Db, row: ActivityRow): Promise<Window> {
  const [ownBranch] = await db
    .select({ path: branch.path })
    .from(branch)
    .where(global('shared', eq(branch.branchId, row.branchId)));
  const endTime = [row.endTime ?? '', row.disabledTime ?? '9999'].sort()[0] ?? '';
  return {
    path: ownBranch?.path ?? '/',
    startTime: row.startTime ?? '9999',
    endTime,
    returnsUntil: returnDeadline(row.endTime ?? endTime, row.returnDeadlineDays),
  };
}

/**
 * The lines of this activity and of those that share its customers; each line counts for only one exclusive activity.
 */
interface Sales {
  customer: Customer;
  lines: readonly CountedLine[];
  window: Window;
}

export async function linesFor(db: Db, row: ActivityRow, { customer, lines, window }: Sales) {
  const rivals = ofParent(
    activity.branchId,
    lineage(window.path),
    eq(activity.settleMode, SETTLE_MODE.deferred),
    eq(activity.deleted, 0),
    or(
      eq(activity.activityId, row.activityId),
      and(
        eq(activity.stage, STAGE_OF.published),
        lte(activity.startTime, window.endTime),
        gte(activity.endTime, window.startTime),
      ),
    ),
  );
  const productIds = [...new Set(lines.map(({ product }) => product.productId))];
  const staffIds = [...new Set(lines.flatMap(({ staffId }) => staffId ?? []))];
  const found = await loadActivities(db, rivals, { custId: customer.custId, staffIds, productIds });
  const deferred = found
    .filter(isLadder)
    // A disabled activity still counts earlier sales.
    .map((one) => (one.activityId === row.activityId ? { ...one, published: true, endTime: window.endTime } : one));
  const takes = (one: LadderActivity, line: CountedLine) =>
    countsFor(one, line) &&
    activityClosedTo(
      {
        branchIds: lineage(window.path),
        customer,
        staffId: line.staffId,
        roleCodes: [],
        orderTime: line.orderTime,
      },
      one,
    ) === null;
  const [own] = countedLines(deferred, lines, takes).filter((one) => one.activity.activityId === row.activityId);
  return own && { activity: own.activity, lines: own.indices.flatMap((index) => lines[index] ?? []) };
}

const keyOf = ({ billNo, productId }: DeferredUnit) =>
  billNo !== null && productId !== null ? `${billNo}:${productId}` : (billNo ?? productId ?? '*');

interface Run {
  activityId: string;
  custId: string;
  runNo: number;
  computeTime: string;
}

/** The lines of the units, with the documents behind them. */
const linesOf = (units: readonly DeferredUnit[], counted: ReadonlyMap<string, CountedLine>, byBase: boolean) =>
  units.flatMap((unit) =>
    unit.lines.flatMap(({ line, reward }) => {
      const facts = counted.get(`${line.billNo}/${line.lineNo}`);
      if (!facts) return [];
      const { billNo, lineNo, product, orderTime, shipped, returned, unitPrice, qty } = facts;
      return {
        ...{ billNo, lineNo, unitPrice, unitKey: keyOf(unit), productId: product.productId, billDate: orderTime },
        shippedQty: shipped,
        returnedQty: returned,
        effectiveQty: qty,
        effectiveAmount: byBase ? facts.base : facts.net,
        rewardAmount: reward,
      };
    }),
  );

function sumsOf(units: readonly DeferredUnit[], lines: ReturnType<typeof linesOf>) {
  const [only] = units.length === 1 ? units : [];
  const [nearest] = units.flatMap(({ next }) => next ?? []).sort((a, b) => a.gap - b.gap);
  return {
    billCount: new Set(lines.map(({ billNo }) => billNo)).size,
    shippedQty: sumOf(lines, ({ shippedQty }) => shippedQty),
    returnedQty: sumOf(lines, ({ returnedQty }) => returnedQty),
    effectiveQty: sumOf(lines, ({ effectiveQty }) => effectiveQty),
    effectiveAmount: sumOf(lines, ({ effectiveAmount }) => effectiveAmount),
    rewardAmount: sumOf(units, ({ reward }) => reward),
    times: sumOf(units, ({ times }) => times),
    step: only?.step ?? null,
    gap: nearest?.gap ?? null,
    nextThreshold: nearest?.threshold ?? null,
    nextReward: nearest?.reward ?? null,
  };
}

/** Replaces the computed rewards of a customer; granted amounts stay. */
async function store(
  db: Db,
  run: Run,
  { units, lines }: { units: readonly DeferredUnit[]; lines: ReturnType<typeof linesOf> },
) {
  const { activityId, custId, runNo, computeTime } = run;
  const of = { activityId, custId };
  for (const table of [computeLine, computeUnit])
    await db.delete(table).where(ofParent(table.activityId, activityId, eq(table.custId, custId)));
  for (const some of chunks(units))
    await db.insert(computeUnit).values(
      some.map((unit) => ({
        ...of,
        ...{ unitKey: keyOf(unit), billNo: unit.billNo, productId: unit.productId, step: unit.step, times: unit.times },
        ...{ effectiveQty: unit.qty, effectiveAmount: unit.amount, rewardAmount: unit.reward },
      })),
    );
  for (const some of chunks(lines)) await db.insert(computeLine).values(some.map((line) => ({ ...of, ...line })));
  const row = { ...sumsOf(units, lines), runNo, computeTime };
  await db
    .insert(computeCustomer)
    .values({ ...of, ...row })
    .onConflictDoUpdate({ target: [computeCustomer.activityId, computeCustomer.custId], set: row });
}

/**
 * Makes other computations of these customers wait until the end of the transaction. Called before any row is locked,
 * and in a fixed order, so that no deadlock occurs.
 */
export async function holdCustomers(db: Db, activityId: string, custIds: readonly string[]) {
  for (const custId of [...new Set(custIds)].sort())
    await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${activityId} ${custId}`}, 0))`);
}

/** Computes one customer again; inside of a transaction. */
export async function computeOne(db: Db, row: ActivityRow, run: Omit<Run, 'activityId'>) {
  await holdCustomers(db, row.activityId, [run.custId]);
  const customer = await loadCustomer(db, run.custId);
  if (!customer) return;
  const window = await windowOf(db, row);
  const lines = await linesIn(db, window, { custId: run.custId });
  const own = await linesFor(db, row, { customer, lines, window });
  const units = own ? computeDeferred(own.activity, own.lines).units : [];
  const known = await db
    .select({ custId: computeCustomer.custId })
    .from(computeCustomer)
    .where(ofParent(computeCustomer.activityId, row.activityId, eq(computeCustomer.custId, run.custId)));
  // A customer who never bought anything of it has no row.
  if (units.length === 0 && known.length === 0) return;
  const byLine = new Map(lines.map((line) => [`${line.billNo}/${line.lineNo}`, line]));
  await store(
    db,
    { ...run, activityId: row.activityId },
    { units, lines: linesOf(units, byLine, own ? countsBase(own.activity) : false) },
  );
}
