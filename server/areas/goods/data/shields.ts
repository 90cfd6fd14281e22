import { and, eq, gt, inArray, isNull, lte, or } from 'drizzle-orm';
import type { Db } from '../../../platform/database/db';
import { global } from '../../../platform/scope';
import { forbidsSale, type ShieldedCustomer, type ShieldedProduct, strongestShield } from '../rules/shields';
import { productShield } from './schema/shield';

/** The shields of these branches that are in force at a moment. */
export const shieldsAt = (db: Db, branchIds: readonly string[], at: string) =>
  db
    .select()
    .from(productShield)
    .where(
      global(
        'line',
        and(
          inArray(productShield.branchId, [...branchIds]),
          eq(productShield.status, 1),
          eq(productShield.deleted, 0),
          lte(productShield.startTime, at),
          or(isNull(productShield.endTime), gt(productShield.endTime, at)),
        ),
      ),
    );

/** Which of the products a customer of the branch may not buy at a moment. */
export async function shieldedFrom<P extends ShieldedProduct>(
  db: Db,
  { branchIds, customer, at }: { branchIds: readonly string[]; customer: ShieldedCustomer; at: string },
  products: Iterable<P>,
): Promise<ReadonlySet<string>> {
  const shields = await shieldsAt(db, branchIds, at);
  if (shields.length === 0) return new Set();
  return new Set(
    [...products]
      .filter((product) => forbidsSale(strongestShield(shields, product, customer)))
      .map(({ productId }) => productId),
  );
}
