import type { Importer } from '../../../tasks/public';
import { listingImporter } from './importListings';
import { shieldImporter } from './importShields';

/** What files bring into this area. */
export const goodsImporters = { LISTING: listingImporter, SHIELD: shieldImporter } satisfies Record<string, Importer>;
