import { isDeepStrictEqual } from 'node:util';
import { type ActivityType, isLine, LADDER_TRAITS, SETTLE_MODE } from '../../../../src/contract/promotion/activity';
import type { ActivityForm } from '../../../../src/contract/promotion/activity-form';
import { REBATES } from '../../../../src/contract/promotion/activity-pages';
import { stepsOf } from '../../../../src/contract/promotion/ladder';
import { toUnits } from '../../../platform/numbers/decimal';
import type { FieldProblem } from '../../../platform/problem';
import { DAY, fromShanghai } from '../../../platform/clock';

const MOST_DAYS = 366;

/** The values that the type prescribes, and its defaults (docs/domain/promotion.md#types). */
export function shapeOf(type: ActivityType, form: ActivityForm) {
  const isRebate = REBATES.includes(type);
  const settleMode = isRebate ? SETTLE_MODE.deferred : isLine(type) ? SETTLE_MODE.immediate : (form.settleMode ?? 1);
  const pooled = isLine(type) ? false : LADDER_TRAITS[type].pooled;
  const crossProductFlag = pooled === 'chosen' ? (form.crossProductFlag ?? 1) : pooled ? 1 : 0;
  const perOrderFlag = settleMode === SETTLE_MODE.immediate ? 1 : (form.perOrderFlag ?? (isRebate ? 0 : 1));
  const byProduct = isLine(type) || form.ladderMode === 'PRODUCT';
  return {
    settleMode,
    crossProductFlag,
    perOrderFlag,
    productScopeType: form.productScopeType ?? (byProduct ? ('PRODUCT' as const) : ('ALL' as const)),
    staffScopeType: form.staffScopeType ?? (type === 'flexible' ? ('STAFF' as const) : ('ALL' as const)),
  };
}

const choice = (field: string, isWrong: boolean): FieldProblem[] => (isWrong ? [{ field, text: 'field.choice' }] : []);

/** Fields that contradict the type; checked for drafts, too. */
export function shapeProblems(type: ActivityType, form: ActivityForm): FieldProblem[] {
  const shape = shapeOf(type, form);
  const trait = isLine(type) ? null : LADDER_TRAITS[type];
  const differs = (field: 'settleMode' | 'crossProductFlag' | 'perOrderFlag') =>
    trait !== null && form[field] !== undefined && form[field] !== shape[field];
  const ownLadders = trait?.measure === 'QUANTITY' && trait.pooled === false;
  const byProduct = isLine(type) || form.ladderMode === 'PRODUCT';
  return [
    ...choice('settleMode', differs('settleMode')),
    ...choice('crossProductFlag', differs('crossProductFlag')),
    ...choice('perOrderFlag', differs('perOrderFlag')),
    ...choice('amountBasis', form.amountBasis === 2 && shape.settleMode !== SETTLE_MODE.deferred),
    ...choice('ladderMode', form.ladderMode === 'PRODUCT' && !ownLadders),
    ...choice('calcMode', form.calcMode === 'PROGRESSIVE' && trait?.family !== 'INTERVAL'),
    ...choice('maxTimes', form.maxTimes !== null && trait?.family !== 'EACH'),
    ...choice('ladders', form.ladders.length > 0 && trait === null),
    ...choice('productScopeType', byProduct && shape.productScopeType !== 'PRODUCT'),
    ...choice('staffScopeType', type === 'flexible' && shape.staffScopeType !== 'STAFF'),
    ...choice('excludeCustomers', form.excludeCustomers === 1 && form.customerScopeType === 'CUSTOMER'),
  ];
}

/** Starts before it ends, ends in the future, and within a year (44001). */
export function timesAreWrong(
  { startTime, endTime }: Pick<ActivityForm, 'startTime' | 'endTime'>,
  now: string,
): boolean {
  if (startTime === null || endTime === null) return true;
  const days = (fromShanghai(endTime) - fromShanghai(startTime)) / DAY;
  return startTime >= endTime || endTime <= now || days > MOST_DAYS;
}

const fen = (text: string | null) => (text === null ? null : toUnits(text, 2));

/** The form as it is stored. */
export function columnsOf(type: ActivityType, form: ActivityForm) {
  const { activityName, branchId, startTime, endTime, visible, priority, stackMode, withSpecial } = form;
  const { amountBasis, ladderMode, calcMode, maxTimes, customerScopeType, customerTypeCodes, regionIds } = form;
  const { excludeCustomers, returnPolicy, returnDeadlineDays, minPriceGuard, policyId } = form;
  const { tagText, description, remark, customerOrderLimit } = form;
  const shape = shapeOf(type, form);
  const ids = { CATEGORY: form.categoryIds, BRAND: form.brandIds, SUPPLIER: form.supplierIds, ALL: [], PRODUCT: [] };
  return {
    ...{ activityName, branchId, startTime, endTime, visible, priority, stackMode, withSpecial },
    ...{ amountBasis, ladderMode, calcMode, maxTimes, customerScopeType, customerTypeCodes, regionIds },
    ...{ excludeCustomers, returnPolicy, returnDeadlineDays, minPriceGuard, policyId },
    ...{ tagText, description, remark, customerOrderLimit },
    ...shape,
    conflictReason: form.conflictReason ?? '',
    ladders: isLine(type) ? [] : stepsOf(type, form.ladders),
    scopeIds: [...new Set(ids[shape.productScopeType])],
    customerRewardLimit: fen(form.customerRewardLimit),
    maxRewardPerOrder: fen(form.maxRewardPerOrder),
    budgetAmount: fen(form.budgetAmount),
  };
}
export type Columns = ReturnType<typeof columnsOf>;

/**
 * The fields that can change in a running activity, besides rows of customers and salespeople
 * (docs/domain/promotion.md#status).
 */
const FREE: readonly (keyof Columns)[] = [
  ...(['activityName', 'remark', 'description', 'tagText', 'visible', 'conflictReason'] as const),
];
const UPWARD = ['customerOrderLimit', 'customerRewardLimit', 'maxRewardPerOrder', 'budgetAmount'] as const;

const isLower = (after: number | null, before: number | null) => after !== null && (before === null || after < before);

/** Fields that can no longer change, or only in the other direction. */
export function limitedProblems(after: Columns, before: Columns): FieldProblem[] {
  const names = Object.keys(after).filter(
    // The keys of the object are those of its type.
    (name): name is keyof Columns => name !== 'endTime' && !FREE.some((one) => one === name),
  );
  const locked = names.filter(
    (name) => !UPWARD.some((one) => one === name) && !isDeepStrictEqual(after[name], before[name]),
  );
  const lower = UPWARD.filter((name) => isLower(after[name], before[name]));
  const isEarlier = (after.endTime ?? '') < (before.endTime ?? '');
  return [
    ...locked.map((field): FieldProblem => ({ field, text: 'field.locked' })),
    ...lower.map((field): FieldProblem => ({ field, text: 'field.onlyHigher' })),
    ...(isEarlier ? [{ field: 'endTime', text: 'field.onlyLater' } as const] : []),
  ];
}
