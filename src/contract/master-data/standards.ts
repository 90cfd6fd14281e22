import * as z from 'zod';
import type { ButtonCode } from '../buttons';
import { page, pageQuery, post, service } from '../endpoint';
import { code, confirmation, done, filter, id, orEmpty, orNull, plainText, posInt8, text, version } from '../fields';
import { MAX_SHELF_LIFE, STORAGE } from './forms/commodity';
import { isEan13, PRESCRIPTION_TYPE } from './codes/goods-codes';

export const STANDARD_STATUS = { off: 0, on: 1, merged: 9 } as const;
export type StandardStatus = (typeof STANDARD_STATUS)[keyof typeof STANDARD_STATUS];
/** `merged`: the product has become part of another one. */
export const PRODUCT_STATUS = { off: 0, on: 1, merged: 9 } as const;
/** The statuses that a user can set. */
const SWITCHED = { off: STANDARD_STATUS.off, on: STANDARD_STATUS.on } as const;

const standard = z.object({
  standardId: z.string(),
  standardCode: z.string(),
  commonName: z.string(),
  tradeName: z.string(),
  spec: z.string(),
  dosageForm: z.string(),
  manufacturer: z.string(),
  approvalNo: z.string(),
  barcode: z.string(),
  packUnit: z.string(),
  shelfLifeMonths: z.number().int().nullable(),
  storage: z.enum(STORAGE).nullable(),
  otcType: z.enum(PRESCRIPTION_TYPE),
  /** The number of products that are matched to the standard. */
  matchedCount: z.number().int(),
  status: z.enum(STANDARD_STATUS),
  gmtModified: z.string(),
  version: z.number().int(),
});
export type Standard = z.infer<typeof standard>;

const matched = z.object({
  productId: z.string(),
  productCode: z.string(),
  productName: z.string(),
  spec: z.string(),
  unit: z.string(),
  manufacturer: z.string(),
  approvalNo: z.string(),
  status: z.enum(PRODUCT_STATUS),
});
export type MatchedProduct = z.infer<typeof matched>;

export const standardForm = {
  commonName: plainText(80).min(1),
  tradeName: orEmpty(plainText(80)),
  spec: text(60).min(1),
  dosageForm: text(30).min(1),
  manufacturer: plainText(100).min(1),
  /** Required except for crude drugs and decoction pieces; an unusual number needs a confirmation (43643). */
  approvalNo: orEmpty(text(40)),
  barcode: orEmpty(z.union([z.string().trim().refine(isEan13), z.literal('')])),
  packUnit: text(10).min(1),
  shelfLifeMonths: orNull(posInt8.max(MAX_SHELF_LIFE)),
  storage: orNull(code(STORAGE)),
  otcType: code(PRESCRIPTION_TYPE),
};

const one = { standardId: id, version };
const write = (verb: 'add' | 'edit' | 'status', button: ButtonCode) =>
  ({ access: { buttons: [button] }, write: true, log: [verb, 'standard'], assumed: true }) as const;

/** Standards: what a product is, whichever company or code it comes with (docs/domain/master-data.md#standards). */
export const standardApi = service('platform', '/base/api/standard', {
  page: post(
    '/page',
    pageQuery(
      {
        ...{ commonName: filter(80), approvalNo: filter(40), barcode: filter(13), manufacturer: filter(100) },
        status: code(STANDARD_STATUS).optional(),
      },
      ['standardCode', 'commonName', 'manufacturer', 'approvalNo', 'status', 'gmtModified'],
    ),
    page(standard),
    { access: { pages: ['standardManage'] }, write: false, assumed: true },
  ),
  add: post(
    '/add',
    z.object({ ...standardForm, ...confirmation }),
    z.object({ standardId: z.string(), standardCode: z.string() }),
    write('add', 'standardManage_add'),
  ),
  update: post(
    '/update',
    z.object({ ...one, ...standardForm, ...confirmation }),
    done,
    write('edit', 'standardManage_edit'),
  ),
  updateStatus: post(
    '/updateStatus',
    z.object({ ...one, status: code(SWITCHED) }),
    done,
    write('status', 'standardManage_status'),
  ),
  /** The products of a standard. */
  products: post('/products', pageQuery({ standardId: id }, ['productCode', 'productName']), page(matched), {
    access: { buttons: ['standardManage_view'] },
    write: false,
    assumed: true,
  }),
});
