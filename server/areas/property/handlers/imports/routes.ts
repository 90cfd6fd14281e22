import { pmsImportApi } from '../../../../../src/contract/tasks/property-imports';
import { implement } from '../../../../http/implement';
import { importFile, importTemplate } from '../../../tasks/public';

export const pmsImportRoutes = implement(pmsImportApi, {
  importUnits: {
    ownTransaction: ({ branchId, propertyId, goodsCount: _, ...confirmation }, context) =>
      importFile({ templateCode: 'PMS_UNIT', target: { branchId, propertyId }, confirmation }, context),
  },
  importTenants: {
    ownTransaction: ({ branchId, goodsCount: _, ...confirmation }, context) =>
      importFile({ templateCode: 'PMS_TENANT', target: { branchId }, confirmation }, context),
  },
  importReadings: {
    ownTransaction: ({ branchId, propertyId, goodsCount: _, ...confirmation }, context) =>
      importFile({ templateCode: 'PMS_METER', target: { branchId, propertyId }, confirmation }, context),
  },
  downloadTemplate: (input) => importTemplate(input),
});
