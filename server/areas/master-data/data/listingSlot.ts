import type { SQL } from 'drizzle-orm';
import type { ListingStatus } from '../../../../src/contract/goods/listings';
import { slot } from '../../../platform/slot';

/** Whether a company lists the product of the outer query; a slot, as goods know products, not the other way round. */
export const listingStatusAt = slot<(branchId: string) => SQL<ListingStatus | null>>('listingStatusAt');
