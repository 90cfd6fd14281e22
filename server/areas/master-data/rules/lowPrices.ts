import { ERROR } from '../../../../src/contract/error-codes';
import { firstOf } from '../../../platform/listed';
import { toText } from '../../../platform/numbers/decimal';

const DECIMALS = 4;
const NAMED = 3;

/** A product, its minimum price, and the price somebody wants to sell it at; prices in 1/10000 yuan. */
export interface Offered {
  productName: string;
  price: number;
  minSalePrice: number | null;
}

/** Two decimals, and up to two more where they are not 0. */
const text = (price: number) => toText(price, DECIMALS).replace(/0{1,2}$/, '');

/** What is offered below its minimum price is warned of: how much it is, and the first products with both prices. */
export function lowPrices(offers: readonly Offered[]) {
  const below = offers.flatMap(({ productName, price, minSalePrice }) =>
    minSalePrice !== null && price < minSalePrice ? [`${productName} ${text(price)} < ${text(minSalePrice)}`] : [],
  );
  if (below.length === 0) return [];
  return [{ code: ERROR.belowMinPrice, params: { count: below.length, names: firstOf(below, NAMED) } }];
}
