import * as z from 'zod';
import type { ButtonCode } from '../buttons';
import { get, post, service } from '../endpoint';
import { INVITATION_TEMPLATES } from '../trade-fair/invitations';
import { confirmation, erpCode, flag, id } from '../fields';
import { ACTIVITY_TYPES } from '../promotion/activity';
import { formId } from '../promotion/baskets';
import { FAIR_TEMPLATE_CODES, type TemplateCode } from './import-templates';
import { failed, IMPORT_BUTTON, importNo, importResult, seers, templateCode } from './imports';
import { CONTENT_TEMPLATE_CODES } from '../content/import-templates';
import { GOODS_TEMPLATE_CODES } from '../goods/import-templates';
import type { EntryTemplate } from '../master-data/entry-templates';
import { CATALOGUE_TEMPLATE_CODES } from '../master-data/import-templates';
import { PROMOTION_TEMPLATE_CODES, RULE_TEMPLATE_CODES } from '../promotion/import-templates';

/* Uploads of files to import: each area has calls of its own; the results are read by the calls of `imports.ts`. */

const intoFairs = FAIR_TEMPLATE_CODES.map((code) => IMPORT_BUTTON[code]);

const fairTarget = z.object({
  ...{ tradeFairId: id, branchId: erpCode, goodsCount: z.coerce.number().int().optional() },
  ...confirmation,
});
const invitations = fairTarget.extend({
  /** The template of the text message, for rows whose invitation is sent so. */
  templateId: z.enum(INVITATION_TEMPLATES).default(INVITATION_TEMPLATES[0]),
});

/** Imports a file into a fair; the part with the file may have any name. */
const intoFair = <I extends z.ZodType>(
  templateCode: TemplateCode,
  object: string,
  { input, more = [] }: { input: I; more?: readonly ButtonCode[] },
) =>
  post(`/excel/import/${templateCode}`, input, importResult, {
    access: { buttons: [IMPORT_BUTTON[templateCode], ...more] },
    write: true,
    log: ['import', object],
    multipart: true,
    later: true,
    assumed: true,
  });

/** Imports into a fair. */
export const fairImportApi = service('platform', '/tradefair/api/tradeFair', {
  importSuppliers: intoFair('FAIR_SUPPLIER', 'fairSupplier', { input: fairTarget }),
  importGuests: intoFair('FAIR_GUEST', 'guest', { input: fairTarget }),
  importCustomers: intoFair('FAIR_CUSTOMER', 'fairCustomer', { input: fairTarget }),
  importCommodities: intoFair('FAIR_COMMODITY', 'fairCommodity', { input: fairTarget }),
  importOrders: intoFair('FAIR_ORDER', 'fairOrder', { input: fairTarget }),
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
  /** The latest import into a fair by this template in the user's companies that has rows to correct. */
  lastFailed: get(
    '/excel/lastFailed',
    z.object({ templateCode, tradeFairId: id }),
    z.object({ importNo: z.string().nullable() }),
    { access: { buttons: failed }, write: false, assumed: true },
  ),
  /** The failed rows in a file, unchanged, with the reasons in the last column. */
  downloadFailedData: get('/excel/downloadFailedData', z.object({ importNo }), z.unknown(), {
    access: { buttons: ['importRecord_failed', ...seers] },
    write: false,
    blob: true,
  }),
});

const promotionTemplate = z.enum(PROMOTION_TEMPLATE_CODES);

/** Imports into the baskets of an activity's form (docs/domain/promotion.md#baskets). */
export const promotionImportApi = service('platform', '/promotion/api', {
  /** Fills the basket of a form; from the list of special prices, the basket of a new form. */
  importBasket: post(
    '/excel/import/:templateCode',
    z.object({
      templateCode: promotionTemplate,
      formId,
      branchId: erpCode,
      activityType: z.enum(ACTIVITY_TYPES),
      /** REPLACE: the rows of the file replace those of the list, as soon as one of them is valid. */
      mode: z.enum(['APPEND', 'REPLACE']).default('APPEND'),
      /** The meaning of an empty cell of 是否排除. */
      exclude: flag.default(0),
      goodsCount: z.coerce.number().int().optional(),
      ...confirmation,
    }),
    importResult,
    {
      access: { buttons: ['activityForm_import', 'specialsPricing_import'] },
      write: true,
      log: ['import', 'activityBasket'],
      multipart: true,
      later: true,
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

/** Imports prices into existing standing rules (docs/domain/pricing.md#calls). */
export const ruleImportApi = service('platform', '/prodrules/api', {
  importPrices: post(
    '/excel/import/PRICE_RULE_SPECIAL',
    z.object({ branchId: erpCode, goodsCount: z.coerce.number().int().optional(), ...confirmation }),
    importResult,
    {
      access: { buttons: [IMPORT_BUTTON.PRICE_RULE_SPECIAL] },
      write: true,
      log: ['import', 'priceRule'],
      multipart: true,
      later: true,
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

type GoodsTemplate = (typeof GOODS_TEMPLATE_CODES)[number] | (typeof CATALOGUE_TEMPLATE_CODES)[number] | EntryTemplate;
export const intoGoods = (templateCode: GoodsTemplate, object: string) =>
  post(
    `/excel/import/${templateCode}`,
    z.object({ branchId: erpCode, goodsCount: z.coerce.number().int().optional(), ...confirmation }),
    importResult,
    {
      access: { buttons: [IMPORT_BUTTON[templateCode]] },
      write: true,
      log: ['import', object],
      multipart: true,
      later: true,
      assumed: true,
    },
  );

/** Imports about goods of a company (docs/domain/goods.md#listing). */
export const goodsImportApi = service('platform', '/dcr/api', {
  importListings: intoGoods('LISTING', 'listing'),
  importShields: intoGoods('SHIELD', 'productShield'),
  importCodes: intoGoods('BUSINESS_CODE', 'businessCode'),
  /** Imports reserves of one product, by any row of its stock in the company: all rows of the file, or none. */
  importReserves: post(
    '/excel/import/CORE_STOCK',
    z.object({ branchId: erpCode, id, goodsCount: z.coerce.number().int().optional(), ...confirmation }),
    importResult,
    {
      access: { buttons: [IMPORT_BUTTON.CORE_STOCK] },
      write: true,
      log: ['import', 'coreStock'],
      multipart: true,
      later: true,
      assumed: true,
    },
  ),
  downloadTemplate: get(
    '/excel/downloadTemplate',
    z.object({ templateCode: z.enum(GOODS_TEMPLATE_CODES) }),
    z.unknown(),
    {
      access: {
        buttons: ['listing_template', ...GOODS_TEMPLATE_CODES.map((one) => IMPORT_BUTTON[one])],
      },
      write: false,
      blob: true,
      assumed: true,
    },
  ),
});

/** Imports into the catalogue, which all companies share (docs/domain/master-data.md#brands). */
export const catalogueImportApi = service('platform', '/base/api', {
  importBrands: intoGoods('BRAND', 'brand'),
  importStandards: intoGoods('STANDARD', 'standard'),
  importOnline: intoGoods('ONLINE_GOODS', 'onlineGoods'),
  /** The latest import by this template in the user's companies that has rows to correct. */
  lastFailed: get(
    '/excel/lastFailed',
    z.object({ templateCode: z.enum(['ONLINE_GOODS']) }),
    z.object({ importNo: z.string().nullable() }),
    { access: { buttons: ['onlineGoods_failed'] }, write: false, assumed: true },
  ),
  downloadTemplate: get(
    '/excel/downloadTemplate',
    z.object({ templateCode: z.enum(CATALOGUE_TEMPLATE_CODES) }),
    z.unknown(),
    {
      access: { buttons: ['onlineGoods_template', ...CATALOGUE_TEMPLATE_CODES.map((one) => IMPORT_BUTTON[one])] },
      write: false,
      blob: true,
      assumed: true,
    },
  ),
});

/** Imports products into a zone (docs/domain/publishing.md#zones). */
export const contentImportApi = service('platform', '/cms/api', {
  importZoneProducts: post(
    '/excel/import/ZONE_PRODUCT',
    z.object({ branchId: erpCode, zoneId: id, goodsCount: z.coerce.number().int().optional(), ...confirmation }),
    importResult,
    {
      access: { buttons: [IMPORT_BUTTON.ZONE_PRODUCT] },
      write: true,
      log: ['import', 'zone'],
      multipart: true,
      later: true,
      assumed: true,
    },
  ),
  /** The latest import in the user's companies that has rows to correct. */
  lastFailed: get(
    '/excel/lastFailed',
    z.object({ templateCode: z.enum(CONTENT_TEMPLATE_CODES) }),
    z.object({ importNo: z.string().nullable() }),
    { access: { buttons: ['updateZoneConfig_failed'] }, write: false, assumed: true },
  ),
  downloadTemplate: get(
    '/excel/downloadTemplate',
    z.object({ templateCode: z.enum(CONTENT_TEMPLATE_CODES) }),
    z.unknown(),
    {
      access: { buttons: ['updateZoneConfig_template', IMPORT_BUTTON.ZONE_PRODUCT] },
      write: false,
      blob: true,
      assumed: true,
    },
  ),
});
