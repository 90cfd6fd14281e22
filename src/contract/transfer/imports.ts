import * as z from 'zod';
import type { ButtonCode } from '../buttons';
import { get, page, pageQuery, post, service } from '../endpoint';
import { INVITATION_TEMPLATES } from '../fair/invitations';
import { code, confirmation, erpCode, filter, flag, id, period, text } from '../fields';
import { ACTIVITY_TYPES } from '../promotion/activity';
import { formId } from '../promotion/baskets';
import { FAIR_TEMPLATE_CODES, TEMPLATE_CODES, type TemplateCode } from './import-templates';
import { PROMOTION_TEMPLATE_CODES, RULE_TEMPLATE_CODES } from './promotion-templates';

export const IMPORT_STATUS = { checking: 0, writing: 1, finished: 2, partly: 3, failed: 4, undone: 5 } as const;
export type ImportStatus = (typeof IMPORT_STATUS)[keyof typeof IMPORT_STATUS];

/** Who may import by a template; whoever may also repairs and undoes its imports. */
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
} as const satisfies Record<TemplateCode, ButtonCode>;
const importers = [...new Set(Object.values(IMPORT_BUTTON))];
const intoFairs = FAIR_TEMPLATE_CODES.map((code) => IMPORT_BUTTON[code]);
/** Buttons for what did not come in the last time. */
const failed = ['guestManage_failed', 'saleCustomer_failed', 'saleShowCommodities_failed'] as const;

export const MAX_SHOWN_ROWS = 100;
const importNo = z.string().regex(/^IM\d{12}$/);
const templateCode = z.enum(TEMPLATE_CODES);

const rowProblem = z.object({ row: z.number().int(), msg: z.array(z.string()) });
/** More rows are brought in after the request (domain/08 §8.2). */
export const SYNC_ROWS = 2_000;

/** Whether rows are still to come in. */
export const isUnderWay = (status: ImportStatus) =>
  status === IMPORT_STATUS.checking || status === IMPORT_STATUS.writing;

/** The accounts add up when it has ended: total = success + fail. */
const result = z.object({
  importNo: z.string(),
  status: z.enum(IMPORT_STATUS),
  total: z.number().int(),
  success: z.number().int(),
  fail: z.number().int(),
  /** The first of them. */
  failed: z.array(rowProblem),
});
export type ImportResult = z.infer<typeof result>;

const record = z.object({
  importNo: z.string(),
  templateCode,
  templateName: z.string(),
  fileName: z.string(),
  totalCount: z.number().int(),
  successCount: z.number().int(),
  failCount: z.number().int(),
  undoneCount: z.number().int(),
  /** Rows that nobody has looked at yet. */
  waitingCount: z.number().int(),
  status: z.enum(IMPORT_STATUS),
  operatorName: z.string(),
  branchName: z.string(),
  createTime: z.string(),
  finishTime: z.string().nullable(),
});
export type ImportRecord = z.infer<typeof record>;

const failedRow = z.object({
  row: z.number().int(),
  values: z.record(z.string(), z.string()),
  problems: z.array(z.object({ field: z.string(), msg: z.string() })),
});
export type FailedRow = z.infer<typeof failedRow>;

const detail = record.extend({
  columns: z.array(z.object({ field: z.string(), title: z.string(), required: z.boolean(), max: z.number().int() })),
  failed: z.array(failedRow),
});
export type ImportDetail = z.infer<typeof detail>;

/** Imports of all areas (domain/08 §8.2). */
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
  /** Its rows that are still wrong. */
  detail: get('/:importNo', z.object({ importNo }), detail, {
    access: { buttons: ['importRecord_view', ...importers, ...failed] },
    write: false,
    assumed: true,
  }),
  /** Rows with other values; only these are checked again, and written when nothing is wrong with them. */
  repair: post(
    '/repair/:importNo',
    z.object({
      importNo,
      rows: z
        .array(z.object({ row: z.number().int(), values: z.record(z.string().max(40), text(4_000)) }))
        .min(1)
        .max(1_000),
    }),
    result,
    { access: { buttons: importers }, write: true, log: ['import', 'import'], assumed: true },
  ),
  /** Takes back what nobody has touched since; what stays is named with its reason. */
  undo: post(
    '/undo/:importNo',
    z.object({ importNo }),
    z.object({ undone: z.number().int(), kept: z.array(rowProblem) }),
    { access: { buttons: importers }, write: true, log: ['delete', 'import'], assumed: true },
  ),
  /** The file as it came. */
  file: get('/file/:importNo', z.object({ importNo }), z.unknown(), {
    access: { buttons: ['importRecord_file'] },
    write: false,
    blob: true,
    assumed: true,
  }),
});

const placeInFair = z.object({
  ...{ tradeFairId: id, branchId: erpCode, goodsCount: z.coerce.number().int().optional() },
  ...confirmation,
});
const invitations = placeInFair.extend({
  /** Of the rows that go out as a text message. */
  templateId: z.enum(INVITATION_TEMPLATES).default(INVITATION_TEMPLATES[0]),
});

/** Brings a file into a fair; it travels in a part of any name. */
const intoFair = <I extends z.ZodType>(
  templateCode: TemplateCode,
  object: string,
  { input, more = [] }: { input: I; more?: readonly ButtonCode[] },
) =>
  post(`/excel/import/${templateCode}`, input, result, {
    access: { buttons: [IMPORT_BUTTON[templateCode], ...more] },
    write: true,
    log: ['import', object],
    multipart: true,
    assumed: true,
  });

/** Imports into a fair. */
export const fairImportApi = service('platform', '/tradefair/api/tradeFair', {
  importSuppliers: intoFair('FAIR_SUPPLIER', 'fairSupplier', { input: placeInFair }),
  importGuests: intoFair('FAIR_GUEST', 'guest', { input: placeInFair }),
  importCustomers: intoFair('FAIR_CUSTOMER', 'fairCustomer', { input: placeInFair }),
  importCommodities: intoFair('FAIR_COMMODITY', 'fairCommodity', { input: placeInFair }),
  importOrders: intoFair('FAIR_ORDER', 'fairOrder', { input: placeInFair }),
  importInvitations: intoFair('INVITATION', 'invitation', { input: invitations, more: ['addInvitation_import'] }),
  downloadTemplate: get(
    '/excel/downloadTemplate',
    z.object({ templateCode: z.enum(FAIR_TEMPLATE_CODES) }),
    z.unknown(),
    {
      access: {
        buttons: [...intoFairs, 'addInvitation_import', 'guestManage_template', 'saleShowCommodities_template'],
      },
      write: false,
      blob: true,
    },
  ),
  /** The latest import of a fair by this template, in the user's companies, that has rows to be mended. */
  lastFailed: get(
    '/excel/lastFailed',
    z.object({ templateCode, tradeFairId: id }),
    z.object({ importNo: z.string().nullable() }),
    { access: { buttons: failed }, write: false, assumed: true },
  ),
  /** The rows that failed, as they were, with the reasons in the last column. */
  downloadFailedData: get('/excel/downloadFailedData', z.object({ importNo }), z.unknown(), {
    access: { buttons: ['importRecord_failed', ...importers, ...failed] },
    write: false,
    blob: true,
  }),
});

const promotionTemplate = z.enum(PROMOTION_TEMPLATE_CODES);

/** Imports into the baskets of an activity's form (domain/03 §3.5). */
export const promotionImportApi = service('platform', '/promotion/api', {
  /** Special prices may also be brought in where they are listed: they then fill the basket of a new form. */
  importBasket: post(
    '/excel/import/:templateCode',
    z.object({
      templateCode: promotionTemplate,
      formId,
      branchId: erpCode,
      activityType: z.enum(ACTIVITY_TYPES),
      /** REPLACE: the rows of the file take the place of those in the list, once one of them is good. */
      mode: z.enum(['APPEND', 'REPLACE']).default('APPEND'),
      /** What an empty cell of 是否排除 says. */
      exclude: flag.default(0),
      goodsCount: z.coerce.number().int().optional(),
      ...confirmation,
    }),
    result,
    {
      access: { buttons: ['activityForm_import', 'specialsPricing_import'] },
      write: true,
      log: ['import', 'activityBasket'],
      multipart: true,
      assumed: true,
    },
  ),
  downloadTemplate: get('/excel/downloadTemplate', z.object({ templateCode: promotionTemplate }), z.unknown(), {
    access: {
      buttons: [
        ...(['activityForm_template', 'specialsPricing_template'] as const),
        ...(['activityForm_import', 'specialsPricing_import'] as const),
      ],
    },
    write: false,
    blob: true,
  }),
  /** The rows of the form's last import that are still wrong, with the reasons in the last column. */
  downloadFailedData: get(
    '/excel/downloadFailedData/:formId',
    z.object({ formId, templateCode: promotionTemplate.optional() }),
    z.unknown(),
    { access: { buttons: ['activityForm_failed'] }, write: false, blob: true },
  ),
});

/** Prices into standing rules that are there (domain/04 §4.7). */
export const ruleImportApi = service('platform', '/prodrules/api', {
  importPrices: post(
    '/excel/import/PRICE_RULE_SPECIAL',
    z.object({ branchId: erpCode, goodsCount: z.coerce.number().int().optional(), ...confirmation }),
    result,
    {
      access: { buttons: [IMPORT_BUTTON.PRICE_RULE_SPECIAL] },
      write: true,
      log: ['import', 'priceRule'],
      multipart: true,
      assumed: true,
    },
  ),
  downloadTemplate: get(
    '/excel/downloadTemplate',
    z.object({ templateCode: z.enum(RULE_TEMPLATE_CODES) }),
    z.unknown(),
    {
      access: { buttons: ['pricingRule_template', IMPORT_BUTTON.PRICE_RULE_SPECIAL] },
      write: false,
      blob: true,
      assumed: true,
    },
  ),
});
