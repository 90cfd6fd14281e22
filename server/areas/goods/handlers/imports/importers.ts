import type { Importer } from '../../../tasks/public';
import { codeImporter } from './importCodes';
import { listingImporter } from './importListings';
import { shieldImporter } from './importShields';

/** What files bring into this area. */
export const goodsImporters = {
  LISTING: listingImporter,
  SHIELD: shieldImporter,
  BUSINESS_CODE: codeImporter,
} satisfies Record<string, Importer>;
