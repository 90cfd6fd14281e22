import type { Importer } from '../../../tasks/public';
import { brandImporter } from './importBrands';
import { entryImporters } from './importEntries';
import { onlineImporter } from './importOnline';
import { standardImporter } from './importStandards';

/** The importers of the catalogue, and those of entries. */
export const catalogueImporters = {
  BRAND: brandImporter,
  STANDARD: standardImporter,
  ONLINE_GOODS: onlineImporter,
  ...entryImporters,
} satisfies Record<string, Importer>;
