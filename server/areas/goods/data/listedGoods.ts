import { and, eq, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { LISTING_STATUS } from '../../../../src/contract/goods/listings';
import { OWNER_TYPE, type OwnerType } from '../../../../src/contract/master-data/licences';
import { isNamed } from '../../../platform/database/columns';
import type { Db } from '../../../platform/database/db';
import { global } from '../../../platform/scope';
import { product } from '../../master-data/public';
import { listing } from './schema/listing';

interface Asked {
  ownerType: OwnerType;
  ownerIds: readonly string[];
}

const isUp = sql`case when ${listing.listingStatus} = ${LISTING_STATUS.planned} then ${listing.statusBefore} else ${listing.listingStatus} end = ${LISTING_STATUS.up}`;

const counted = (db: Db, owner: PgColumn, ownerIds: readonly string[]) =>
  db
    .select({ ownerId: sql<string>`${owner}`, count: sql<number>`count(*)::integer` })
    .from(listing)
    .innerJoin(product, eq(product.productId, listing.productId))
    .where(global('joined', and(isUp, isNamed(owner, ownerIds))))
    .groupBy(owner);

/** How many listings are up, by product, or by supplier and company; customers offer nothing. */
export async function listedGoods(db: Db, { ownerType, ownerIds }: Asked): Promise<Map<string, number>> {
  const rows =
    ownerType === OWNER_TYPE.commodity
      ? await counted(db, listing.productId, ownerIds)
      : ownerType === OWNER_TYPE.company
        ? [...(await counted(db, listing.branchId, ownerIds)), ...(await counted(db, product.supplierId, ownerIds))]
        : [];
  return new Map(rows.map(({ ownerId, count }) => [ownerId, count]));
}
