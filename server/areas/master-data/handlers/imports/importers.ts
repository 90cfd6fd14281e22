import type { Importer } from '../../../tasks/public';
import { brandImporter } from './importBrands';
import { standardImporter } from './importStandards';

/** What files bring into the catalogue. */
export const catalogueImporters = { BRAND: brandImporter, STANDARD: standardImporter } satisfies Record<
  string,
  Importer
>;
