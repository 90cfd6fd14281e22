import * as z from 'zod';
import type { ButtonCode } from '../buttons';
import { page, pageQuery, post, service } from '../endpoint';
import { code, done, erpCode, filter, id, orEmpty, orNull, plainText, posInt8, version } from '../fields';

export const BRAND_STATUS = { off: 0, on: 1 } as const;
export type BrandStatus = (typeof BRAND_STATUS)[keyof typeof BRAND_STATUS];
/** The position of a new brand among the others. */
export const DEFAULT_SORT = 100;

const brand = z.object({
  brandCode: z.string(),
  brandName: z.string(),
  brandNameEn: z.string(),
  /** A capital letter; `#` where the name does not begin with one. */
  firstLetter: z.string(),
  /** File id. */
  logo: z.string().nullable(),
  logoUrl: z.string(),
  manufacturer: z.string(),
  description: z.string(),
  productCount: z.number().int(),
  sort: z.number().int(),
  status: z.enum(BRAND_STATUS),
  gmtModified: z.string().nullable(),
  version: z.number().int(),
});
export type Brand = z.infer<typeof brand>;

const form = {
  brandName: plainText(50).min(1),
  brandNameEn: orEmpty(plainText(80)),
  logo: orNull(id),
  manufacturer: orEmpty(plainText(100)),
  sort: posInt8.default(DEFAULT_SORT),
  description: orEmpty(plainText(500)),
  status: code(BRAND_STATUS).default(BRAND_STATUS.on),
};

const one = { brandCode: erpCode, version };
const write = (verb: 'add' | 'edit' | 'status' | 'delete', button: ButtonCode) =>
  ({ access: { buttons: [button] }, write: true, log: [verb, 'brand'], assumed: true }) as const;

/** The brands of the catalogue, which all companies share (docs/domain/master-data.md#brands). */
export const brandApi = service('platform', '/base/api/brand', {
  page: post(
    '/page',
    pageQuery({ brandName: filter(50), manufacturer: filter(100), status: code(BRAND_STATUS).optional() }, [
      ...(['brandCode', 'brandName', 'manufacturer', 'firstLetter', 'sort', 'status', 'gmtModified'] as const),
    ]),
    page(brand),
    { access: { pages: ['brand'] }, write: false, assumed: true },
  ),
  add: post('/add', z.object(form), z.object({ brandCode: z.string() }), write('add', 'brand_add')),
  update: post('/update', z.object({ ...one, ...form }), done, write('edit', 'brand_edit')),
  updateStatus: post(
    '/updateStatus',
    z.object({ ...one, status: code(BRAND_STATUS) }),
    done,
    write('status', 'brand_status'),
  ),
  /** Deletes a brand that no product refers to (43611). */
  delete: post('/delete', z.object(one), done, write('delete', 'brand_del')),
});
