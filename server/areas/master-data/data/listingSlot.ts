import type { SQL } from 'drizzle-orm';
import type { ListingStatus } from '../../../../src/contract/goods/listings';
import { slot } from '../../../platform/slot';

/** What a company does with the product of the outer query: goods know products, not the other way round. */
export const listingStatusAt = slot<(branchId: string) => SQL<ListingStatus | null>>('listingStatusAt');
