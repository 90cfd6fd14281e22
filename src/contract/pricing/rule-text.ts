import type { CustomerScopeType, ProductScopeType } from '../promotion/activity';
import { withPoint } from '../decimal-point';
import type { BaseSource, RoundMode } from './pricing';
import type { ParamsOf, RuleContent } from './rule';

/*
 * The content of a rule in words, for the server's lists and for a form while it is filled in; each brings its own
 * texts.
 */

const SOURCES = {
  LIST: 'ruleText.list',
  COST: 'ruleText.cost',
  LAST_SALE: 'ruleText.lastSale',
  CONTRACT: 'ruleText.contract',
} as const satisfies Record<BaseSource, string>;
const ROUNDING = {
  NONE4: null,
  FEN: 'ruleText.toFen',
  JIAO: 'ruleText.toJiao',
  JIAO_UP: 'ruleText.upToJiao',
  YUAN: 'ruleText.toYuan',
} as const satisfies Record<RoundMode, string | null>;
const PERIODS = { MONTH: 'ruleText.month', QUARTER: 'ruleText.quarter', YEAR: 'ruleText.year' } as const;

type RuleTextId =
  | (typeof SOURCES)[BaseSource]
  | NonNullable<(typeof ROUNDING)[RoundMode]>
  | (typeof PERIODS)[keyof typeof PERIODS]
  | `ruleText.${'special' | 'specials' | 'locked' | 'band' | 'rates' | 'bands' | 'quota' | 'discount' | 'times'}`
  | `ruleText.${'point' | 'plus' | 'minus' | 'clamp' | 'rebateAmount' | 'rebateQty' | 'progressive' | 'and'}`
  | `ruleText.${'names' | 'more' | 'both' | 'allCustomers' | 'allProducts'}`;
export type Say = (id: RuleTextId, values?: Record<string, string | number>) => string;

/** "98" → "98.00": only the look of a decimal changes. */
const fixed = (value: string, decimals: number) => {
  const [whole = '', fraction = ''] = value.split('.');
  return `${whole}.${fraction.padEnd(decimals, '0')}`;
};
const short = (value: string) => value.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, '');
/** At least two decimals: 12.1 → 12.10, 12.3456 stays. */
const price = (value: string) => fixed(short(value), 2);
const range = (values: readonly string[]) => {
  const sorted = [...values].sort((a, b) => Number(a) - Number(b));
  return { low: price(sorted[0] ?? '0'), high: price(sorted.at(-1) ?? '0') };
};

function special({ items, lockPrice }: ParamsOf<'SPECIAL'>, say: Say) {
  const { low, high } = range(items.map(({ specialPrice }) => specialPrice));
  const what =
    items.length === 1
      ? say('ruleText.special', { price: low })
      : say('ruleText.specials', { count: items.length, low, high });
  return lockPrice === 1 ? [what, say('ruleText.locked')] : [what];
}

function flexible({ items, lowerRate, upperRate, monthlyQuota }: ParamsOf<'FLEXIBLE'>, say: Say) {
  const [first, ...more] = items;
  const band = () => {
    if (!first) return say('ruleText.rates', { lower: fixed(lowerRate ?? '', 2), upper: fixed(upperRate ?? '', 2) });
    if (more.length > 0) return say('ruleText.bands', { count: items.length });
    return say('ruleText.band', { floor: price(first.floorPrice), ceil: price(first.ceilPrice) });
  };
  return monthlyQuota ? [band(), say('ruleText.quota', { quota: price(monthlyQuota) })] : [band()];
}

function calculation({ baseSource, factor, addend, roundMode, clampMin }: ParamsOf<'CALCULATION'>, say: Say) {
  const source = say(SOURCES[baseSource]);
  const times = short(factor) === '1' ? source : say('ruleText.times', { source, factor: short(factor) });
  const added = Number(addend);
  const amount = price(addend.replace('-', ''));
  const formula =
    added > 0
      ? say('ruleText.plus', { price: times, amount })
      : added < 0
        ? say('ruleText.minus', { price: times, amount })
        : times;
  const rounding = ROUNDING[roundMode];
  return [formula, ...(rounding ? [say(rounding)] : []), ...(clampMin === 1 ? [say('ruleText.clamp')] : [])];
}

function rebate({ period, basis, calcMode, ladders }: ParamsOf<'REBATE'>, say: Say) {
  const steps = ladders.map(({ threshold, rate, amountPerUnit }) =>
    basis === 'AMOUNT'
      ? say('ruleText.rebateAmount', { threshold: short(threshold), rate: fixed(rate ?? '0', 2) })
      : say('ruleText.rebateQty', { threshold: short(threshold), amount: price(amountPerUnit ?? '0') }),
  );
  return [say(PERIODS[period]), ...steps, ...(calcMode === 'PROGRESSIVE' ? [say('ruleText.progressive')] : [])];
}

function textsOf(content: RuleContent, say: Say): string[] {
  switch (content.categoryCode) {
    case 'SPECIAL':
      return special(content.params, say);
    case 'FLEXIBLE':
      return flexible(content.params, say);
    case 'DISCOUNT':
      return [say('ruleText.discount', { rate: fixed(content.params.discountRate, 2) })];
    case 'CALCULATION':
      return calculation(content.params, say);
    case 'REBATE':
      return rebate(content.params, say);
  }
}

export const ruleText = (content: RuleContent, say: Say) =>
  textsOf(content, withPoint(say, 'ruleText.point')).reduce((text, more) => say('ruleText.and', { text, more }));

/** The names of what a scope contains; `total` if not all of them are known. */
interface Named {
  names: readonly string[];
  total: number;
}

const SHOWN = 2;

function namesText({ names, total }: Named, say: Say) {
  const text = names.slice(0, SHOWN).reduce((before, more) => say('ruleText.names', { text: before, more }));
  return total > SHOWN ? say('ruleText.more', { names: text, count: total }) : text;
}

/** The customers of a rule: types, regions or customers by name; '' while nothing is chosen. */
export function customersText(type: CustomerScopeType, lists: readonly Named[], say: Say) {
  if (type === 'ALL') return say('ruleText.allCustomers');
  const texts = lists.flatMap((list) => (list.names.length > 0 ? [namesText(list, say)] : []));
  return texts.length === 2
    ? say('ruleText.both', { types: texts[0] ?? '', regions: texts[1] ?? '' })
    : (texts[0] ?? '');
}

/** The products of a rule. */
export function productsText(type: ProductScopeType, named: Named, say: Say) {
  if (type === 'ALL') return say('ruleText.allProducts');
  return named.names.length > 0 ? namesText(named, say) : '';
}
