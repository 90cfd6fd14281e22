import type { Parsed } from '../../../../../src/contract/endpoint';
import type { TemplateCode } from '../../../../../src/contract/tasks/import-templates';
import { fairImportApi } from '../../../../../src/contract/tasks/import-calls';
import type { Context } from '../../../../http/context';
import { implement } from '../../../../http/implement';
import { failedData, importFile, importTemplate, lastFailed } from '../../../tasks/public';

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
