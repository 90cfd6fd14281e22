import { CUSTOMER_LEVEL } from '@/contract/trade-fair/customers';
import { type FairOrder, ORDER_STATUS } from '@/contract/trade-fair/orders';
import { f } from '@/shared/fields/f';
import { codeTable } from '@kit/fields/codeTable';
import { fieldsOf } from '@kit/fields/fieldsOf';

/** An order, and the guest to whom it is bound. */
export interface Binding {
  orderNo: string;
  version: number;
  guest: { value: string; label: string } | null;
}

const status = codeTable('orderStatus', ORDER_STATUS, {
  tones: { toConfirm: 'attention', confirmed: 'waiting', shipped: 'active', finished: 'ended', cancelled: 'stopped' },
  dictCode: 'fairOrder.status',
});

/** An order that was made at a fair. */
export const orderFields = fieldsOf<FairOrder, Binding & { branchId: string; day: string }>()('fairOrder', {
  orderNo: f.code({ max: 40, width: 200, fixed: 'left', sorted: true }),
  orderTime: f.dateTime({ sorted: true }),
  customerCode: f.code({ width: 130 }),
  customerName: f.name({ max: 100, width: 200 }),
  level: f.codes(codeTable('customerLevel', CUSTOMER_LEVEL)),
  branchId: f.branch(),
  branchName: f.name({ width: 180 }),
  salesmanName: f.person(),
  guestName: f.person(),
  guest: f.text({ required: true }),
  skuCount: f.count(),
  orderAmount: f.money({ sorted: true }),
  discountAmount: f.money(),
  payAmount: f.money({ sorted: true }),
  ticketCount: f.count(),
  status: f.codes(status, { filter: { fieldProps: { mode: 'multiple' } } }),
  day: f.day(),
});
