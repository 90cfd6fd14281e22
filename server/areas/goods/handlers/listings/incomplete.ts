import { eq, inArray } from 'drizzle-orm';
import { ERROR } from '../../../../../src/contract/error-codes';
import { completenessOf, LEAST_COMPLETE } from '../../../../../src/contract/master-data/online-goods';
import type { Context } from '../../../../http/context';
import { type Confirmation, requireConfirmation } from '../../../../http/failure';
import { global } from '../../../../platform/scope';
import { onlineGoods, product } from '../../../master-data/public';
import type { ListingRow } from './read';

const MOST_NAMED = 3;

/** Listing products that have no picture, or too few facts for a shop, has to be confirmed (43514). */
export async function demandComplete(rows: readonly ListingRow[], input: Confirmation, { db }: Context) {
  const ids = [...new Set(rows.map(({ productId }) => productId))];
  const found = await db
    .select({ name: product.productName, row: product, online: onlineGoods })
    .from(product)
    .leftJoin(onlineGoods, eq(onlineGoods.productId, product.productId))
    .where(global('shared', inArray(product.productId, ['', ...ids])));
  const incomplete = found.filter(({ row, online }) => {
    const { images = [], detail = '' } = online ?? {};
    const { categoryId, standardCode } = row;
    return images.length === 0 || completenessOf({ images, detail, categoryId, standardCode }) < LEAST_COMPLETE;
  });
  const names = incomplete.slice(0, MOST_NAMED).map(({ name }) => name);
  const params = { names, count: incomplete.length, least: LEAST_COMPLETE };
  requireConfirmation(incomplete.length === 0 ? [] : [{ code: ERROR.offeredIncomplete, params }], input);
}
