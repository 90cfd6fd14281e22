import { fairImportApi, importApi, promotionImportApi, ruleImportApi } from '../../../src/contract/transfer/imports';
import { implement } from '../../http/implement';
import { repairImport, undoImport } from './change';
import { failedData, importedFile, importTemplate } from './files';
import { failedDataOfForm, importBasket } from './promotion';
import { importFile } from './importFile';
import { importDetail, importPage } from './read';

export const importRoutes = implement(importApi, {
  page: importPage,
  detail: importDetail,
  repair: repairImport,
  undo: undoImport,
  file: importedFile,
});

export const fairImportRoutes = implement(fairImportApi, {
  importSuppliers: {
    ownTransaction: ({ tradeFairId, branchId, goodsCount: _, ...confirmation }, context) =>
      importFile({ templateCode: 'FAIR_SUPPLIER', target: { tradeFairId, branchId }, confirmation }, context),
  },
  importGuests: {
    ownTransaction: ({ tradeFairId, branchId, goodsCount: _, ...confirmation }, context) =>
      importFile({ templateCode: 'FAIR_GUEST', target: { tradeFairId, branchId }, confirmation }, context),
  },
  downloadTemplate: (input) => importTemplate(input),
  downloadFailedData: failedData,
});

export const promotionImportRoutes = implement(promotionImportApi, {
  importBasket: { ownTransaction: importBasket },
  downloadTemplate: (input) => importTemplate(input),
  downloadFailedData: failedDataOfForm,
});

export const ruleImportRoutes = implement(ruleImportApi, {
  importPrices: {
    ownTransaction: ({ branchId, goodsCount: _, ...confirmation }, context) =>
      importFile({ templateCode: 'PRICE_RULE_SPECIAL', target: { branchId }, confirmation }, context),
  },
  downloadTemplate: (input) => importTemplate(input),
});
