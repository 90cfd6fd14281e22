import * as z from 'zod';
import { page, pageQuery, post, service } from './endpoint';
import { filter, id } from './fields';

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
  gmtCreated: z.string(),
  version: z.number().int(),
});
export type FairSupplier = z.infer<typeof fairSupplier>;

/** Suppliers at a fair (domain/02 §2.3). */
export const fairSupplierApi = service('platform', '/tradefair/api/tradeFair/supplier', {
  page: post(
    '/page',
    pageQuery({ tradeFairId: id, supplierCode: filter(40), supplierName: filter(100), boothNo: filter(20) }, [
      'supplierCode',
      'supplierName',
      'boothNo',
      'gmtCreated',
    ]),
    page(fairSupplier),
    { access: { pages: ['upstreamSupplier'] }, write: false },
  ),
});
