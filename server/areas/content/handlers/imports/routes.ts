import { contentImportApi } from '../../../../../src/contract/tasks/import-calls';
import { implement } from '../../../../http/implement';
import { openZone } from './importZoneProducts';
import { importFile, importTemplate, lastFailed } from '../../../tasks/public';

export const contentImportRoutes = implement(contentImportApi, {
  importZoneProducts: {
    ownTransaction: async ({ branchId, zoneId, goodsCount: _, ...confirmation }, context) => {
      // Refuses a wrong zone before the file is read; the importer locks the zone again while it writes.
      await openZone(zoneId, context);
      return importFile({ templateCode: 'ZONE_PRODUCT', target: { branchId, zoneId }, confirmation }, context);
    },
  },
  lastFailed,
  downloadTemplate: (input) => importTemplate(input),
});
