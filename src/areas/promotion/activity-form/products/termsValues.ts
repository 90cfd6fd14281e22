import { isLine, type PriceMode, type RewardType } from '@/contract/promotion/activity';
import type { TempProduct } from '@/contract/promotion/baskets';
import type { FormActivity } from '../../shared/formActivity';
import { EMPTY_ROW, type LadderRow, rewardIn, rowsOf, wireOf } from '../ladder/ladderRows';

export const LIMITS = ['minQty', 'limitQtyPerCustomer', 'limitQtyPerOrder', 'limitQtyTotal'] as const;
export const VALUE_FIELD = { FIXED: 'specialPrice', RATE: 'specialRate', REDUCE: 'reducePrice' } as const;

type PriceField = (typeof VALUE_FIELD)[PriceMode] | 'floorPrice' | 'ceilPrice';

/** The terms of a product as the dialog holds them. */
export interface TermsValues extends Record<PriceField | (typeof LIMITS)[number], string> {
  priceMode: PriceMode;
  rewardType: RewardType;
  ladders: LadderRow[];
}

const textOf = (value: string | number | null | undefined) =>
  value === null || value === undefined ? '' : String(value);

/** The initial values: the terms of one row; for several rows empty. */
export function termsOf(row: TempProduct | undefined): TermsValues {
  const read = (field: PriceField | (typeof LIMITS)[number]) => textOf(row?.[field]);
  return {
    priceMode: row?.priceMode ?? 'FIXED',
    specialPrice: read('specialPrice'),
    specialRate: read('specialRate'),
    reducePrice: read('reducePrice'),
    floorPrice: read('floorPrice'),
    ceilPrice: read('ceilPrice'),
    minQty: read('minQty'),
    limitQtyPerCustomer: read('limitQtyPerCustomer'),
    limitQtyPerOrder: read('limitQtyPerOrder'),
    limitQtyTotal: read('limitQtyTotal'),
    rewardType: row?.ladders?.[0]?.rewardType ?? 'AMOUNT',
    ladders: row?.ladders?.length ? rowsOf(row.ladders) : [EMPTY_ROW],
  };
}

/** The change as the contract has it: of one row all fields, of several rows only those that were filled in. */
export function changeOf(
  { type, calcMode }: Pick<FormActivity, 'type' | 'calcMode'>,
  values: TermsValues,
  isOne: boolean,
) {
  if (!isLine(type)) {
    const ladders = wireOf(values.ladders, rewardIn({ activityType: type, calcMode }, values.rewardType));
    return { ladders };
  }
  const { priceMode } = values;
  const value = VALUE_FIELD[priceMode];
  const asked = type === 'flexible' ? (['floorPrice', 'ceilPrice', 'limitQtyTotal'] as const) : [value, ...LIMITS];
  const given = asked.filter((field) => isOne || values[field] !== '');
  const fields = Object.fromEntries(given.map((field) => [field, values[field] === '' ? null : values[field]]));
  const hasMode = type === 'specialOffer' && (isOne || values[value] !== '');
  return hasMode ? { ...fields, priceMode } : fields;
}
