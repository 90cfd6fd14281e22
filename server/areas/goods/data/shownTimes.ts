import { and, eq, gte, inArray, lte, or } from 'drizzle-orm';
import { LISTING_STATUS } from '../../../../src/contract/goods/listings';
import type { Db } from '../../../platform/database/db';
import { global } from '../../../platform/scope';
import { listing } from './schema/listing';
import { productShield } from './schema/shield';

interface Window {
  from: string;
  to: string;
}

/** When plans of these companies put a product on offer, or take one off. */
export async function listingTimes(db: Db, branchIds: readonly string[], { from, to }: Window): Promise<string[]> {
  const rows = await db
    .selectDistinct({ time: listing.planTime })
    .from(listing)
    .where(
      global(
        'shown',
        and(
          inArray(listing.branchId, [...branchIds]),
          eq(listing.listingStatus, LISTING_STATUS.planned),
          gte(listing.planTime, from),
          lte(listing.planTime, to),
        ),
      ),
    );
  return rows.flatMap(({ time }) => time ?? []);
}

/** When shields of these companies begin to hold, and no longer do. */
export async function shieldTimes(db: Db, branchIds: readonly string[], { from, to }: Window): Promise<string[]> {
  const { startTime, endTime } = productShield;
  const rows = await db
    .select({ startTime, endTime })
    .from(productShield)
    .where(
      global(
        'shown',
        and(
          ...[
            inArray(productShield.branchId, [...branchIds]),
            eq(productShield.status, 1),
            eq(productShield.deleted, 0),
          ],
          or(and(gte(startTime, from), lte(startTime, to)), and(gte(endTime, from), lte(endTime, to))),
        ),
      ),
    );
  return rows.flatMap((row) => [row.startTime, ...(row.endTime ? [row.endTime] : [])]);
}
