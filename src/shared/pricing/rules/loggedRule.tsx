import type { ReactNode } from 'react';
import type { ParamsOf } from '@/contract/pricing/rule';
import { T, type TextId } from '@/core/i18n';
import type { RecordFields } from '@kit/fields/fieldsOf';
import { formatMoney, formatNumber, formatPercent, formatPrice } from '@kit/format/number';
import { ruleFields } from './ruleFields';

type Item = Partial<ParamsOf<'SPECIAL'>['items'][number] & ParamsOf<'FLEXIBLE'>['items'][number]>;
type Step = ParamsOf<'REBATE'>['ladders'][number];

/** What is stored is numbered whenever its content changes; of the content each term has a row of its own. */
const LABELS: Readonly<Record<string, TextId>> = {
  revision: 'priceRule.revision',
  items: 'priceRule.items',
  lockPrice: 'priceRule.lockPrice',
  contractNo: 'priceRule.contractNo',
  lowerRate: 'priceRule.lowerRate',
  upperRate: 'priceRule.upperRate',
  monthlyQuota: 'priceRule.monthlyQuota',
  staffIds: 'priceRule.staffIds',
  roleCodes: 'priceRule.roleCodes',
  discountRate: 'priceRule.discountRate',
  baseSource: 'priceRule.baseSource',
  factor: 'priceRule.factor',
  addend: 'priceRule.addend',
  roundMode: 'priceRule.roundMode',
  clampMin: 'priceRule.clampMin',
  period: 'priceRule.period',
  basis: 'priceRule.basis',
  calcMode: 'priceRule.calcMode',
  ladders: 'priceRule.ladders',
  payDelayDays: 'priceRule.payDelayDays',
  returnsIncluded: 'priceRule.returnsIncluded',
};

const CODES: Readonly<Record<string, Readonly<Record<string, TextId>>>> = {
  baseSource: {
    LIST: 'ruleText.list',
    COST: 'ruleText.cost',
    LAST_SALE: 'ruleText.lastSale',
    CONTRACT: 'ruleText.contract',
  },
  roundMode: {
    NONE4: 'priceRule.noRounding',
    FEN: 'ruleText.toFen',
    JIAO: 'ruleText.toJiao',
    JIAO_UP: 'ruleText.upToJiao',
    YUAN: 'ruleText.toYuan',
  },
  period: { MONTH: 'ruleText.month', QUARTER: 'ruleText.quarter', YEAR: 'ruleText.year' },
  basis: { AMOUNT: 'priceRule.byAmount', QTY: 'priceRule.byQty' },
  calcMode: { WHOLE: 'priceRule.whole', PROGRESSIVE: 'ruleText.progressive' },
};
const FLAGS = { 0: 'kit.no', 1: 'kit.yes' } as const satisfies Record<0 | 1, TextId>;
const IS_FLAG = ['lockPrice', 'clampMin', 'returnsIncluded'];
const RATES = ['lowerRate', 'upperRate', 'discountRate'];

const yuan = (price: string) => `¥${formatPrice(price)}`;

/** Its prices as the form has them; the server has put the name in the place of the id. */
function itemText({ productId, specialPrice, minQty = 1, floorPrice = '', ceilPrice = '' }: Item) {
  const prices = specialPrice === undefined ? `${yuan(floorPrice)} – ${yuan(ceilPrice)}` : yuan(specialPrice);
  return `${productId} ${prices}${minQty > 1 ? ` ≥ ${formatNumber(minQty, 0)}` : ''}`;
}

const stepText = ({ threshold, rate, amountPerUnit }: Step) =>
  rate === null ? `≥ ${threshold} ${yuan(amountPerUnit ?? '0')}` : `≥ ¥${threshold} ${formatPercent(rate)}`;

/** Long lists: one below the other. */
const Lines = ({ lines }: { lines: readonly string[] }) =>
  lines.map((line, i) => (
    <span key={line}>
      {i > 0 && <br />}
      {line}
    </span>
  ));

function show(name: string, value: unknown): ReactNode {
  const id = CODES[name]?.[String(value)] ?? (IS_FLAG.includes(name) ? FLAGS[value === 1 ? 1 : 0] : undefined);
  if (id) return <T id={id} />;
  if (RATES.includes(name)) return formatPercent(String(value));
  if (name === 'monthlyQuota') return formatMoney(String(value));
  if (!Array.isArray(value) || value.length === 0) return ruleFields.show(name, value);
  // What is logged was checked by the schema of rules when it was stored.
  if (name === 'items') return <Lines lines={(value as Item[]).map(itemText)} />;
  // So were its steps.
  if (name === 'ladders') return <Lines lines={(value as Step[]).map(stepText)} />;
  return ruleFields.show(name, value);
}

/** The fields of a rule as its history has them. */
export const loggedFields: RecordFields = {
  ...ruleFields,
  names: [...ruleFields.names, ...Object.keys(LABELS)],
  labelOf: (name) => LABELS[name] ?? ruleFields.labelOf(name),
  show,
};
