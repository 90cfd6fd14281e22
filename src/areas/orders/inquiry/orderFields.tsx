import { ORDER_DAYS, type SalesOrder, type SalesOrderDetail, type SalesOrderLine } from '@/contract/orders/orders';
import { T } from '@/core/i18n';
import { f } from '@/shared/fields/f';
import { lastDaysAs, type Period } from '@/shared/fields/lastDays';
import { fieldsOf } from '@kit/fields/fieldsOf';
import { formatDate } from '@kit/format/date';
import { formatQuantity } from '@kit/format/number';
import { invoiceStatus, orderSource, orderStatus, payStatus } from './orderCodes';
import { salespersonFilter } from './salespersonFilter';

const PRESETS = [
  lastDaysAs(<T id="salesOrder.today" />, 1),
  lastDaysAs(<T id="salesOrder.week" />, 7),
  lastDaysAs(<T id="salesOrder.month" />, 30),
  lastDaysAs(<T id="salesOrder.most" />, ORDER_DAYS),
];

/** Filters that are no columns. */
interface Searched {
  branchId: string;
  salesmanId: string;
  productCode: string;
}

/** An order; the default period ends at the moment at which the list is opened. */
export const orderFieldsFrom = (period: Period) =>
  fieldsOf<SalesOrder, SalesOrder & Searched>()('salesOrder', {
    orderNo: f.code({ max: 40, width: 210, fixed: 'left', sorted: true }),
    orderTime: f.dateTime({
      sorted: true,
      filter: { initialValue: period, fieldProps: { allowClear: false, presets: PRESETS } },
    }),
    orderSource: f.codes(orderSource),
    custCode: f.code({ max: 40, width: 130 }),
    custName: f.name({ isFact: true, max: 100, width: 180 }),
    branchId: f.branch(),
    branchName: f.name({ width: 180 }),
    salesmanId: f.text(salespersonFilter),
    salesmanName: f.person(),
    skuCount: f.count(),
    orderAmount: f.money({ sorted: true }),
    discountAmount: f.money(),
    payableAmount: f.money({ isFact: true, sorted: true }),
    paidAmount: f.money(),
    payStatus: f.codes(payStatus, { filter: { fieldProps: { mode: 'multiple' } } }),
    orderStatus: f.codes(orderStatus, { filter: { fieldProps: { mode: 'multiple' } } }),
    outboundNo: f.code({ width: 180, ellipsis: true }),
    productCode: f.code({ max: 40 }),
  });

/** One order, with all facts of its drawer. */
export const detailFields = fieldsOf<SalesOrderDetail>()('salesOrder', {
  orderTime: f.dateTime(),
  orderSource: f.codes(orderSource),
  custCode: f.text(),
  custName: f.name(),
  branchName: f.name(),
  salesmanName: f.person(),
  orderStatus: f.codes(orderStatus),
  payStatus: f.codes(payStatus),
  orderAmount: f.money(),
  unitDiscount: f.money(),
  orderDiscount: f.money(),
  freight: f.money(),
  payableAmount: f.money(),
  paidAmount: f.money(),
  returnedAmount: f.money(),
  refundedAmount: f.money(),
  invoiceStatus: f.codes(invoiceStatus),
  invoiceNo: f.text(),
  returnPolicy: f.text({
    show: (value) => <T id={value === 2 ? 'salesOrder.policyAnew' : 'salesOrder.policyShare'} />,
  }),
  signTime: f.dateTime(),
  cancelReason: f.text(),
  remark: f.text(),
});

/** A line of an order. */
export const lineFields = fieldsOf<SalesOrderLine>()('salesOrderLine', {
  lineNo: f.count({ width: 60 }),
  productCode: f.code({ width: 120 }),
  productName: f.name({ width: 160 }),
  spec: f.text({ width: 120 }),
  manufacturer: f.name({ width: 160 }),
  approvalNo: f.text({ width: 150 }),
  unit: f.text({ width: 60 }),
  qty: f.quantity(),
  shippedQty: f.quantity(),
  returnedQty: f.quantity(),
  listPrice: f.price(),
  basePrice: f.price(),
  unitPrice: f.price(),
  amount: f.money(),
  discountAmount: f.money(),
  netAmount: f.money(),
  netUnitPrice: f.price(),
  batches: f.text({
    width: 240,
    ellipsis: false,
    cell: ({ batches }) =>
      batches.map(({ batchNo, expiryDate, qty }) => (
        <div key={batchNo}>
          {batchNo} · {formatDate(expiryDate)} · {formatQuantity(qty)}
        </div>
      )),
  }),
});
