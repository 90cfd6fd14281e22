import type { FairSupplier } from '@/contract/trade-fair/suppliers';
import { f, mobileRule } from '@/shared/fields/f';
import { fieldsOf } from '@kit/fields/fieldsOf';

const AMOUNT = /^\d{1,9}(\.\d{1,2})?$/;

/** A supplier at a fair. */
export const supplierFields = fieldsOf<FairSupplier>()('fairSupplier', {
  supplierCode: f.code({ max: 40, fixed: 'left', sorted: true }),
  supplierName: f.name({ max: 100, width: 240, sorted: true }),
  boothNo: f.text({ max: 20, width: 110, sorted: true }),
  contactName: f.person({ max: 20 }),
  contactPhone: f.mobile({ rules: [mobileRule] }),
  productCount: f.count(),
  guestCount: f.count(),
  orderAmount: f.money(),
  sponsorAmount: f.money({ rules: [{ pattern: AMOUNT }] }),
  gmtCreated: f.dateTime({ sorted: true }),
});
