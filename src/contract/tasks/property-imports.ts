import * as z from 'zod';
import { get, post, service } from '../endpoint';
import { confirmation, erpCode, id } from '../fields';
import { PROPERTY_TEMPLATE_CODES } from './property-templates';
import { IMPORT_BUTTON, importResult, recentImports } from './imports';

const ofCompany = { branchId: erpCode, goodsCount: z.coerce.number().int().optional(), ...confirmation };

const into = <I extends z.ZodType>(templateCode: (typeof PROPERTY_TEMPLATE_CODES)[number], object: string, input: I) =>
  post(`/excel/import/${templateCode}`, input, importResult, {
    access: { buttons: [IMPORT_BUTTON[templateCode]] },
    write: true,
    log: ['import', object],
    multipart: true,
    later: true,
    assumed: true,
  });

/** Units, tenants and readings from files (docs/domain/property.md#files). */
export const pmsImportApi = service('platform', '/base/api', {
  importUnits: into('PMS_UNIT', 'pmsUnit', z.object({ propertyId: id, ...ofCompany })),
  importTenants: into('PMS_TENANT', 'pmsTenant', z.object(ofCompany)),
  importReadings: into('PMS_METER', 'pmsMeter', z.object({ propertyId: id, ...ofCompany })),
  /** The latest by one template, to be opened again. */
  recent: post('/import/pms/recent', z.object({ templateCode: z.enum(PROPERTY_TEMPLATE_CODES) }), recentImports, {
    access: { buttons: PROPERTY_TEMPLATE_CODES.map((one) => IMPORT_BUTTON[one]) },
    write: false,
    assumed: true,
  }),
  downloadTemplate: get(
    '/excel/pms/downloadTemplate',
    z.object({ templateCode: z.enum(PROPERTY_TEMPLATE_CODES) }),
    z.unknown(),
    {
      access: { buttons: PROPERTY_TEMPLATE_CODES.map((one) => IMPORT_BUTTON[one]) },
      write: false,
      blob: true,
      assumed: true,
    },
  ),
});
