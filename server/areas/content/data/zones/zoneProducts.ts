import { and, eq, exists, type SQL, sql } from 'drizzle-orm';
import { ZONE_TYPE } from '../../../../../src/contract/content/zones';
import type { Db } from '../../../../platform/database/db';
import { global, ofParent } from '../../../../platform/scope';
import { product } from '../../../master-data/public';
import { activity } from '../../../promotion/public';
import { type zone, zoneProduct } from '../schema/zone';
import { inActivity, inCategories } from './inActivity';

export type ZoneRow = typeof zone.$inferSelect;

const SALEABLE = 1;
const NOTHING = sql`false`;

async function ofActivity(db: Db, activityId: string): Promise<SQL | undefined> {
  const [found] = await db
    .select()
    .from(activity)
    .where(global('shown', and(eq(activity.activityId, activityId), eq(activity.visible, 1))));
  return found ? inActivity(db, found) : NOTHING;
}

/** The products of a zone; those of type 1 are joined by `zone_product`. */
export async function isInZone(db: Db, { zoneId, zoneType, rule }: ZoneRow): Promise<SQL | undefined> {
  const isSold = eq(product.status, SALEABLE);
  if (zoneType === ZONE_TYPE.manual)
    return and(
      isSold,
      exists(
        db
          .select({ productId: zoneProduct.productId })
          .from(zoneProduct)
          .where(ofParent(zoneProduct.zoneId, zoneId, eq(zoneProduct.productId, product.productId))),
      ),
    );
  const { categoryId, brandId, activityId } = rule;
  if (zoneType === ZONE_TYPE.activity) return and(isSold, activityId ? await ofActivity(db, activityId) : NOTHING);
  if (!categoryId && !brandId) return NOTHING;
  return and(
    isSold,
    categoryId ? inCategories([categoryId]) : undefined,
    brandId ? eq(product.brandId, brandId) : undefined,
  );
}

/** Whether the zone would show any product. */
export async function hasProducts(db: Db, row: ZoneRow): Promise<boolean> {
  const found = await db
    .select({ productId: product.productId })
    .from(product)
    .where(global('shared', await isInZone(db, row)))
    .limit(1);
  return found.length > 0;
}
