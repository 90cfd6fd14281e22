import { goodsImportApi } from '../../../../../src/contract/tasks/import-calls';
import { implement } from '../../../../http/implement';
import { importFile, importTemplate } from '../../../tasks/public';

export const goodsImportRoutes = implement(goodsImportApi, {
  importListings: {
    ownTransaction: ({ branchId, goodsCount: _, ...confirmation }, context) =>
      importFile({ templateCode: 'LISTING', target: { branchId }, confirmation }, context),
  },
  importShields: {
    ownTransaction: ({ branchId, goodsCount: _, ...confirmation }, context) =>
      importFile({ templateCode: 'SHIELD', target: { branchId }, confirmation }, context),
  },
  importCodes: {
    ownTransaction: ({ branchId, goodsCount: _, ...confirmation }, context) =>
      importFile({ templateCode: 'BUSINESS_CODE', target: { branchId }, confirmation }, context),
  },
  importReserves: {
    ownTransaction: ({ branchId, id, goodsCount: _, ...confirmation }, context) =>
      importFile({ templateCode: 'CORE_STOCK', target: { branchId, stockId: id }, confirmation }, context),
  },
  downloadTemplate: (input) => importTemplate(input),
});
