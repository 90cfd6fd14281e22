import type { Importer } from '../../../tasks/public';
import { brandImporter } from './importBrands';

/** What files bring into the catalogue. */
export const catalogueImporters = { BRAND: brandImporter } satisfies Record<string, Importer>;
