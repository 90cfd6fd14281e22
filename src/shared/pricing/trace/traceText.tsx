import type { Stage, TraceReason, TraceResult } from '@/contract/pricing/pricing';
import type { TrialAnswer } from '@/contract/pricing/trial';
import { formatMoney, formatPrice, formatQuantity } from '@kit/format/number';
import { T, type TextId, useText } from '@/core/i18n';
import { pageOf } from '@/contract/promotion/activity-pages';

export type TraceRow = TrialAnswer['trace'][number];
const STAGES: Readonly<Record<Stage, TextId>> = {
  0: 'traceStage.sellable',
  1: 'traceStage.base',
  2: 'traceStage.unitPrice',
  3: 'traceStage.order',
  4: 'traceStage.deferred',
};
export const StageName = ({ stage }: { stage: Stage }) => <T id={STAGES[stage]} />;

export const RESULTS: Readonly<Record<TraceResult, { text: TextId; color: 'green' | 'default' | 'orange' }>> = {
  HIT: { text: 'traceResult.hit', color: 'green' },
  SKIP: { text: 'traceResult.skip', color: 'default' },
  LOSE: { text: 'traceResult.lose', color: 'orange' },
};

const REASONS: Readonly<Record<TraceReason, TextId>> = {
  HIT: 'traceReason.hit',
  TIME_OUT: 'traceReason.timeOut',
  BRANCH: 'traceReason.branch',
  CUSTOMER_SCOPE: 'traceReason.customerScope',
  STAFF_SCOPE: 'traceReason.staffScope',
  PRODUCT_SCOPE: 'traceReason.productScope',
  DISABLED: 'traceReason.disabled',
  MIN_QTY: 'traceReason.minQty',
  LIMIT_USED: 'traceReason.limitUsed',
  NOT_BETTER: 'traceReason.notBetter',
  LOWER_PRIORITY: 'traceReason.lowerPriority',
  LESS_SPECIFIC: 'traceReason.lessSpecific',
  HIGHER_PRICE: 'traceReason.higherPrice',
  TIE: 'traceReason.tie',
  LOCKED: 'traceReason.locked',
  CLAIMED: 'traceReason.claimed',
  SPECIAL_LINE: 'traceReason.specialLine',
  NOT_REACHED: 'traceReason.notReached',
  NO_REWARD: 'traceReason.noReward',
  BUDGET: 'traceReason.budget',
  MIN_PRICE: 'traceReason.minPrice',
  NO_SOURCE: 'traceReason.noSource',
  NOT_ENTERED: 'traceReason.notEntered',
  OUT_OF_BAND: 'traceReason.outOfBand',
  QUOTA: 'traceReason.quota',
};

/** What an activity counted and its result, or what was missing. */
function useComputed() {
  const text = useText();
  return ({ computed, expected, result }: TraceRow): string => {
    const parts: string[] = [];
    if (computed) {
      const { measure, value, threshold, gap, times, reward, uncut, cut } = computed;
      const show = (amount: string) =>
        measure === 'QUANTITY' ? formatQuantity(amount) : text('traceText.yuan', { amount: formatMoney(amount) });
      parts.push(text('traceText.counted', { value: show(value) }));
      if (threshold !== null && gap === null)
        parts.push(text('traceText.reached', { threshold: show(threshold), times }));
      if (gap !== null) parts.push(text('traceText.gap', { gap: show(gap), threshold: show(threshold ?? gap) }));
      if (result === 'HIT') parts.push(text('traceText.reward', { reward: formatMoney(reward) }));
      if (cut) parts.push(text('traceText.cut', { uncut: formatMoney(uncut) }));
    } else if (expected !== null && result !== 'HIT')
      parts.push(text('traceText.expected', { reward: formatMoney(expected) }));
    return parts.reduce((a, b) => (a ? text('ruleText.and', { text: a, more: b }) : b), '');
  };
}

/** Why a rule or an activity fired, did not, or was beaten and by whom, with its money. */
export function Reason({ row, names }: { row: TraceRow; names: ReadonlyMap<string, string> }) {
  const text = useText();
  const computed = useComputed()(row);
  const by = row.beatenBy.map((id) => names.get(id) ?? id).join(' / ');
  return (
    <>
      <T id={REASONS[row.reasonCode]} />
      {by && <> · {text('traceText.beatenBy', { names: by })}</>}
      {computed && <> · {computed}</>}
    </>
  );
}

/** Unit prices at stages 1 and 2, money of the line at 3. */
export const amountText = (stage: Stage, value: string | null) =>
  stage === 3 ? formatMoney(value) : formatPrice(value);

/** The page that shows a rule or an activity. */
export function subjectPath({ source, id, kind }: Pick<TraceRow, 'source' | 'id' | 'kind'>) {
  if (source === 'FAIR') return `/sale/saleShowEdit?id=${id}`;
  const page = source === 'RULE' ? 'pricingRule' : pageOf(kind);
  return `/market/${page}?id=${id}`;
}
