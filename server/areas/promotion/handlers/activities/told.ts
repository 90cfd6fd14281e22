import { stepsAnswer } from '../../../../../src/contract/promotion/ladder';
import type { ProductScopeType } from '../../../../../src/contract/promotion/activity';
import { yuan } from '../../../../platform/numbers/money';
import { said } from '../../../../platform/numbers/said';
import type { ActivityRow } from '../../data/schema/activity';

/** What the ids of a scope are, by its type; the log finds names by the field. */
const SCOPED = {
  ...{ ALL: 'scopeIds', PRODUCT: 'scopeIds', CATEGORY: 'categoryIds', BRAND: 'brandIds' },
  ...{ SUPPLIER: 'supplierIds', OPERATE_RANGE: 'operateRangeIds' },
} as const satisfies Readonly<Record<ProductScopeType, string>>;

/** An activity as the log has it. */
export const told = ({ scopeIds, ...row }: Pick<ActivityRow, 'activityType'> & Partial<ActivityRow>) => ({
  ...said(row, {
    ...{ budgetAmount: yuan, budgetUsed: yuan, customerRewardLimit: yuan, maxRewardPerOrder: yuan },
    ladders: (steps) => stepsAnswer(row.activityType, steps),
  }),
  [SCOPED[row.productScopeType ?? 'ALL']]: scopeIds,
});
