import type { Importer } from '../../../tasks/public';
import { readingImporter } from './importReadings';
import { tenantImporter } from './importTenants';
import { unitImporter } from './importUnits';

/** What files bring into this area. */
export const propertyImporters = {
  PMS_UNIT: unitImporter,
  PMS_TENANT: tenantImporter,
  PMS_METER: readingImporter,
} satisfies Record<string, Importer>;
