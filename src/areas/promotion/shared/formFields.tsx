import type { TextId } from '@/core/i18n';
import type { RecordFields } from '@kit/fields/fieldsOf';
import { formatDateTime } from '@kit/format/date';
import { settleMode, Stacking, yesNo } from './activityCodes';

/** The labels of the fields: the same as in the lists of activities and of rules. */
const LABELS: Readonly<Record<string, TextId>> = {
  activityName: 'pricing.activityName',
  branchId: 'pricing.branchId',
  startTime: 'activityForm.startTime',
  endTime: 'activityForm.endTime',
  visible: 'pricing.visible',
  priority: 'pricing.priority',
  stackMode: 'pricing.stackMode',
  withSpecial: 'activityForm.withSpecial',
  settleMode: 'pricing.settleMode',
  crossProductFlag: 'pricing.crossProductFlag',
  perOrderFlag: 'pricing.perOrderFlag',
  amountBasis: 'activityForm.amountBasis',
  ladderMode: 'activityForm.ladderMode',
  calcMode: 'activityForm.calcMode',
  rewardType: 'ladder.rewardType',
  ladders: 'ladder.rows',
  maxTimes: 'activityForm.maxTimes',
  productScopeType: 'pricing.productScopeText',
  categoryIds: 'priceRule.categoryIds',
  brandIds: 'priceRule.brandIds',
  supplierIds: 'activityForm.supplierIds',
  customerScopeType: 'pricing.customerScopeText',
  customerTypeCodes: 'priceRule.customerTypeCodes',
  regionIds: 'priceRule.regionIds',
  excludeCustomers: 'activityForm.excludeCustomers',
  staffScopeType: 'activityForm.staffScopeType',
  customerOrderLimit: 'activityForm.customerOrderLimit',
  customerRewardLimit: 'activityForm.customerRewardLimit',
  maxRewardPerOrder: 'activityForm.maxRewardPerOrder',
  budgetAmount: 'pricing.budgetAmount',
  returnPolicy: 'activityForm.returnPolicy',
  returnDeadlineDays: 'activityForm.returnDeadlineDays',
  minPriceGuard: 'activityForm.minPriceGuard',
  tagText: 'activityForm.tagText',
  description: 'pricing.description',
  remark: 'pricing.remark',
};

const flag = (value: unknown) => <yesNo.Tag value={value} />;
const time = (value: unknown) => (typeof value === 'string' ? formatDateTime(value) : '');

const SHOWN: Readonly<Record<string, (value: unknown) => React.ReactNode>> = {
  startTime: time,
  endTime: time,
  visible: flag,
  withSpecial: flag,
  crossProductFlag: flag,
  perOrderFlag: flag,
  excludeCustomers: flag,
  settleMode: (value) => <settleMode.Tag value={value} />,
  stackMode: (value) => <Stacking stackMode={value === 'STACKABLE' ? 'STACKABLE' : 'EXCLUSIVE'} />,
};

/** The fields of the form where the changes of two people are merged: they come from several lists. */
export const formFields: RecordFields = {
  names: Object.keys(LABELS),
  labelOf: (name) => LABELS[name],
  show: (name, value) => SHOWN[name]?.(value),
  isSecret: () => false,
  isRestorable: () => false,
};
