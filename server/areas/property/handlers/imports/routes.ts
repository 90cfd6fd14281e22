import { pmsImportApi } from '../../../../../src/contract/tasks/property-imports';
import { implement } from '../../../../http/implement';
import { IMPORT_BUTTON } from '../../../../../src/contract/tasks/imports';
import { demandButton } from '../../../../http/permission';
import { importFile, importPage, importTemplate } from '../../../tasks/public';

const MOST_RECENT = 20;

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
  recent: async ({ templateCode }, context) => {
    // Any of the import buttons opens the endpoint; the template says which one is needed.
    await demandButton(context.db, [IMPORT_BUTTON[templateCode]], context.session);
    const { records } = await importPage({ templateCode, pageNum: 1, pageSize: MOST_RECENT }, context);
    return { records };
  },
  downloadTemplate: (input) => importTemplate(input),
});
