import * as z from 'zod';
import type { ButtonCode } from '../buttons';
import { get, page, pageQuery, post, service } from '../endpoint';
import { code, confirmation, dateTime, done, erpCode, filter, id, orNull, plainText, version } from '../fields';
import { PRODUCT_LAYOUT } from './home/limits';
import { JUMP_TYPE, jump } from './jump';
import { audience, PUBLISH_STATUS, publishedRow } from './publishing';

/** How a zone gets its products: chosen one by one, by a rule, or from an activity. */
export const ZONE_TYPE = { manual: 1, rule: 2, activity: 3 } as const;
export type ZoneType = (typeof ZONE_TYPE)[keyof typeof ZONE_TYPE];
/** Products in rows of one, two or three, or in one row that moves sideways. */
export const ZONE_LAYOUT_OF = PRODUCT_LAYOUT;
export const MAX_ZONE_PRODUCTS = 200;
export const MAX_ZONE_TAG = 6;

const colour = z.string().regex(/^(#[0-9A-Fa-f]{6})?$/);

/** For type 2 a category with everything below it, a brand, or both; for type 3 an activity. */
const rule = z.object({
  categoryId: erpCode.nullable().default(null),
  brandId: erpCode.nullable().default(null),
  activityId: id.nullable().default(null),
});
export type ZoneRule = z.output<typeof rule>;

const zone = z.object({
  zoneId: z.string(),
  zoneCode: z.string(),
  zoneName: z.string(),
  zoneType: z.enum(ZONE_TYPE),
  rule: z.object({
    categoryId: z.string().nullable(),
    brandId: z.string().nullable(),
    activityId: z.string().nullable(),
  }),
  image: z.string().nullable(),
  /** Signed; it expires. */
  imageUrl: z.string(),
  themeColor: z.string(),
  layout: z.enum(ZONE_LAYOUT_OF),
  maxCount: z.number().int(),
  jumpType: z.enum(JUMP_TYPE).nullable(),
  moreTarget: jump.nullable(),
  sort: z.number().int(),
  /** The number of products that were chosen one by one. */
  productCount: z.number().int(),
  ...publishedRow,
});
export type Zone = z.infer<typeof zone>;

const form = {
  zoneName: plainText(20).min(1),
  zoneType: code(ZONE_TYPE),
  rule: rule.default({ categoryId: null, brandId: null, activityId: null }),
  image: orNull(id),
  themeColor: colour.default(''),
  layout: code(ZONE_LAYOUT_OF).default(ZONE_LAYOUT_OF.two),
  maxCount: z.coerce.number().int().min(1).max(MAX_ZONE_PRODUCTS).default(20),
  moreTarget: jump.nullable().default(null),
  ...audience,
  startTime: orNull(dateTime),
  endTime: orNull(dateTime),
  planTime: orNull(dateTime),
  sort: z.coerce.number().int().min(1).max(99_999_999).default(100),
};

const product = z.object({
  productId: z.string(),
  productCode: z.string(),
  productName: z.string(),
  spec: z.string(),
  manufacturer: z.string(),
  /** The price at the user's company; null where there is none. */
  price: z.string().nullable(),
  stockQty: z.string(),
  /** The position in the zone, from 1. */
  sort: z.number().int(),
  tag: z.string(),
});
export type ZoneProduct = z.infer<typeof product>;

const action = (verb: 'add' | 'edit' | 'status' | 'delete', ...buttons: readonly ButtonCode[]) =>
  ({ access: { buttons }, write: true, log: [verb, 'zone'], assumed: true }) as const;
const reads = { access: { pages: ['zoneConfig', 'updateZoneConfig'] }, write: false, assumed: true } as const;
const one = z.object({ zoneId: id, version });
/** Asks for a confirmation where pages use the zone (43722). */
const asked = one.extend(confirmation);
const saved = z.object({ zoneId: z.string(), version: z.number().int() });
const productIds = z.array(erpCode).min(1).max(MAX_ZONE_PRODUCTS);

export const ZONE_MOVE = ['top', 'up', 'down'] as const;

/** Products under one name that the app shows together (docs/domain/publishing.md#zones). */
export const zoneApi = service('platform', '/cms/api/zone', {
  page: post(
    '/page',
    pageQuery(
      {
        zoneName: filter(20),
        zoneType: code(ZONE_TYPE).optional(),
        publishStatus: code(PUBLISH_STATUS).optional(),
        branchId: erpCode.optional(),
      },
      ['zoneCode', 'zoneName', 'sort', 'startTime', 'gmtModified'],
    ),
    page(zone),
    reads,
  ),
  add: post('/add', z.object(form), saved, action('add', 'zoneConfig_add')),
  /** Saves a zone; once it is published its name and its jump cannot change. */
  save: post('/save', z.object({ ...form, zoneId: id, version }), saved, action('edit', 'updateZoneConfig_save')),
  /** Publishes a zone; one without products is refused (43704). */
  publish: post('/publish', one, done, action('status', 'zoneConfig_publish', 'updateZoneConfig_publish')),
  takeDown: post('/takeDown', asked, done, action('status', 'zoneConfig_takeDown')),
  /** Copies a zone as a draft, without its times. */
  copy: post('/copy', z.object({ zoneId: id }), saved, action('add', 'zoneConfig_copy')),
  delete: post('/delete', asked, done, action('delete', 'zoneConfig_del')),
  /** The products of a zone: those that were chosen, or those that its rule finds now. */
  productPage: post('/productPage', pageQuery({ zoneId: id, keyword: filter(40) }, ['sort']), page(product), reads),
  /** Adds products at the end; products of the zone stay where they are. */
  addProduct: post('/addProduct', one.extend({ productIds }), saved, action('edit', 'updateZoneConfig_addProduct')),
  removeProduct: post(
    '/removeProduct',
    one.extend({ productIds }),
    saved,
    action('edit', 'updateZoneConfig_delRow', 'updateZoneConfig_batchDelRow'),
  ),
  moveProduct: post(
    '/moveProduct',
    one.extend({ productId: erpCode, to: z.enum(ZONE_MOVE) }),
    saved,
    action('edit', 'updateZoneConfig_top', 'updateZoneConfig_up', 'updateZoneConfig_down'),
  ),
  tagProduct: post(
    '/tagProduct',
    one.extend({ productId: erpCode, tag: plainText(MAX_ZONE_TAG) }),
    saved,
    action('edit', 'updateZoneConfig_save'),
  ),
  detail: get('/:zoneId', z.object({ zoneId: id }), zone, reads),
});

const shown = z.object({
  zoneId: z.string(),
  zoneName: z.string(),
  imageUrl: z.string(),
  themeColor: z.string(),
  layout: z.enum(ZONE_LAYOUT_OF),
  moreTarget: jump.nullable(),
  products: z.array(z.object({ productId: z.string(), productName: z.string(), spec: z.string(), tag: z.string() })),
});

/** The calls of the app for its zones; anybody may make them (docs/domain/publishing.md#zones). */
export const zoneAppApi = service('platform', '/cms/api/app/zone', {
  /** A zone that is not published for the company is not found (40004). */
  shown: get(
    '/shown',
    z.object({
      branchId: erpCode,
      zoneId: id,
      customerType: z
        .string()
        .regex(/^\d{1,4}$/)
        .optional(),
    }),
    shown,
    { access: 'public', write: false, anyBranch: true, assumed: true },
  ),
});
