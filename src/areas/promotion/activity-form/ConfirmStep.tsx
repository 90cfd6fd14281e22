import { Alert, Card, Descriptions, Form } from 'antd';
import type { ActivityDetail } from '@/contract/promotion/activity-answers';
import { ladderText, limitText } from '@/contract/promotion/activity-text';
import { SETTLE_MODE } from '@/contract/promotion/activity';
import { formatPeriod } from '@kit/format/date';
import { NOTHING } from '@kit/format/number';
import { T, type TextId, useText } from '@/core/i18n';
import { KindName } from '@/shared/pricing/kinds';
import { Stacking } from '../shared/activityCodes';
import type { FormActivity } from '../shared/formActivity';
import { rewardIn, wholeSteps } from './ladder/ladderRows';
import { useScopeText } from './scope/useScopeText';
import type { ActivityValues } from './activityValues';
import { hasTerms, isDeferred, traitsOf } from './traits';

interface Props {
  activity: FormActivity;
  record: ActivityDetail | undefined;
}

const fen = (text: string) => (text === '' ? null : Math.round(Number(text) * 100));
const times = (text: string) => (text === '' ? null : Number(text));

/** The reward, in words. */
function useReward(values: ActivityValues, { type }: FormActivity) {
  const say = useText();
  const { ladder, isInterval, isEach, choosesLadders } = traitsOf(type);
  if (!ladder) return say(type === 'flexible' ? 'activityForm.saysBand' : 'activityForm.saysPrice');
  if (choosesLadders && values.ladderMode === 'PRODUCT') return say('promotion.productLadders');
  const calcMode = isInterval ? values.calcMode : 'WHOLE';
  const terms = {
    activityType: ladder,
    calcMode,
    rewardType: rewardIn({ activityType: ladder, calcMode }, values.rewardType),
  };
  const steps = wholeSteps(terms, values.ladders);
  if (!steps) return say('ladder.incomplete');
  const settleMode = isDeferred(type, values.settleMode) ? SETTLE_MODE.deferred : SETTLE_MODE.immediate;
  const summary = ladderText({ activityType: type, settleMode }, steps, say);
  return isEach && values.maxTimes !== ''
    ? [summary, say('activityForm.saysTimes', { count: values.maxTimes })].join(say('promotion.and'))
    : summary;
}

function limitsOf(values: ActivityValues, say: ReturnType<typeof useText>) {
  return limitText(
    {
      customerOrderLimit: times(values.customerOrderLimit),
      customerRewardLimit: fen(values.customerRewardLimit),
      maxRewardPerOrder: fen(values.maxRewardPerOrder),
      budgetAmount: fen(values.budgetAmount),
    },
    say,
  );
}

/** What is counted together, and when the reward is given. */
function Counting({ values, type }: { values: ActivityValues; type: FormActivity['type'] }) {
  const say = useText();
  const { ladder, choosesPooling } = traitsOf(type);
  if (!ladder) return NOTHING;
  const later = isDeferred(type, values.settleMode);
  const pooled = choosesPooling ? values.crossProductFlag === 1 : !type.includes('NonAgg');
  const parts: TextId[] = [
    later ? 'settleMode.deferred' : 'settleMode.immediate',
    pooled ? 'activityForm.pooled' : 'activityForm.eachProduct',
    ...(later
      ? [values.perOrderFlag === 1 ? ('activityForm.eachOrder' as const) : ('activityForm.allOrders' as const)]
      : []),
  ];
  return parts.map((id) => say(id)).join(say('promotion.and'));
}

/** Step 4: the whole activity in words, for a last check. */
export function ConfirmStep({ activity, record }: Props) {
  const say = useText();
  const form = Form.useFormInstance<ActivityValues>();
  // The values of all fields, those without a control among them.
  const values = form.getFieldsValue(true) as ActivityValues;
  const { type } = activity;
  const { ladder, choosesLadders } = traitsOf(type);
  const reward = useReward(values, activity);
  const ownLadders = choosesLadders && values.ladderMode === 'PRODUCT';
  const scope = useScopeText(values, activity, hasTerms(type, ownLadders ? 'PRODUCT' : 'ACTIVITY'));
  const { startTime, endTime } = values;
  const when = startTime && endTime ? formatPeriod(startTime, endTime, 'YMDHM') : say('activityForm.noTimes');
  const facts: [TextId, React.ReactNode][] = [
    ['pricing.activityType', <KindName key="type" kind={type} />],
    ['pricing.startTime', when],
    ['activityForm.rule', reward],
    ['activityForm.counting', <Counting key="counting" values={values} type={type} />],
    ['pricing.productScopeText', scope.products],
    ['pricing.customerScopeText', scope.customers],
    ['activityForm.staffScopeType', scope.staff],
    ['activityForm.limits', limitsOf(values, say) || say('activityForm.unlimited')],
    ['pricing.priority', values.priority],
  ];
  if (record?.conflictReason) facts.push(['pricing.conflictReason', record.conflictReason]);
  if (ladder) facts.push(['pricing.stackMode', <Stacking key="stack" {...values} />]);
  return (
    <Card style={{ marginBlockEnd: 16 }}>
      <Alert
        type="info"
        style={{ marginBlockEnd: 16 }}
        title={values.activityName || say('activityForm.noName')}
        description={say('activityForm.says', { reward, customers: scope.customers, products: scope.products, when })}
      />
      <Descriptions
        column={1}
        size="small"
        bordered
        items={facts.map(([label, children]) => ({ key: label, label: <T id={label} />, children }))}
      />
    </Card>
  );
}
