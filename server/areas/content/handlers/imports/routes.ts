import { contentImportApi } from '../../../../../src/contract/tasks/import-calls';
import { implement } from '../../../../http/implement';
import { importFile, importTemplate, lastFailed } from '../../../tasks/public';

export const contentImportRoutes = implement(contentImportApi, {
  importZoneProducts: {
    ownTransaction: ({ branchId, zoneId, goodsCount: _, ...confirmation }, context) =>
      importFile({ templateCode: 'ZONE_PRODUCT', target: { branchId, zoneId }, confirmation }, context),
  },
  lastFailed,
  downloadTemplate: (input) => importTemplate(input),
});
