/** What comes into the module by a file (docs/domain/property.md#files). */
export type Importable = 'PMS_UNIT' | 'PMS_TENANT' | 'PMS_METER';
