import type { Importer } from '../../../tasks/public';
import { brandImporter } from './importBrands';
import { entryImporters } from './importEntries';
import { onlineImporter } from './importOnline';
import { standardImporter } from './importStandards';

/** What files bring into the catalogue, and what they apply for. */
export const catalogueImporters = {
  BRAND: brandImporter,
  STANDARD: standardImporter,
  ONLINE_GOODS: onlineImporter,
  ...entryImporters,
} satisfies Record<string, Importer>;
