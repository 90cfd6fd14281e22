import { sql } from 'drizzle-orm';
import type { ListingStatus } from '../../../../src/contract/goods/listings';
import { product } from '../../master-data/public';
import { listing } from './schema/listing';

/** The status of the product of the outer query in a company (server/areas/master-data/data/listingSlot.ts). */
export const listingStatusOf = (branchId: string) =>
  sql<ListingStatus | null>`(select own.listing_status from ${listing} as own where own.product_id = ${product.productId} and own.branch_id = ${branchId})`;
