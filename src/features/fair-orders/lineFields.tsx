import type { TableColumnsType } from 'antd';
import type { FairOrderLine } from '@/contract/fair/orders';
import { formatMoney, formatPrice, formatQuantity } from '@/core/format/number';
import { T } from '@/core/i18n';
import { codeField, type Field, fieldsOf } from '@/crud/table/fields';
import { lineStatus, shipped } from './orderWords';

/** The search form knows two fields more. */
export interface LineRow extends FairOrderLine {
  supplierId?: string;
  shipped?: number;
}

type Amount = 'amount' | 'discountAmount' | 'netAmount';
const money = (field: Amount): Field<LineRow> => ({
  align: 'right',
  width: 110,
  render: (_, row) => formatMoney(row[field]),
});
const quantity = (field: 'qty' | 'shippedQty' | 'returnedQty'): Field<LineRow> => ({
  align: 'right',
  width: 80,
  render: (_, row) => formatQuantity(row[field]),
});

const fieldsWith = (supplierId: Field<LineRow>) =>
  fieldsOf<LineRow>()('fairLine', {
    orderNo: { ...codeField, width: 200, fixed: 'left', sorter: true, fieldProps: { maxLength: 40 } },
    lineNo: { align: 'right', width: 60 },
    productCode: { ...codeField, width: 130, fieldProps: { maxLength: 40 } },
    productName: { ellipsis: true, width: 160 },
    spec: { ellipsis: true, width: 110 },
    manufacturer: { ellipsis: true, width: 160 },
    supplierId,
    supplierName: { ellipsis: true, width: 160 },
    customerName: { ellipsis: true, width: 180, fieldProps: { maxLength: 100 } },
    qty: quantity('qty'),
    unitPrice: { align: 'right', width: 90, render: (_, row) => formatPrice(row.unitPrice) },
    amount: { ...money('amount'), sorter: true },
    discountAmount: money('discountAmount'),
    netAmount: { ...money('netAmount'), sorter: true },
    shippedQty: quantity('shippedQty'),
    returnedQty: quantity('returnedQty'),
    shipped: shipped.field(),
    status: { ...lineStatus.field(), width: 90 },
  });

const SHOWN = [
  ...(['orderNo', 'lineNo', 'productCode', 'productName', 'spec', 'manufacturer', 'supplierName', 'qty'] as const),
  ...(['unitPrice', 'amount', 'discountAmount', 'netAmount', 'shippedQty', 'returnedQty'] as const),
  ...(['customerName', 'status'] as const),
] as const;

export const columnsWith = (supplierId: Field<LineRow>) =>
  fieldsWith(supplierId).table({
    show: SHOWN,
    search: ['orderNo', 'productCode', 'supplierId', 'customerName', 'shipped'],
  });
export const fileColumns = fieldsWith({}).file(SHOWN, {
  unitPrice: { format: 'text' },
  amount: { format: 'amount' },
  discountAmount: { format: 'amount' },
  netAmount: { format: 'amount' },
});

/** The lines of one order. */
export const lineColumns: TableColumnsType<FairOrderLine> = [
  { dataIndex: 'lineNo', title: <T id="fairLine.lineNo" />, align: 'right' },
  { dataIndex: 'productName', title: <T id="fairLine.productName" /> },
  { dataIndex: 'spec', title: <T id="fairLine.spec" /> },
  {
    dataIndex: 'qty',
    title: <T id="fairLine.qty" />,
    align: 'right',
    render: (value: string) => formatQuantity(value),
  },
  {
    dataIndex: 'unitPrice',
    title: <T id="fairLine.unitPrice" />,
    align: 'right',
    render: (value: string) => formatPrice(value),
  },
  {
    dataIndex: 'amount',
    title: <T id="fairLine.amount" />,
    align: 'right',
    render: (value: string) => formatMoney(value),
  },
  {
    dataIndex: 'discountAmount',
    title: <T id="fairLine.discountAmount" />,
    align: 'right',
    render: (value: string) => formatMoney(value),
  },
  {
    dataIndex: 'netAmount',
    title: <T id="fairLine.netAmount" />,
    align: 'right',
    render: (value: string) => formatMoney(value),
  },
  {
    dataIndex: 'status',
    title: <T id="fairLine.status" />,
    render: (value: number) => <lineStatus.Tag value={value} />,
  },
];
