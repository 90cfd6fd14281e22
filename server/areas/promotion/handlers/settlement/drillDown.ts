import type { ActivityRow } from '../../data/schema/activity';
import { asc, eq, or, sql } from 'drizzle-orm';
import type { Parsed } from '../../../../../src/contract/endpoint';
import type { computeApi } from '../../../../../src/contract/promotion/settlement';
import { hasText } from '../../../../platform/database/columns';
import { ofParent } from '../../../../platform/scope';
import { product } from '../../../master-data/public';
import { computeLine, computeUnit } from '../../data/schema/settlement';
import type { Context } from '../../../../http/context';
import { sumOf } from '../../../../platform/numbers/exact';
import { computedActivity, type Kd, sumTexts } from './activity';
import { reachedText } from './customers';
import { goods, type Line, linesOf, type LineQuery, slice, toLine } from './lines';
import { refresh } from './refresh';

type Bills = Parsed<typeof computeApi.billK1D1>;
type Products = Parsed<typeof computeApi.productK0D0>;

/** The activity, if it counts in this way, with figures of the customer that are recent enough. */
async function opened({ activityId, custId }: LineQuery, kd: Kd, context: Context): Promise<ActivityRow> {
  const row = await computedActivity(activityId, context, kd);
  await refresh(row, custId, context);
  return row;
}

/** Groups in the order in which they come. */
function groups<T>(rows: readonly T[], keyOf: (row: T) => string): [string, T[]][] {
  const found = new Map<string, T[]>();
  for (const row of rows) found.set(keyOf(row), [...(found.get(keyOf(row)) ?? []), row]);
  return [...found];
}

const sumsOf = (lines: readonly Line[]) =>
  sumTexts({
    effectiveQty: sumOf(lines, ({ line }) => line.effectiveQty),
    effectiveAmount: sumOf(lines, ({ line }) => line.effectiveAmount),
    rewardAmount: sumOf(lines, ({ line }) => line.rewardAmount),
  });

async function billsOf(query: Bills, kd: Kd, context: Context) {
  const row = await opened(query, kd, context);
  const { activityId, custId, billNo } = query;
  const lines = await linesOf(context, { activityId, custId });
  const found = groups(lines, ({ line }) => line.billNo).filter(([no]) => !billNo || no.includes(billNo));
  return { row, found };
}

export async function billsK1D1(query: Bills, context: Context) {
  const { row, found } = await billsOf(query, 'K1D1', context);
  return slice(
    found.flatMap(([billNo, lines]) => {
      const [first] = lines;
      if (!first) return [];
      const { step, times } = first.unit;
      const reached = { reachedText: reachedText(row, step, context), times };
      return { billNo, billDate: first.line.billDate, ...sumsOf(lines), ...reached };
    }),
    query,
  );
}

export async function billsK0D1(query: Bills, context: Context) {
  const { found } = await billsOf(query, 'K0D1', context);
  return slice(
    found.map(([billNo, lines]) => {
      const units = new Map(lines.map(({ unit }) => [unit.unitKey, unit]));
      return {
        billNo,
        billDate: lines[0]?.line.billDate ?? '',
        productCount: units.size,
        reachedProductCount: [...units.values()].filter(({ rewardAmount }) => rewardAmount > 0).length,
        ...sumsOf(lines),
      };
    }),
    query,
  );
}

export async function productsK0D0(query: Products, context: Context) {
  const row = await opened(query, 'K0D0', context);
  const { activityId, custId, keyword } = query;
  const named = keyword ? or(hasText(product.productCode, keyword), hasText(product.productName, keyword)) : undefined;
  const units = await context.db
    .select({
      unit: computeUnit,
      goods,
      billCount: sql<number>`(select count(distinct l.bill_no)::int from ${computeLine} l where l.activity_id = ${computeUnit.activityId} and l.cust_id = ${computeUnit.custId} and l.unit_key = ${computeUnit.unitKey})`,
    })
    .from(computeUnit)
    .innerJoin(product, eq(product.productId, computeUnit.productId))
    .where(ofParent(computeUnit.activityId, activityId, eq(computeUnit.custId, custId), named))
    .orderBy(asc(product.productCode));
  return slice(
    units.map(({ unit, goods: facts, billCount }) => ({
      ...facts,
      ...sumTexts(unit),
      billCount,
      times: unit.times,
      reachedText: reachedText(row, unit.step, context),
    })),
    query,
  );
}

export const details = (kd: Kd) => async (query: LineQuery, context: Context) => {
  await opened(query, kd, context);
  return (await linesOf(context, query)).map(toLine);
};

export async function detailsK0D1(query: LineQuery, context: Context) {
  const row = await opened(query, 'K0D1', context);
  const lines = await linesOf(context, query);
  return lines.map((one) => ({
    ...toLine(one),
    times: one.unit.times,
    reachedText: reachedText(row, one.unit.step, context),
  }));
}

export async function detailsK1D0(query: Parsed<typeof computeApi.detailK1D0>, context: Context) {
  await opened(query, 'K1D0', context);
  return slice((await linesOf(context, query)).map(toLine), query);
}
