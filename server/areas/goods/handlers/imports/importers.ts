import type { Importer } from '../../../tasks/public';
import { codeImporter } from './importCodes';
import { listingImporter } from './importListings';
import { reserveImporter } from './importReserves';
import { shieldImporter } from './importShields';

/** What files bring into this area. */
export const goodsImporters = {
  LISTING: listingImporter,
  SHIELD: shieldImporter,
  BUSINESS_CODE: codeImporter,
  CORE_STOCK: reserveImporter,
} satisfies Record<string, Importer>;
