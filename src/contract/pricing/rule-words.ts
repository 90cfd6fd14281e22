import type { CustomerScopeType, ProductScopeType } from '../promotion/activity';
import { withPoint } from '../decimal-point';
import type { BaseSource, RoundMode } from './pricing';
import type { ParamsOf, RuleContent } from './rule';

/* What a rule says, in words: the server for its lists, a form while it is filled in; both bring their texts. */

const SOURCES = {
  LIST: 'ruleWords.list',
  COST: 'ruleWords.cost',
  LAST_SALE: 'ruleWords.lastSale',
  CONTRACT: 'ruleWords.contract',
} as const satisfies Record<BaseSource, string>;
const ROUNDING = {
  NONE4: null,
  FEN: 'ruleWords.toFen',
  JIAO: 'ruleWords.toJiao',
  JIAO_UP: 'ruleWords.upToJiao',
  YUAN: 'ruleWords.toYuan',
} as const satisfies Record<RoundMode, string | null>;
const PERIODS = { MONTH: 'ruleWords.month', QUARTER: 'ruleWords.quarter', YEAR: 'ruleWords.year' } as const;

type RuleWord =
  | (typeof SOURCES)[BaseSource]
  | NonNullable<(typeof ROUNDING)[RoundMode]>
  | (typeof PERIODS)[keyof typeof PERIODS]
  | `ruleWords.${'special' | 'specials' | 'locked' | 'band' | 'rates' | 'bands' | 'quota' | 'discount' | 'times'}`
  | `ruleWords.${'point' | 'plus' | 'minus' | 'clamp' | 'rebateAmount' | 'rebateQty' | 'progressive' | 'and'}`
  | `ruleWords.${'names' | 'more' | 'both' | 'allCustomers' | 'allProducts'}`;
export type Say = (word: RuleWord, values?: Record<string, string | number>) => string;

/** "98" → "98.00": only the look of a decimal changes. */
const fixed = (value: string, places: number) => {
  const [whole = '', fraction = ''] = value.split('.');
  return `${whole}.${fraction.padEnd(places, '0')}`;
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
      ? say('ruleWords.special', { price: low })
      : say('ruleWords.specials', { count: items.length, low, high });
  return lockPrice === 1 ? [what, say('ruleWords.locked')] : [what];
}

function flexible({ items, lowerRate, upperRate, monthlyQuota }: ParamsOf<'FLEXIBLE'>, say: Say) {
  const [first, ...more] = items;
  const band = () => {
    if (!first) return say('ruleWords.rates', { lower: fixed(lowerRate ?? '', 2), upper: fixed(upperRate ?? '', 2) });
    if (more.length > 0) return say('ruleWords.bands', { count: items.length });
    return say('ruleWords.band', { floor: price(first.floorPrice), ceil: price(first.ceilPrice) });
  };
  return monthlyQuota ? [band(), say('ruleWords.quota', { quota: price(monthlyQuota) })] : [band()];
}

function calculation({ baseSource, factor, addend, roundMode, clampMin }: ParamsOf<'CALCULATION'>, say: Say) {
  const source = say(SOURCES[baseSource]);
  const times = short(factor) === '1' ? source : say('ruleWords.times', { source, factor: short(factor) });
  const added = Number(addend);
  const amount = price(addend.replace('-', ''));
  const formula =
    added > 0
      ? say('ruleWords.plus', { price: times, amount })
      : added < 0
        ? say('ruleWords.minus', { price: times, amount })
        : times;
  const rounding = ROUNDING[roundMode];
  return [formula, ...(rounding ? [say(rounding)] : []), ...(clampMin === 1 ? [say('ruleWords.clamp')] : [])];
}

function rebate({ period, basis, calcMode, ladders }: ParamsOf<'REBATE'>, say: Say) {
  const steps = ladders.map(({ threshold, rate, amountPerUnit }) =>
    basis === 'AMOUNT'
      ? say('ruleWords.rebateAmount', { threshold: short(threshold), rate: fixed(rate ?? '0', 2) })
      : say('ruleWords.rebateQty', { threshold: short(threshold), amount: price(amountPerUnit ?? '0') }),
  );
  return [say(PERIODS[period]), ...steps, ...(calcMode === 'PROGRESSIVE' ? [say('ruleWords.progressive')] : [])];
}

function partsOf(content: RuleContent, say: Say): string[] {
  switch (content.categoryCode) {
    case 'SPECIAL':
      return special(content.params, say);
    case 'FLEXIBLE':
      return flexible(content.params, say);
    case 'DISCOUNT':
      return [say('ruleWords.discount', { rate: fixed(content.params.discountRate, 2) })];
    case 'CALCULATION':
      return calculation(content.params, say);
    case 'REBATE':
      return rebate(content.params, say);
  }
}

export const ruleText = (content: RuleContent, say: Say) =>
  partsOf(content, withPoint(say, 'ruleWords.point')).reduce((text, more) => say('ruleWords.and', { text, more }));

/** Names of what a scope holds; `total` where not all of them are known. */
interface Named {
  names: readonly string[];
  total: number;
}

const SHOWN = 2;

function namesText({ names, total }: Named, say: Say) {
  const text = names.slice(0, SHOWN).reduce((before, more) => say('ruleWords.names', { text: before, more }));
  return total > SHOWN ? say('ruleWords.more', { names: text, count: total }) : text;
}

/** Whom a rule is for: types, regions or customers by name; '' while nothing is chosen. */
export function customersText(type: CustomerScopeType, parts: readonly Named[], say: Say) {
  if (type === 'ALL') return say('ruleWords.allCustomers');
  const texts = parts.flatMap((part) => (part.names.length > 0 ? [namesText(part, say)] : []));
  return texts.length === 2
    ? say('ruleWords.both', { types: texts[0] ?? '', regions: texts[1] ?? '' })
    : (texts[0] ?? '');
}

/** What a rule is for. */
export function productsText(type: ProductScopeType, named: Named, say: Say) {
  if (type === 'ALL') return say('ruleWords.allProducts');
  return named.names.length > 0 ? namesText(named, say) : '';
}
