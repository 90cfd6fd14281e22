import * as z from 'zod';
import type { ButtonCode } from '../buttons';
import { page, pageQuery, post, service } from '../endpoint';
import { code, done, erpCode, filter, flag, id, orEmpty, orNull, plainText, posInt8, text, version } from '../fields';
import { LISTING_STATUS } from '../goods/listings';
import { PRESCRIPTION_TYPE } from './codes/goods-codes';

export const MAX_IMAGES = 9;
export const MAX_KEYWORDS = 10;
const KEYWORD = 10;
export const MAX_DETAIL = 20_000;

/** How many of 100 points each part of a product's shop data counts. */
const WEIGHTS = { image: 40, detail: 20, category: 20, standard: 20 } as const;

interface Shown {
  images: readonly string[];
  detail: string;
  categoryId: string | null;
  standardCode: string | null;
}

/** Products with fewer points are listed only after a confirmation. */
export const LEAST_COMPLETE = 60;

/** How complete the shop data are: 0 to 100 points. */
export const completenessOf = ({ images, detail, categoryId, standardCode }: Shown) =>
  (images.length > 0 ? WEIGHTS.image : 0) +
  (detail === '' ? 0 : WEIGHTS.detail) +
  (categoryId ? WEIGHTS.category : 0) +
  (standardCode ? WEIGHTS.standard : 0);

/** By which code a standard was found. */
export const MATCHED_BY = { approval: 1, barcode: 2 } as const;

const listed = z.object({
  productId: z.string(),
  productCode: z.string(),
  productName: z.string(),
  commonName: z.string(),
  spec: z.string(),
  dosageForm: z.string(),
  manufacturer: z.string(),
  approvalNo: z.string(),
  brandName: z.string(),
  categoryName: z.string(),
  prescriptionType: z.enum(PRESCRIPTION_TYPE),
  /** The price of the company or the nearest one above, in yuan; null where there is none. */
  listPrice: z.string().nullable(),
  minSalePrice: z.string().nullable(),
  stockQty: z.string(),
  /** The address of the first picture; '' without one. */
  mainImage: z.string(),
  /** The status in the company that the user works in; null where it does not sell the product. */
  listingStatus: z.enum(LISTING_STATUS).nullable(),
  standardCode: z.string(),
  completeness: z.number().int(),
  gmtModified: z.string().nullable(),
});
export type OnlineGoods = z.infer<typeof listed>;

const detail = listed.extend({
  displayName: z.string(),
  subTitle: z.string(),
  images: z.array(z.object({ fileId: z.string(), url: z.string() })),
  detail: z.string(),
  categoryId: z.string().nullable(),
  brandId: z.string().nullable(),
  keywords: z.array(z.string()),
  unitStep: z.number().int(),
  minOrderQty: z.number().int(),
  sort: z.number().int(),
  /** 0: no shop data have been recorded yet. */
  version: z.number().int(),
});
export type OnlineGoodsDetail = z.infer<typeof detail>;

const form = {
  displayName: plainText(80).min(1),
  subTitle: orEmpty(plainText(100)),
  /** File ids; the first is the main picture. */
  images: z.array(id).min(1).max(MAX_IMAGES),
  detail: orEmpty(text(MAX_DETAIL)),
  categoryId: erpCode,
  brandId: orNull(erpCode),
  keywords: z.array(plainText(KEYWORD).min(1)).max(MAX_KEYWORDS).default([]),
  unitStep: posInt8.default(1),
  /** A multiple of the order step. */
  minOrderQty: posInt8.default(1),
  sort: posInt8.default(100),
};

const found = z.object({
  standardCode: z.string(),
  commonName: z.string(),
  spec: z.string(),
  manufacturer: z.string(),
  approvalNo: z.string(),
  packUnit: z.string(),
});
export type FoundStandard = z.infer<typeof found>;

const write = (button: ButtonCode) =>
  ({ access: { buttons: [button] }, write: true, log: ['edit', 'onlineGoods'], assumed: true }) as const;
const productIds = z.array(erpCode).min(1).max(500);

/** The shop data of products in the catalogue (docs/domain/master-data.md#online-goods). */
export const onlineGoodsApi = service(
  'platform',
  '/base/api/onlineGoods',
  {
    page: post(
      '/page',
      pageQuery(
        {
          ...{ keyword: filter(100), approvalNo: filter(40), brandId: erpCode.optional() },
          ...{ categoryId: erpCode.optional(), prescriptionType: code(PRESCRIPTION_TYPE).optional() },
          ...{ listingStatus: code(LISTING_STATUS).optional(), matched: flag.optional() },
        },
        ['productCode', 'productName'],
      ),
      page(listed),
      { access: { pages: ['onlineGoods'] }, write: false, assumed: true },
    ),
    detail: post('/detail', z.object({ productId: erpCode }), detail, {
      access: { buttons: ['onlineGoods_view', 'onlineGoods_edit'] },
      write: false,
      assumed: true,
    }),
    update: post(
      '/update/:productId',
      z.object({ productId: erpCode, version, ...form }),
      done,
      write('onlineGoods_edit'),
    ),
    /** Candidates for a product's standard: the one that its codes lead to, and those that a search finds. */
    candidates: post(
      '/candidates',
      z.object({ productId: erpCode, keyword: filter(80) }),
      z.object({
        auto: z.object({ standardCode: z.string(), by: z.enum(MATCHED_BY) }).nullable(),
        standards: z.array(found),
      }),
      { access: { buttons: ['onlineGoods_match'] }, write: false, assumed: true },
    ),
    /** Matches the product to a standard; null removes the match. */
    match: post(
      '/match',
      z.object({ productId: erpCode, standardCode: orNull(erpCode) }),
      done,
      write('onlineGoods_match'),
    ),
    /** Sets the category of several products at once; the call below sets the brand. */
    batchCategory: post(
      '/batchUpdate/category',
      z.object({ productIds, categoryId: erpCode }),
      z.object({ changed: z.number().int() }),
      write('onlineGoods_batchCategory'),
    ),
    batchBrand: post(
      '/batchUpdate/brand',
      z.object({ productIds, brandId: erpCode }),
      z.object({ changed: z.number().int() }),
      write('onlineGoods_batchBrand'),
    ),
  },
  { reads: ['brand', 'standard', 'listing'] },
);
