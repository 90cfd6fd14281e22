import type { EntryTemplate } from '../../../../../src/contract/master-data/entry-templates';
import { entryImportApi } from '../../../../../src/contract/tasks/entry-imports';
import { catalogueImportApi } from '../../../../../src/contract/tasks/import-calls';
import type { Context } from '../../../../http/context';
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

type Brought = Parameters<typeof importFile>[0]['confirmation'] & { branchId: string; goodsCount?: number | undefined };

const asDrafts = (templateCode: EntryTemplate) => ({
  ownTransaction: ({ branchId, goodsCount: _, ...confirmation }: Brought, context: Context) =>
    importFile({ templateCode, target: { branchId }, confirmation }, context),
});

export const entryImportRoutes = implement(entryImportApi, {
  importCompanies: asDrafts('COMPANY_ENTRY'),
  importCustomers: asDrafts('CUSTOMER_ENTRY'),
  importCommodities: asDrafts('COMMODITY_ENTRY'),
  importApplied: asDrafts('COMMODITY_APPLY'),
  lastFailed,
  downloadTemplate: (input) => importTemplate(input),
});
