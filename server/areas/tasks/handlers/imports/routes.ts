import type { Parsed } from '../../../../../src/contract/endpoint';
import type { TemplateCode } from '../../../../../src/contract/tasks/import-templates';
import { fairImportApi, promotionImportApi, ruleImportApi } from '../../../../../src/contract/tasks/import-calls';
import { importApi } from '../../../../../src/contract/tasks/imports';
import type { Context } from '../../../../http/context';
import { implement } from '../../../../http/implement';
import { repairImport, undoImport } from './change';
import { failedData, importedFile, importTemplate } from './files';
import { failedDataOfForm, importBasket } from '../../../promotion/handlers/baskets/imports/promotion';
import { importFile } from './importFile';
import { lastFailed } from './lastFailed';
import { importDetail, importPage } from './read';

export const importRoutes = implement(importApi, {
  page: importPage,
  detail: importDetail,
  repair: repairImport,
  undo: undoImport,
  file: importedFile,
});

/** Brings the file of a request into a fair. */
const intoFair = (templateCode: TemplateCode) => ({
  ownTransaction: (
    { tradeFairId, branchId, goodsCount: _, ...confirmation }: Parsed<typeof fairImportApi.importGuests>,
    context: Context,
  ) => importFile({ templateCode, target: { tradeFairId, branchId }, confirmation }, context),
});

export const fairImportRoutes = implement(fairImportApi, {
  importSuppliers: intoFair('FAIR_SUPPLIER'),
  importGuests: intoFair('FAIR_GUEST'),
  importCustomers: intoFair('FAIR_CUSTOMER'),
  importCommodities: intoFair('FAIR_COMMODITY'),
  importOrders: intoFair('FAIR_ORDER'),
  importInvitations: {
    ownTransaction: ({ tradeFairId, branchId, templateId, goodsCount: _, ...confirmation }, context) =>
      importFile({ templateCode: 'INVITATION', target: { tradeFairId, branchId, templateId }, confirmation }, context),
  },
  downloadTemplate: (input) => importTemplate(input),
  lastFailed,
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
