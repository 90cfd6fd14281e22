import type { Importer } from '../../../tasks/public';
import { brandImporter } from './importBrands';
import { onlineImporter } from './importOnline';
import { standardImporter } from './importStandards';

/** What files bring into the catalogue. */
export const catalogueImporters = {
  BRAND: brandImporter,
  STANDARD: standardImporter,
  ONLINE_GOODS: onlineImporter,
} satisfies Record<string, Importer>;
