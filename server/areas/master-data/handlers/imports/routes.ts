import { catalogueImportApi } from '../../../../../src/contract/tasks/import-calls';
import { implement } from '../../../../http/implement';
import { importFile, importTemplate } from '../../../tasks/public';

export const catalogueImportRoutes = implement(catalogueImportApi, {
  importBrands: {
    ownTransaction: ({ branchId, goodsCount: _, ...confirmation }, context) =>
      importFile({ templateCode: 'BRAND', target: { branchId }, confirmation }, context),
  },
  importStandards: {
    ownTransaction: ({ branchId, goodsCount: _, ...confirmation }, context) =>
      importFile({ templateCode: 'STANDARD', target: { branchId }, confirmation }, context),
  },
  downloadTemplate: (input) => importTemplate(input),
});
