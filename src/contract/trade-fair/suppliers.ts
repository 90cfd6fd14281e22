import * as z from 'zod';
import type { ButtonCode } from '../buttons';
import { page, pageQuery, post, service } from '../endpoint';
import { done, erpCode, filter, FLAG, id, mobile, money9, orEmpty, orNull, plainText, version } from '../fields';

export const MAX_SUPPLIERS = 200;

const fairSupplier = z.object({
  id: z.string(),
  supplierId: z.string(),
  supplierCode: z.string(),
  supplierName: z.string(),
  boothNo: z.string().nullable(),
  contactName: z.string(),
  contactPhone: z.string(),
  /** Yuan. */
  sponsorAmount: z.string(),
  productCount: z.number().int(),
  /** The number of guests who have ordered its goods. */
  guestCount: z.number().int(),
  /** Yuan, of orders that are not cancelled. */
  orderAmount: z.string(),
  gmtCreated: z.string(),
  version: z.number().int(),
});
export type FairSupplier = z.infer<typeof fairSupplier>;

const candidate = z.object({
  supplierId: z.string(),
  supplierCode: z.string(),
  supplierName: z.string(),
  uscc: z.string(),
  contactName: z.string(),
  /** Masked. */
  phone: z.string(),
  alreadyAdded: z.enum(FLAG),
});
export type SupplierCandidate = z.infer<typeof candidate>;

const stand = {
  boothNo: orNull(plainText(20)),
  contactName: orEmpty(plainText(20)),
  contactPhone: orEmpty(z.union([mobile, z.literal('')])),
};

const action = (button: ButtonCode, verb: 'add' | 'edit' | 'delete') =>
  ({ access: { buttons: [button] }, write: true, log: [verb, 'fairSupplier'] }) as const;

/** Suppliers at a fair (docs/domain/trade-fair.md#suppliers-and-commodities). */
export const fairSupplierApi = service('platform', '/tradefair/api/tradeFair/supplier', {
  page: post(
    '/page',
    pageQuery(
      {
        ...{ tradeFairId: id, supplierCode: filter(40), supplierName: filter(100), boothNo: filter(20) },
        supplierId: erpCode.optional(),
      },
      ['supplierCode', 'supplierName', 'boothNo', 'gmtCreated'],
    ),
    page(fairSupplier),
    {
      access: { pages: ['upstreamSupplier', 'prizeManage', 'saleShowCommodities', 'fairOrder', 'saleShowHome'] },
      write: false,
      reads: ['fairCommodity', 'fairOrder', 'import'],
    },
  ),
  /** Suppliers of the ERP to choose from. */
  erpPage: post(
    '/erpPage',
    pageQuery({ tradeFairId: id, branchId: erpCode.optional(), keyword: filter(100) }, [
      'supplierCode',
      'supplierName',
    ]),
    page(candidate),
    { access: { pages: ['upstreamSupplier'] }, write: false },
  ),
  /** Adds suppliers; those that are at the fair already are skipped. */
  addSupplier: post(
    '/addSupplier',
    z.object({
      tradeFairId: id,
      suppliers: z
        .array(z.object({ supplierId: erpCode, ...stand }))
        .min(1)
        .max(MAX_SUPPLIERS),
    }),
    z.object({ added: z.number().int(), skipped: z.array(z.string()) }),
    action('upstreamSupplier_add', 'add'),
  ),
  update: post(
    '/update',
    z.object({ id, version, ...stand, sponsorAmount: orNull(money9) }),
    z.object({ id: z.string() }),
    { ...action('upstreamSupplier_edit', 'edit'), assumed: true },
  ),
  /** Deletes a supplier with its commodities, as long as nobody has ordered them. */
  delete: post('/delete/:id', z.object({ id }), done, action('upstreamSupplier_del', 'delete')),
});
