import type { SalesOrder } from '../../../../../src/contract/orders/orders';
import { scaled } from '../../../../platform/numbers/exact';
import { priceText, qtyText, yuan } from '../../../../platform/numbers/money';
import { PRICE_PER_FEN } from '../../../../platform/numbers/scale';
import type { OrderRow } from '../../data/followOrder';
import type { salesOrderLine } from '../../data/schema/order';

type LineRow = typeof salesOrderLine.$inferSelect;

export const orderRecord = (row: OrderRow, branchName: string): SalesOrder => ({
  ...row,
  branchName,
  skuCount: row.lineCount,
  orderAmount: yuan(row.orderAmount),
  discountAmount: yuan(row.unitDiscount + row.orderDiscount),
  payableAmount: yuan(row.payableAmount),
  paidAmount: yuan(row.paidAmount),
  outboundNo: row.outboundNos.join(', '),
});

export const netUnitPrice = ({ netAmount, qty }: Pick<LineRow, 'netAmount' | 'qty'>) =>
  priceText(qty === 0 ? 0 : scaled(netAmount, PRICE_PER_FEN, qty));

export const lineRecord = (row: LineRow) => ({
  ...row,
  qty: qtyText(row.qty),
  shippedQty: qtyText(row.shippedQty),
  returnedQty: qtyText(row.returnedQty),
  listPrice: priceText(row.listPrice),
  basePrice: priceText(row.basePrice),
  unitPrice: priceText(row.unitPrice),
  amount: yuan(row.amount),
  discountAmount: yuan(row.discountAmount),
  netAmount: yuan(row.netAmount),
  netUnitPrice: netUnitPrice(row),
});
