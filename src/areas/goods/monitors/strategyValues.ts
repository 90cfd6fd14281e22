import type { Strategy } from '@/contract/goods/monitor-strategies';
import { idsOf } from '@/shared/pricing/picks';
import type { StrategyValues } from './strategyFields';

/** A new strategy has neither id nor version. */
export type EditedStrategy = Partial<Strategy>;

const ids = (list: readonly { value: string }[]) => list.map(({ value }) => value);

/** The initial values of the form of a strategy. */
export function valuesOf({ receivers = [], productScope = [], ...strategy }: EditedStrategy): Partial<StrategyValues> {
  const type = strategy.productScopeType ?? 'ALL';
  return {
    ...{ windowDays: 30, notifyBy: [1], schedule: 2, runAt: '07:00', pendingRuns: 1, recoverMargin: '0' },
    ...{ recoverRuns: 1, noDataMinutes: 120, noDataRuns: 2, level: 2 },
    ...strategy,
    ...{ productScopeType: type, receiverIds: receivers },
    productIds: type === 'PRODUCT' ? productScope : [],
    brandIds: type === 'BRAND' ? ids(productScope) : [],
    categoryIds: type === 'CATEGORY' ? ids(productScope) : [],
  };
}

/** The values that decide which alerts a strategy raises. */
export function contentOf(values: StrategyValues) {
  const { metric, compare, threshold, windowDays, branchIds, productScopeType, brandIds, categoryIds } = values;
  const { pendingRuns, recoverMargin, recoverRuns, noDataMinutes, noDataRuns, schedule } = values;
  return {
    ...{ metric, compare, threshold, windowDays, branchIds, productScopeType, brandIds, categoryIds, schedule },
    ...{ pendingRuns, recoverMargin, recoverRuns, noDataMinutes, noDataRuns, productIds: idsOf(values.productIds) },
  };
}

export function formOf(values: StrategyValues) {
  const { strategyName, level, notifyBy, runAt, receiverIds } = values;
  return { ...contentOf(values), strategyName, level, notifyBy, runAt, receiverIds: idsOf(receiverIds) };
}

/** The content of a strategy as its list shows it. */
export const contentOfRow = ({ productScope, ...row }: Strategy) => ({
  ...row,
  productIds: row.productScopeType === 'PRODUCT' ? ids(productScope) : [],
  brandIds: row.productScopeType === 'BRAND' ? ids(productScope) : [],
  categoryIds: row.productScopeType === 'CATEGORY' ? ids(productScope) : [],
});
