import { ladderText, type Say } from '@/contract/promotion/activity-text';
import { stepsOf } from '@/contract/promotion/ladder';
import type { StepAnswer } from '@/contract/promotion/terms';
import { T, type TextId, useText, withTexts } from '@/core/i18n';
import { HistoryDrawer } from '@/shared/history/HistoryDrawer';
import { KindName } from '@/shared/pricing/kinds';
import { customerScope } from '@/shared/pricing/rules/ruleCodes';
import type { RecordFields } from '@kit/fields/fieldsOf';
import { formatMoney } from '@kit/format/number';
import { formFields } from '../shared/formFields';
import { STACK, STAGES, yesNo } from '../shared/activityCodes';
import { activityFields, type Row } from './activityFields';

/** Fields of the form that no list shows, or that lists name differently. */
const LABELS: Readonly<Record<string, TextId>> = {
  startTime: 'activityForm.startTime',
  disabledTime: 'pricing.disabledTime',
  ladders: 'pricing.ladderText',
  productScopeType: 'pricing.productScopeText',
  scopeIds: 'pricing.scopeIds',
  customerScopeType: 'pricing.customerScopeText',
  customerTypeCodes: 'priceRule.customerTypeCodes',
  regionIds: 'priceRule.regionIds',
  policyId: 'policy.title',
  conflictReason: 'pricing.conflictReason',
};

const CODES: Readonly<Record<string, Readonly<Record<string, TextId>>>> = {
  status: STAGES,
  stackMode: STACK,
  amountBasis: { 1: 'activityForm.netAmount', 2: 'activityForm.baseAmount' },
  returnPolicy: { 1: 'activityForm.proRata', 2: 'activityForm.recompute' },
  minPriceGuard: { 0: 'activityForm.guardOff', 1: 'activityForm.guardWarn', 2: 'activityForm.guardForbid' },
  ladderMode: { ACTIVITY: 'activityForm.oneLadder', PRODUCT: 'activityForm.ownLadders' },
  calcMode: { WHOLE: 'activityForm.whole', PROGRESSIVE: 'activityForm.progressive' },
  productScopeType: {
    ALL: 'priceRule.allProducts',
    CATEGORY: 'priceRule.byCategory',
    BRAND: 'priceRule.byBrand',
    SUPPLIER: 'activityForm.bySupplier',
    PRODUCT: 'priceRule.byProduct',
  },
  staffScopeType: { ALL: 'activityForm.allStaff', STAFF: 'activityForm.someStaff' },
};
const FLAGS = ['withSpecial', 'excludeCustomers'];
const MONEY = ['budgetAmount', 'customerRewardLimit', 'maxRewardPerOrder', 'usedAmount'];

const isSteps = (value: unknown): value is StepAnswer[] => Array.isArray(value);

/** The log has steps and amounts as the form has them, and codes. */
function loggedFields(activity: Row, say: Say): RecordFields {
  const show = (name: string, value: unknown) => {
    const id = CODES[name]?.[String(value)];
    if (id) return <T id={id} />;
    if (name === 'activityType') return <KindName kind={activity.activityType} />;
    if (name === 'ladders' && isSteps(value)) return ladderText(activity, stepsOf(activity.activityType, value), say);
    if (name === 'customerScopeType') return customerScope(value);
    if (FLAGS.includes(name)) return <yesNo.Tag value={value} />;
    return MONEY.includes(name) ? formatMoney(Number(value)) : activityFields.show(name, value);
  };
  return {
    ...activityFields,
    names: formFields.names,
    labelOf: (name) => LABELS[name] ?? activityFields.labelOf(name) ?? formFields.labelOf(name),
    show,
  };
}

function History({ activity, onClose }: { activity: Row; onClose: () => void }) {
  const say = useText();
  return (
    <HistoryDrawer
      objectType="activity"
      objectId={activity.activityId}
      name={activity.activityName}
      fields={loggedFields(activity, say)}
      onClose={onClose}
    />
  );
}

/** Who changed an activity and when, with the labels of its form. */
export const ActivityHistory = withTexts(
  ['promotion/shared/activity-text', 'promotion/activity-form', 'promotion/policies'],
  History,
);
