import * as z from 'zod';
import type { ButtonCode } from '../buttons';
import { get, page, pageQuery, post, service } from '../endpoint';
import { code, filter, period, text } from '../fields';
import { TEMPLATE_CODES, type TemplateCode } from './import-templates';

export const IMPORT_STATUS = { checking: 0, writing: 1, finished: 2, partly: 3, failed: 4, undone: 5 } as const;
export type ImportStatus = (typeof IMPORT_STATUS)[keyof typeof IMPORT_STATUS];

/** The button that allows imports by a template, and the repair and the undo of these imports. */
export const IMPORT_BUTTON = {
  FAIR_SUPPLIER: 'upstreamSupplier_import',
  FAIR_GUEST: 'guestManage_import',
  FAIR_CUSTOMER: 'saleCustomer_import',
  FAIR_COMMODITY: 'saleShowCommodities_import',
  FAIR_ORDER: 'saleShowOrders_import',
  INVITATION: 'invitation_import',
  PROMO_PRODUCT_SPECIAL: 'activityForm_import',
  PROMO_PRODUCT_FLEXIBLE: 'activityForm_import',
  PROMO_PRODUCT_SCOPE: 'activityForm_import',
  PROMO_PRODUCT_LADDER: 'activityForm_import',
  PROMO_CUSTOMER: 'activityForm_import',
  PROMO_STAFF: 'activityForm_import',
  PRICE_RULE_SPECIAL: 'pricingRule_import',
  LISTING: 'listing_import',
  SHIELD: 'productShield_import',
  BUSINESS_CODE: 'defaultBusinessCode_import',
  CORE_STOCK: 'edit_import',
  BRAND: 'brand_import',
  STANDARD: 'standardManage_import',
  ONLINE_GOODS: 'onlineGoods_import',
  COMPANY_ENTRY: 'companyEntry_import',
  CUSTOMER_ENTRY: 'customerEntry_import',
  COMMODITY_ENTRY: 'commodityEntry_import',
  COMMODITY_APPLY: 'commodityEntryApply_import',
  ZONE_PRODUCT: 'updateZoneConfig_import',
  PMS_UNIT: 'unit_import',
  PMS_TENANT: 'tenant_import',
  PMS_METER: 'bill_meterImport',
} as const satisfies Record<TemplateCode, ButtonCode>;
/** The buttons of all imports. */
export const importers = [...new Set(Object.values(IMPORT_BUTTON))];
/** Buttons that import as well, from another page than the one of the template. */
const BESIDE = ['addInvitation_import', 'specialsPricing_import'] as const satisfies readonly ButtonCode[];
/** Buttons that download the refused rows of the last import by a template. */
const FAILED_BUTTON = {
  FAIR_GUEST: 'guestManage_failed',
  FAIR_CUSTOMER: 'saleCustomer_failed',
  FAIR_COMMODITY: 'saleShowCommodities_failed',
} as const satisfies Partial<Record<TemplateCode, ButtonCode>>;
export const failed = Object.values(FAILED_BUTTON);

const OF_RECORDS = ['importRecord_view', 'importRecord_failed'] as const satisfies readonly ButtonCode[];
/** Buttons of those who see the rows of others' imports by a template; everybody sees those of his own. */
export const seersOf = (templateCode: TemplateCode): ButtonCode[] => [
  ...OF_RECORDS,
  IMPORT_BUTTON[templateCode],
  ...Object.entries(FAILED_BUTTON).flatMap(([code, button]) => (code === templateCode ? [button] : [])),
];
/** Whoever may see the rows of some import where it was brought in. */
export const seers = [...importers, ...BESIDE, ...failed];

export const MAX_SHOWN_ROWS = 100;
export const importNo = z.string().regex(/^IM\d{12,15}$/);
export const templateCode = z.enum(TEMPLATE_CODES);

/** One fault of a row; a row may have several. */
export const rowError = z.object({
  rowNo: z.number().int(),
  field: z.string(),
  /** The value as it is in the file. */
  value: z.string(),
  msg: z.string(),
});
export type RowError = z.infer<typeof rowError>;

/** With more rows, a file is imported after the request (docs/domain/tasks.md#imports). */
export const SYNC_ROWS = 2_000;

/** Whether rows are still to be imported. */
export const isUnderWay = (status: ImportStatus) =>
  status === IMPORT_STATUS.checking || status === IMPORT_STATUS.writing;

/** When an import has ended: total = success + fail. */
export const importResult = z.object({
  importNo: z.string(),
  status: z.enum(IMPORT_STATUS),
  total: z.number().int(),
  success: z.number().int(),
  fail: z.number().int(),
  /** The faults of the first failed rows. */
  failed: z.array(rowError),
});
export type ImportResult = z.infer<typeof importResult>;

const record = z.object({
  importNo: z.string(),
  templateCode,
  fileName: z.string(),
  totalCount: z.number().int(),
  successCount: z.number().int(),
  failCount: z.number().int(),
  undoneCount: z.number().int(),
  /** The number of rows that are not checked yet. */
  waitingCount: z.number().int(),
  status: z.enum(IMPORT_STATUS),
  operatorName: z.string(),
  branchName: z.string(),
  createTime: z.string(),
  finishTime: z.string().nullable(),
});
export type ImportRecord = z.infer<typeof record>;
/** The latest files of one template. */
export const recentImports = z.object({ records: z.array(record) });

/** As long as a cell may be that is checked again: what is too long for its column is said as of a file. */
export const CELL_MAX = 4_000;

const failedRow = z.object({
  row: z.number().int(),
  values: z.record(z.string(), z.string()),
  problems: z.array(z.object({ field: z.string(), msg: z.string() })),
});
export type FailedRow = z.infer<typeof failedRow>;

const detail = record.extend({
  columns: z.array(z.object({ field: z.string(), title: z.string(), required: z.boolean() })),
  failed: z.array(failedRow),
});
export type ImportDetail = z.infer<typeof detail>;

/** Imports of all areas (docs/domain/tasks.md#imports). */
export const importApi = service('platform', '/base/api/import', {
  page: post(
    '/page',
    pageQuery(
      {
        templateCode: templateCode.optional(),
        status: code(IMPORT_STATUS).optional(),
        createTime: period.optional(),
        fileName: filter(60),
      },
      ['createTime', 'finishTime'],
    ),
    page(record),
    { access: { pages: ['importRecord'] }, write: false, assumed: true },
  ),
  /** The rows of an import that are still wrong, for `seersOf` its template and whoever has brought it in. */
  detail: get('/:importNo', z.object({ importNo }), detail, {
    access: { buttons: ['importRecord_view', ...seers] },
    write: false,
    assumed: true,
  }),
  /** Corrects rows: only these are checked again, and imported if nothing is wrong with them. */
  repair: post(
    '/repair/:importNo',
    z.object({
      importNo,
      rows: z
        .array(z.object({ row: z.number().int(), values: z.record(z.string().max(40), text(CELL_MAX)) }))
        .min(1)
        .max(1_000),
    }),
    importResult,
    { access: { buttons: importers }, write: true, log: ['import', 'import'], assumed: true },
  ),
  /** Undoes an import as far as its records have not been changed since; the others are named with the reason. */
  undo: post(
    '/undo/:importNo',
    z.object({ importNo }),
    z.object({ undone: z.number().int(), kept: z.array(rowError) }),
    { access: { buttons: importers }, write: true, log: ['delete', 'import'], assumed: true },
  ),
  /** The imported file, unchanged. */
  file: get('/file/:importNo', z.object({ importNo }), z.unknown(), {
    access: { buttons: ['importRecord_file'] },
    write: false,
    blob: true,
    assumed: true,
  }),
});
