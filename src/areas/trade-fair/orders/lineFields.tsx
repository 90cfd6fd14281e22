import { type FairOrderLine, LINE_STATUS, SHIPPED } from '@/contract/trade-fair/orders';
import { f } from '@/shared/fields/f';
import { codeTable } from '@kit/fields/codeTable';
import { fieldsOf } from '@kit/fields/fieldsOf';
import { supplierFilter } from '../shared/supplierFilter';

const status = codeTable('lineStatus', LINE_STATUS, { tones: { valid: 'active', cancelled: 'stopped' } });

/** A line of an order that was made at a fair. */
export const lineFields = fieldsOf<FairOrderLine, { supplierId: string; shipped: number }>()('fairLine', {
  orderNo: f.code({ max: 40, width: 200, fixed: 'left', sorted: true }),
  lineNo: f.count({ width: 60 }),
  productCode: f.code({ max: 40, width: 130 }),
  productName: f.name({ width: 160 }),
  spec: f.text({ width: 110 }),
  manufacturer: f.name({ width: 160 }),
  supplierId: f.text(supplierFilter),
  supplierName: f.name({ width: 160 }),
  customerName: f.name({ max: 100, width: 180 }),
  qty: f.quantity(),
  unitPrice: f.price({ file: { format: 'text' } }),
  amount: f.money({ sorted: true }),
  discountAmount: f.money(),
  netAmount: f.money({ sorted: true }),
  shippedQty: f.quantity(),
  returnedQty: f.quantity(),
  shipped: f.codes(codeTable('shipped', SHIPPED)),
  status: f.codes(status),
});
