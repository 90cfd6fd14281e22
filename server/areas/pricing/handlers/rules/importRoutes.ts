import { ruleImportApi } from '../../../../../src/contract/tasks/import-calls';
import { implement } from '../../../../http/implement';
import { importFile, importTemplate } from '../../../tasks/public';

export const ruleImportRoutes = implement(ruleImportApi, {
  importPrices: {
    ownTransaction: ({ branchId, goodsCount: _, ...confirmation }, context) =>
      importFile({ templateCode: 'PRICE_RULE_SPECIAL', target: { branchId }, confirmation }, context),
  },
  downloadTemplate: (input) => importTemplate(input),
});
