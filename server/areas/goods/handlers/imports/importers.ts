import type { Importer } from '../../../tasks/public';
import { listingImporter } from './importListings';

/** What files bring into this area. */
export const goodsImporters = { LISTING: listingImporter } satisfies Record<string, Importer>;
