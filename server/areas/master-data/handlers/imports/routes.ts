import { catalogueImportApi } from '../../../../../src/contract/tasks/import-calls';
import { implement } from '../../../../http/implement';
import { importFile, importTemplate, lastFailed } from '../../../tasks/public';

export const catalogueImportRoutes = implement(catalogueImportApi, {
  importBrands: {
    ownTransaction: ({ branchId, goodsCount: _, ...confirmation }, context) =>
      importFile({ templateCode: 'BRAND', target: { branchId }, confirmation }, context),
  },
  importStandards: {
    ownTransaction: ({ branchId, goodsCount: _, ...confirmation }, context) =>
      importFile({ templateCode: 'STANDARD', target: { branchId }, confirmation }, context),
  },
  importOnline: {
    ownTransaction: ({ branchId, goodsCount: _, ...confirmation }, context) =>
      importFile({ templateCode: 'ONLINE_GOODS', target: { branchId }, confirmation }, context),
  },
  lastFailed,
  downloadTemplate: (input) => importTemplate(input),
});
