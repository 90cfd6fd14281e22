import { and, count } from 'drizzle-orm';
import type { Parsed } from '../../../../../src/contract/endpoint';
import { ACTIVITY_TYPES } from '../../../../../src/contract/promotion/activity';
import { computeApi } from '../../../../../src/contract/promotion/settlement';
import { ofParent } from '../../../../platform/scope';
import { computeCustomer, computeRun } from '../../data/schema/settlement';
import type { Context } from '../../../../http/context';
import { implement } from '../../../../http/implement';
import { yuan } from '../../../../platform/numbers/money';
import { settlementOf } from '../../rules/grants';
import { filters, pageOf } from '../activities/list';
import { toActivities } from '../activities/read';
import { isSettled, kdIs, kdOf, settledAs, sumTexts, total } from './activity';
import { searchCustomers } from './customers';
import { billsK0D1, billsK1D1, details, detailsK0D1, detailsK1D0, productsK0D0 } from './drillDown';
import { grant } from './grant';
import { recompute } from './run';

type Query = Parsed<typeof computeApi.queryCompute>;

const NOTHING = { customerTotal: 0, effectiveQty: 0, effectiveAmount: 0, rewardAmount: 0, grantedAmount: 0 };

/** Sums of all customers, by activity. */
async function figuresOf({ db }: Context, ids: readonly string[]) {
  const rows = await db
    .select({
      activityId: computeCustomer.activityId,
      customerTotal: count(),
      effectiveQty: total(computeCustomer.effectiveQty),
      effectiveAmount: total(computeCustomer.effectiveAmount),
      rewardAmount: total(computeCustomer.rewardAmount),
      grantedAmount: total(computeCustomer.grantedAmount),
    })
    .from(computeCustomer)
    .where(ofParent(computeCustomer.activityId, ids))
    .groupBy(computeCustomer.activityId);
  return new Map(rows.map((row) => [row.activityId, row]));
}

async function searchComputed(query: Query, context: Context) {
  const { kd, settleStatus: wanted, ...listed } = query;
  const status = query.status?.length ? query.status : ([2, 3, 4] as const);
  const found = filters({ ...listed, status: [...status] }, ACTIVITY_TYPES, context);
  const { rows, total: all } = await pageOf(
    query,
    and(found, isSettled, kd && kdIs(kd), wanted === undefined ? undefined : settledAs(wanted)),
    context,
  );
  const shown = await toActivities(rows, context);
  const ids = rows.map(({ activityId }) => activityId);
  const figures = await figuresOf(context, ids);
  const runs = await context.db.select().from(computeRun).where(ofParent(computeRun.activityId, ids));
  const times = new Map(runs.map(({ activityId, computeTime }) => [activityId, computeTime]));
  const records = shown.map((row) => {
    const sums = figures.get(row.activityId) ?? NOTHING;
    const granted = sums.grantedAmount > 0 ? sums.grantedAmount : null;
    const { adjust, status: settleStatus } = settlementOf(sums.rewardAmount, granted);
    return {
      ...row,
      ...sumTexts(sums),
      kdText: kdOf(row),
      customerTotal: sums.customerTotal,
      grantedAmount: yuan(sums.grantedAmount),
      adjustAmount: yuan(adjust),
      computeTime: times.get(row.activityId) ?? null,
      settleStatus,
    };
  });
  return { records, total: all };
}

export const computeRoutes = implement(computeApi, {
  queryCompute: searchComputed,
  customers: searchCustomers,
  billK1D1: billsK1D1,
  billK0D1: billsK0D1,
  productK0D0: productsK0D0,
  detailK1D1: details('K1D1'),
  detailK0D1: detailsK0D1,
  detailK0D0: details('K0D0'),
  detailK1D0: detailsK1D0,
  recompute: { ownTransaction: recompute },
  grant,
});
