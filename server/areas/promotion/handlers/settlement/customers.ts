import type { ActivityRow } from '../../data/schema/activity';
import { and, asc, count, desc, eq, gt, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Parsed } from '../../../../../src/contract/endpoint';
import {
  isLine,
  LADDER_TRAITS,
  SETTLE_STATUS,
  type SettleStatus,
} from '../../../../../src/contract/promotion/activity';
import { stepText } from '../../../../../src/contract/promotion/activity-text';
import type { computeApi } from '../../../../../src/contract/promotion/settlement';
import { hasText } from '../../../../platform/database/columns';
import { belowNodes, customer, region } from '../../../master-data/public';
import { computeCustomer } from '../../data/schema/settlement';
import type { Context } from '../../../../http/context';
import { translate } from '../../../../http/texts';
import { qtyText, yuan } from '../../../../platform/numbers/money';
import { settlementOf } from '../../rules/grants';
import { computedActivity, sumTexts, total } from './activity';
import { ofParent } from '../../../../platform/scope';
import { staffName } from '../../../../platform/names';

type Query = Parsed<typeof computeApi.customers>;
type Row = typeof computeCustomer.$inferSelect;

/** `settlementOf` as a condition. */
function statusIs(status: SettleStatus): SQL {
  const { grantedAmount, rewardAmount } = computeCustomer;
  return {
    [SETTLE_STATUS.open]: isNull(grantedAmount),
    [SETTLE_STATUS.settled]: eq(grantedAmount, rewardAmount),
    [SETTLE_STATUS.clawBack]: gt(grantedAmount, rewardAmount),
    [SETTLE_STATUS.payMore]: gt(rewardAmount, grantedAmount),
  }[status];
}

const filters = ({ keyword, regionId, settleStatus, reached }: Query) =>
  and(
    keyword ? or(hasText(customer.custCode, keyword), hasText(customer.custName, keyword)) : undefined,
    regionId ? sql`${customer.regionId} in ${belowNodes(region, [regionId])}` : undefined,
    settleStatus === undefined ? undefined : statusIs(settleStatus),
    reached === undefined
      ? undefined
      : reached === 1
        ? gt(computeCustomer.rewardAmount, 0)
        : eq(computeCustomer.rewardAmount, 0),
  );

/** Quantities or money, as the activity counts. */
export const measureText = ({ activityType }: ActivityRow) =>
  !isLine(activityType) && LADDER_TRAITS[activityType].measure === 'AMOUNT' ? yuan : qtyText;

/** What was reached, in words. */
export const reachedText = (row: ActivityRow, step: Row['step'], { request }: Context) =>
  step ? stepText(row, step, translate(request.language)) : '';

function toRow(row: ActivityRow, computed: Row, context: Context) {
  const { rewardAmount, grantedAmount, gap, nextThreshold, nextReward, step, times, billCount, computeTime } = computed;
  const { adjust, status } = settlementOf(rewardAmount, grantedAmount);
  const text = measureText(row);
  return {
    ...{ billCount, times, computeTime, settleStatus: status },
    ...sumTexts(computed),
    shippedQty: qtyText(computed.shippedQty),
    returnedQty: qtyText(computed.returnedQty),
    reachedText: reachedText(row, step, context),
    grantedAmount: yuan(grantedAmount ?? 0),
    adjustAmount: yuan(adjust),
    gapValue: gap === null ? null : text(gap),
    nextThreshold: nextThreshold === null ? null : text(nextThreshold),
    nextReward: nextReward === null ? null : yuan(nextReward),
  };
}

export async function searchCustomers(query: Query, context: Context) {
  const row = await computedActivity(query.activityId, context);
  const { db } = context;
  const { orderBy = 'rewardAmount', orderDir = 'desc', pageNum, pageSize } = query;
  const column = orderBy === 'custCode' ? customer.custCode : computeCustomer[orderBy];
  const where = ofParent(computeCustomer.activityId, query.activityId, filters(query));
  const rows = await db
    .select({
      computed: computeCustomer,
      facts: {
        custId: customer.custId,
        custCode: customer.custCode,
        custName: customer.custName,
        salesmanName: staffName(customer.salesmanId),
      },
    })
    .from(computeCustomer)
    .innerJoin(customer, eq(customer.custId, computeCustomer.custId))
    .where(where)
    .orderBy(orderDir === 'asc' ? asc(column) : desc(column), asc(customer.custId))
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize);
  const [sums] = await db
    .select({
      customerCount: count(),
      effectiveQty: total(computeCustomer.effectiveQty),
      effectiveAmount: total(computeCustomer.effectiveAmount),
      rewardAmount: total(computeCustomer.rewardAmount),
      grantedAmount: total(computeCustomer.grantedAmount),
    })
    .from(computeCustomer)
    .innerJoin(customer, eq(customer.custId, computeCustomer.custId))
    .where(where);
  const { customerCount = 0, effectiveQty = 0, effectiveAmount = 0, rewardAmount = 0, grantedAmount = 0 } = sums ?? {};
  return {
    records: rows.map(({ facts, computed }) => ({ ...facts, ...toRow(row, computed, context) })),
    total: customerCount,
    summary: {
      customerCount,
      ...sumTexts({ effectiveQty, effectiveAmount, rewardAmount }),
      grantedAmount: yuan(grantedAmount),
    },
    kFlag: row.crossProductFlag,
    dFlag: row.perOrderFlag,
  };
}
