import * as z from 'zod';
import { get, service } from '../endpoint';
import { ENTRY_TEMPLATE_CODES } from '../master-data/entry-templates';
import { intoGoods } from './import-calls';
import { IMPORT_BUTTON } from './imports';

/** Imports of companies, customers and commodities as drafts of entries (docs/domain/approval.md#files-of-entries). */
export const entryImportApi = service('platform', '/dcr/api', {
  importCompanies: intoGoods('COMPANY_ENTRY', 'companyEntry'),
  importCustomers: intoGoods('CUSTOMER_ENTRY', 'customerEntry'),
  importCommodities: intoGoods('COMMODITY_ENTRY', 'commodityEntry'),
  importApplied: intoGoods('COMMODITY_APPLY', 'commodityEntry'),
  /** The latest import by this template in the user's companies that has rows to correct. */
  lastFailed: get(
    '/excel/entries/lastFailed',
    z.object({ templateCode: z.enum(ENTRY_TEMPLATE_CODES) }),
    z.object({ importNo: z.string().nullable() }),
    {
      access: { buttons: ['companyEntry_failed', 'customerEntry_failed', 'commodityEntry_failed'] },
      write: false,
      assumed: true,
    },
  ),
  downloadTemplate: get(
    '/excel/entries/downloadTemplate',
    z.object({ templateCode: z.enum(ENTRY_TEMPLATE_CODES) }),
    z.unknown(),
    {
      access: {
        buttons: [
          ...(['companyEntry_template', 'customerEntry_template', 'commodityEntry_template'] as const),
          ...ENTRY_TEMPLATE_CODES.map((one) => IMPORT_BUTTON[one]),
        ],
      },
      write: false,
      blob: true,
      assumed: true,
    },
  ),
});
