import { listing, listingEvent } from '../../server/areas/goods/data/schema/listing';
import { product } from '../../server/areas/master-data/data/schema/product';
import { LISTING_EVENT, LISTING_REASON, LISTING_STATUS, PLAN_ACTION } from '../../src/contract/goods/listings';
import { DAY, fromShanghai, shanghai } from '../../server/platform/clock';
import { chunks } from '../../server/platform/database/chunks';
import type { Db } from '../../server/platform/database/db';

const { waiting, up, down, planned } = LISTING_STATUS;
const FIRST_ID = 92_301;
const SELLING = ['FDB', 'FDC', 'FDD'] as const;

/**
 * Those that tests name: P001 is offered, P210 is not, P211 is planned, P208 waits; the licence of P209 has run out.
 */
const NAMED = [
  { productId: 'P001', listingStatus: up },
  { productId: 'P210', listingStatus: down, reason: LISTING_REASON.outOfStock },
  { productId: 'P211', listingStatus: planned, statusBefore: down, planAction: PLAN_ACTION.up, days: 2 },
  { productId: 'P208', listingStatus: waiting },
  { productId: 'P209', listingStatus: down, reason: LISTING_REASON.licence },
] as const;
const EXPIRED = ['P209'];

/** Whether the companies with a warehouse offer each product. */
export async function seedListings(db: Db, day: string) {
  const at = (days: number) => shanghai(fromShanghai(day) + days * DAY);
  const operateTime = `${day} 07:00:00`;
  const by = { operateTime, operatorName: '陈思远', modifiedBy: 'op.hubei' };
  const named = NAMED.map(({ productId, ...one }, i) => ({
    ...{ ...by, productId, branchId: 'FDB', listingId: String(FIRST_ID + i), listingStatus: one.listingStatus },
    reason: 'reason' in one ? one.reason : null,
    ...('planAction' in one
      ? {
          statusBefore: one.statusBefore,
          planAction: one.planAction,
          planTime: `${at(one.days).slice(0, 10)} 09:00:00`,
        }
      : {}),
  }));
  await db.insert(listing).values(named);
  await db.insert(listingEvent).values(
    named.flatMap(({ listingId, branchId, listingStatus, reason }) => {
      const of = { listingId, branchId, byName: '陈思远' };
      const first = { ...of, time: `${at(-30).slice(0, 10)} 09:00:00`, event: LISTING_EVENT.up };
      return listingStatus === down
        ? [first, { ...of, time: operateTime, event: LISTING_EVENT.down, reason }]
        : [first];
    }),
  );
  const products = await db.select({ productId: product.productId }).from(product);
  const known = new Set<string>(NAMED.map(({ productId }) => productId));
  const rows = products.flatMap(({ productId }) =>
    SELLING.filter((branchId) => branchId !== 'FDB' || !known.has(productId)).map((branchId) => ({
      ...{ ...by, operateTime: `${at(-30).slice(0, 10)} 09:00:00`, branchId, productId },
      listingStatus: EXPIRED.includes(productId) ? down : up,
    })),
  );
  for (const some of chunks(rows)) await db.insert(listing).values(some).onConflictDoNothing();
}
