import * as z from 'zod';
import type { ButtonCode } from '../buttons';
import { get, page, pageQuery, post, service } from '../endpoint';
import { code, done, filter, flag, orEmpty, period, text } from '../fields';

export const EXPORT_FILE_TYPE = { xlsx: 1, csv: 2 } as const;
export type ExportFileType = (typeof EXPORT_FILE_TYPE)[keyof typeof EXPORT_FILE_TYPE];
export const EXPORT_STATUS = { waiting: 0, running: 1, finished: 2, failed: 3, cancelled: 4, expired: 5 } as const;
export type ExportStatus = (typeof EXPORT_STATUS)[keyof typeof EXPORT_STATUS];

/** The actions on an export; `downloadFile_<action>` is the button of each. */
export const EXPORT_ACTIONS = ['download', 'retry', 'cancel', 'del'] as const;
export type ExportAction = (typeof EXPORT_ACTIONS)[number];

/**
 * The format of a value; without one, numbers stay numbers and everything else is text. `amount` has two decimals,
 * `decimal` those that it comes with, and `"5.00"` as `percent` is 5 %.
 */
export const EXPORT_FORMATS = ['text', 'amount', 'decimal', 'percent', 'date', 'dateTime'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** The buttons of exports; `src/contract/exportable.ts` says which list each of them allows. */
export const EXPORT_BUTTONS = [
  'tradeFairManage_export',
  'pricingRule_export',
  'specialsPricing_export',
  'flexiblePricing_export',
  'discountPricing_export',
  'rebatePricing_export',
  'calculationPricing_export',
  'promotionPolicy_export',
  'priceCompare_export',
  'prizeManage_export',
  'lotteryTicket_export',
  'guestManage_export',
  'upstreamSupplier_export',
  'saleShowCommodities_export',
  'saleShowHome_export',
  'invitation_export',
  'saleShowOrders_export',
  'fairOrder_export',
  'saleCustomer_export',
  'announcementV2_export',
  'announcement_export',
  'banner_export',
  'homeConfig_export',
  'zoneConfig_export',
  'contentList_export',
  'prizeRegistration_export',
  'signIn_export',
  'dining_export',
  'drawLottery_export',
  'cashier_export',
  'property_export',
  'unit_export',
  'tenant_export',
  'bill_export',
  'lease_export',
  'workOrder_export',
  'inspection_export',
  'productStock_export',
  'licenceCancel_export',
  'listing_export',
  'productShield_export',
  'goodsConcern_export',
  'monitorStrategy_export',
  'breedMonitor_export',
  'defaultBusinessCode_export',
  'brand_export',
  'approvalCancel_export',
  'companyEntry_export',
  'customerEntry_export',
  'commodityEntry_export',
  'companyEntryApply_export',
  'customerEntryApply_export',
  'commodityEntryApply_export',
  'onlineGoods_export',
  'companyManage_export',
  'standardManage_export',
  'reconciliation_export',
  'checkDiffList_export',
  'userManage_export',
  'roleManage_export',
  'orderInquiry_export',
  'orderInquiry_exportDetail',
  'returnedRecord_export',
  'visitsReport_export',
  'userReadReport_export',
  'feedback_export',
  'operationLog_export',
] as const satisfies readonly ButtonCode[];

const jobNo = z.string().regex(/^EX\d{12,15}$/);
const fileType = z.union([
  code(EXPORT_FILE_TYPE),
  z.enum(['XLSX', 'CSV']).transform((name) => (name === 'CSV' ? EXPORT_FILE_TYPE.csv : EXPORT_FILE_TYPE.xlsx)),
]);

/** The parameters of a list as its screen sent them. */
const MAX_QUERY = 100_000;
const queryMap = z
  .record(z.string().max(100), z.unknown())
  .refine((map) => JSON.stringify(map).length <= MAX_QUERY)
  .default({});

const exportField = z.object({
  fieldName: z.string().regex(/^[A-Za-z_]\w{0,63}$/),
  fieldTitle: text(60).min(1),
  /** The position of the column; without it, its position in the list. */
  sort: z.coerce.number().int().min(0).max(9999).optional(),
  /** In characters. */
  width: z.coerce.number().int().min(1).max(200).optional(),
  /** The dictionary whose labels replace the values. */
  dictCode: text(60).optional(),
  format: z.enum(EXPORT_FORMATS).optional(),
});
export type ExportField = z.output<typeof exportField>;

const job = z.object({
  jobNo: z.string(),
  /** The name with its extension. */
  fileName: z.string(),
  fileType: z.enum(EXPORT_FILE_TYPE),
  /** The page on which the export was started. */
  menuUrl: z.string(),
  menuTitle: z.string(),
  titles: z.object({ en: z.string(), zh: z.string(), es: z.string(), ja: z.string() }).partial(),
  status: z.enum(EXPORT_STATUS),
  /** Per cent. */
  progress: z.number().int(),
  rowCount: z.number().int().nullable(),
  /** Bytes. */
  fileSize: z.number().int().nullable(),
  errorMsg: z.string(),
  /** Requested columns that the list does not have: they are empty. */
  unknownFields: z.array(z.string()),
  createTime: z.string(),
  startTime: z.string().nullable(),
  finishTime: z.string().nullable(),
  expireTime: z.string().nullable(),
  userId: z.string(),
  userName: z.string(),
  branchId: z.string(),
  branchName: z.string(),
  /** What the status allows; the server checks it again at each action. */
  can: z.array(z.enum(EXPORT_ACTIONS)),
});
export type ExportJob = z.infer<typeof job>;

const SORTABLE = ['fileName', 'createTime', 'finishTime', 'expireTime', 'rowCount', 'fileSize'] as const;

/** Exports (docs/domain/tasks.md#exports). An export belongs to its user, in the branch in which it was started. */
export const exportApi = service('platform', '/platformuser/platform/export', {
  /** Starts an export; the same request within ten seconds answers the same one. */
  saveExportJob: post(
    '/saveExportJob',
    z.object({
      fileType,
      requestMethod: z.enum(['GET', 'POST']),
      apiUrl: text(200).min(1),
      queryParamMap: queryMap,
      queryBodyMap: queryMap,
      exportFieldDTOList: z.array(exportField).min(1).max(100),
      /** The name without extension; empty: the title of the page with the time. */
      fileName: orEmpty(text(60)),
    }),
    z.object({ jobNo: z.string() }),
    { access: { buttons: EXPORT_BUTTONS }, write: true, log: ['export', 'exportJob'] },
  ),
  searchAllExportJob: post(
    '/searchAllExportJob',
    pageQuery(
      {
        fileName: filter(60),
        fileType: fileType.optional(),
        status: code(EXPORT_STATUS).optional(),
        createTime: period.optional(),
        /** Exports of all users; for headquarters only. */
        allUsers: flag.optional(),
      },
      SORTABLE,
    ),
    page(job),
    { access: { pages: ['downloadFile'] }, write: false },
  ),
  /** A link to the file, good for half an hour. */
  download: get(
    '/download/:jobNo',
    z.object({ jobNo }),
    z.object({ url: z.string(), fileName: z.string(), fileSize: z.number().int() }),
    { access: { buttons: ['downloadFile_download', 'downloadFile_batchDownload'] }, write: false, assumed: true },
  ),
  /** The signed link is the permission: the browser's own download sends no headers. */
  content: get('/content/:jobNo', z.object({ jobNo, e: z.string(), s: z.string() }), z.unknown(), {
    access: 'public',
    write: false,
    blob: true,
    assumed: true,
  }),
  retry: post('/retry/:jobNo', z.object({ jobNo }), done, {
    access: { buttons: ['downloadFile_retry'] },
    write: true,
    log: ['status', 'exportJob'],
    assumed: true,
  }),
  cancel: post('/cancel/:jobNo', z.object({ jobNo }), done, {
    access: { buttons: ['downloadFile_cancel'] },
    write: true,
    log: ['status', 'exportJob'],
    assumed: true,
  }),
  /** Deletes exports; those that cannot be deleted are named with the reason. */
  delete: post(
    '/delete',
    z.object({ jobNos: z.array(jobNo).min(1).max(500) }),
    z.object({ deleted: z.number().int(), failed: z.array(z.object({ jobNo: z.string(), msg: z.string() })) }),
    {
      access: { buttons: ['downloadFile_del', 'downloadFile_batchDel'] },
      write: true,
      log: ['delete', 'exportJob'],
      assumed: true,
    },
  ),
});
