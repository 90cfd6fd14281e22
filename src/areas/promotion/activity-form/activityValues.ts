import type { Input } from '@/contract/endpoint';
import type { ActivityType, RewardType } from '@/contract/promotion/activity';
import type { createOf } from '@/contract/promotion/activities';
import type { ActivityDetail } from '@/contract/promotion/activity-answers';
import type { policyApi } from '@/contract/promotion/policies';
import type { Output } from '@/contract/endpoint';
import { EMPTY_ROW, type LadderRow, rewardIn, rowsOf, wireOf } from './ladder/ladderRows';
import { hasTerms, isDeferred, traitsOf } from './traits';

type Wire = Input<ReturnType<typeof createOf>>;
type Header = Pick<
  ActivityDetail,
  | ('activityName' | 'branchId' | 'startTime' | 'endTime' | 'visible' | 'priority' | 'stackMode' | 'withSpecial')
  | ('settleMode' | 'crossProductFlag' | 'perOrderFlag' | 'amountBasis' | 'ladderMode' | 'calcMode')
  | ('productScopeType' | 'categoryIds' | 'brandIds' | 'supplierIds')
  | ('customerScopeType' | 'customerTypeCodes' | 'regionIds' | 'excludeCustomers' | 'staffScopeType')
  | ('returnPolicy' | 'minPriceGuard' | 'policyId' | 'tagText' | 'description' | 'remark')
>;

/** An activity as its form holds it. */
export interface ActivityValues extends Header {
  /** What the form was opened for: drafts of another task are not offered. */
  taskKey: string;
  rewardType: RewardType;
  ladders: LadderRow[];
  maxTimes: string;
  customerOrderLimit: string;
  customerRewardLimit: string;
  maxRewardPerOrder: string;
  budgetAmount: string;
  returnDeadlineDays: number | null;
  /** The id of the baskets; undefined before their first row. */
  formId: string | undefined;
  /** Counts the changes of the baskets, whose content is not in the form. */
  picks: number;
}

export const newActivity = (type: ActivityType, branchId: string, taskKey: string): ActivityValues => ({
  taskKey,
  ...{ activityName: '', branchId, startTime: null, endTime: null, visible: 1, priority: 100 },
  ...{ stackMode: 'EXCLUSIVE', withSpecial: 0, settleMode: isDeferred(type, 1) ? 2 : 1, crossProductFlag: 1 },
  ...{ perOrderFlag: isDeferred(type, 1) ? 0 : 1, amountBasis: 1, ladderMode: 'ACTIVITY', calcMode: 'WHOLE' },
  ...{ rewardType: 'AMOUNT', ladders: [EMPTY_ROW], maxTimes: '' },
  ...{ productScopeType: hasTerms(type, 'ACTIVITY') ? 'PRODUCT' : 'ALL', categoryIds: [], brandIds: [] },
  ...{ supplierIds: [], customerScopeType: 'ALL', customerTypeCodes: [], regionIds: [], excludeCustomers: 0 },
  staffScopeType: type === 'flexible' ? 'STAFF' : 'ALL',
  ...{ customerOrderLimit: '', customerRewardLimit: '', maxRewardPerOrder: '', budgetAmount: '' },
  ...{ returnPolicy: 1, returnDeadlineDays: 30, minPriceGuard: 2, policyId: null },
  ...{ tagText: '', description: '', remark: '', formId: undefined, picks: 0 },
});

const textOf = (value: string | number | null) => (value === null ? '' : String(value));

/** The form's values of a record. */
export const valuesOf =
  (taskKey: string) =>
  (record: ActivityDetail): ActivityValues => {
    const start = newActivity(record.activityType, record.branchId, taskKey);
    const own = Object.entries(record).filter(([field]) => Object.hasOwn(start, field));
    const { ladders, maxTimes, customerOrderLimit, customerRewardLimit, maxRewardPerOrder, budgetAmount } = record;
    return {
      ...start,
      ...Object.fromEntries(own),
      rewardType: ladders[0]?.rewardType ?? 'AMOUNT',
      ladders: ladders.length > 0 ? rowsOf(ladders) : [EMPTY_ROW],
      maxTimes: textOf(maxTimes),
      customerOrderLimit: textOf(customerOrderLimit),
      customerRewardLimit: textOf(customerRewardLimit),
      maxRewardPerOrder: textOf(maxRewardPerOrder),
      budgetAmount: textOf(budgetAmount),
      formId: record.formId ?? undefined,
    };
  };

/** A copy, with its own name, code and times (docs/domain/promotion.md#status). */
export const copyOf = (record: ActivityDetail, name: string, taskKey: string): ActivityValues => ({
  ...valuesOf(taskKey)(record),
  ...{ activityName: name, startTime: null, endTime: null, policyId: null },
});

type Proposal = Output<typeof policyApi.fullNumber>;

/** The initial values that a policy proposes. */
export const proposed = (
  { activityType, ladders, budgetAmount, ...proposal }: Proposal,
  taskKey: string,
): ActivityValues => ({
  ...newActivity(activityType, proposal.branchId, taskKey),
  ...proposal,
  rewardType: ladders[0]?.rewardType ?? 'AMOUNT',
  ladders: ladders.length > 0 ? rowsOf(ladders) : [EMPTY_ROW],
  budgetAmount: textOf(budgetAmount),
});

/** The form's values as the contract names them, without fields that the type does not have. */
export function inputOf(values: ActivityValues, type: ActivityType): Omit<Wire, 'saveMode'> {
  const { taskKey: _taskKey, picks: _picks, rewardType, ladders, ...fields } = values;
  const { ladder, isInterval, isEach, choosesSettlement, choosesPooling, choosesLadders } = traitsOf(type);
  const { settleMode, crossProductFlag, perOrderFlag, amountBasis, maxTimes, customerScopeType } = fields;
  const later = isDeferred(type, settleMode);
  const calcMode = isInterval ? fields.calcMode : 'WHOLE';
  const ladderMode = choosesLadders ? fields.ladderMode : 'ACTIVITY';
  const byType = customerScopeType === 'CATEGORY' || customerScopeType === 'CATEGORY_REGION';
  const byRegion = customerScopeType === 'REGION' || customerScopeType === 'CATEGORY_REGION';
  const hasLadder = ladder !== null && ladderMode === 'ACTIVITY';
  return {
    ...fields,
    ...{ calcMode, ladderMode },
    settleMode: choosesSettlement ? settleMode : undefined,
    crossProductFlag: choosesPooling ? crossProductFlag : undefined,
    perOrderFlag: later ? perOrderFlag : undefined,
    amountBasis: later ? amountBasis : 1,
    ladders: hasLadder ? wireOf(ladders, rewardIn({ activityType: ladder, calcMode }, rewardType)) : [],
    maxTimes: isEach ? maxTimes : null,
    productScopeType: hasTerms(type, ladderMode) ? 'PRODUCT' : fields.productScopeType,
    customerTypeCodes: byType ? fields.customerTypeCodes : [],
    regionIds: byRegion ? fields.regionIds : [],
    excludeCustomers: customerScopeType === 'CUSTOMER' ? 0 : fields.excludeCustomers,
    staffScopeType: type === 'flexible' ? 'STAFF' : fields.staffScopeType,
    returnDeadlineDays: fields.returnDeadlineDays ?? 30,
  };
}
