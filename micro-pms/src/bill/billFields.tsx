import type { Input } from '../../../src/contract/endpoint';
import {
  type Bill,
  type billApi,
  type Payment,
  PAYMENT_STATUS,
  REDUCTION,
  TENANT_CHANNEL,
} from '../../../src/contract/property/bills';
import { FEE_TYPE } from '../../../src/contract/property/fee-items';
import { PAY_CHANNEL } from '../../../src/contract/pay-channels';
import { BILL_STATUS } from '../../../src/contract/property/micro-pms';
import { codeTable } from '@kit/fields/codeTable';
import { fieldsOf } from '@kit/fields/fieldsOf';
import { formatPeriod } from '@kit/format/date';
import { T } from '@kit/text';
import { f, PropertyPick } from '../fields/f';

const billStatus = codeTable('billStatus', BILL_STATUS, {
  tones: { open: 'waiting', part: 'attention', paid: 'active', overdue: 'stopped', void: 'ended' },
  dictCode: 'pmsBill.status',
});
const billFee = codeTable('billFee', FEE_TYPE);
const reduction = codeTable('billReduction', REDUCTION);
const paymentStatus = codeTable('paymentStatus', PAYMENT_STATUS, {
  tones: { valid: 'active', reversed: 'ended' },
});
export const tenantChannel = codeTable('tenantChannel', TENANT_CHANNEL);

/** How money goes back. */
export const refundChannel = codeTable('tenantChannel', PAY_CHANNEL);

/** Everything but the deposit, which a termination settles. */
const { deposit: _deposit, ...PAID_BY } = TENANT_CHANNEL;
const paidBy = codeTable('tenantChannel', PAID_BY);

/** What a payment is for: the bills that were chosen, or whatever is open, the oldest first. */
export const PAY_WAY = { chosen: 1, oldest: 2 } as const;
const payWay = codeTable('payWay', { chosen: PAY_WAY.chosen, oldest: PAY_WAY.oldest });

const money9 = (value: unknown) =>
  /^\d{0,9}(?:\.\d{0,2})?/.exec(typeof value === 'string' ? value.replace(/[^\d.]/g, '') : '')?.[0] ?? '';
const ABOVE_ZERO = { pattern: /^(?=.*[1-9])\d+(?:\.\d{1,2})?$/, message: <T id="pmsBill.wrongAmount" /> };
const sum = { required: true, keep: money9, rules: [ABOVE_ZERO] };

const REASON = { required: true, max: 200, rules: [{ min: 2, whitespace: true }] };
const oneDay = { valueType: 'date', colSize: 1 } as const;

interface Searched {
  period: string;
  dueFrom: string;
  dueTo: string;
}

type Reduced = Pick<Input<typeof billApi.reduce>, 'target' | 'reason'> & { reduced: string };
type Voided = Pick<Input<typeof billApi.void>, 'again'>;
export type BillValues = Bill & Searched & Reduced & Voided;

export const billFields = fieldsOf<Bill, BillValues>()('pmsBill', {
  billNo: f.code({ width: 150, fixed: 'left', sorted: true }),
  tenantName: f.name({ isFact: true, width: 160 }),
  propertyId: f.name({ filter: { formItemRender: () => <PropertyPick /> } }),
  propertyName: f.name({ width: 140 }),
  unitText: f.text({ width: 120 }),
  feeType: f.codes(billFee),
  feeName: f.name({ width: 120 }),
  periodStart: f.date({ width: 200, sorted: true, cell: (row) => formatPeriod(row.periodStart, row.periodEnd) }),
  periodEnd: f.date(),
  period: f.date({
    filter: { valueType: 'dateMonth', colSize: 1 },
    say: (value) => (typeof value === 'string' ? value : ''),
  }),
  amount: f.money({ isFact: true, sorted: true, width: 120 }),
  lateFee: f.money({ width: 110 }),
  reduceAmount: f.money({ width: 110 }),
  creditAmount: f.money({ width: 110 }),
  paidAmount: f.money({ width: 120 }),
  unpaidAmount: f.money({ width: 120 }),
  issueDate: f.date(),
  dueDate: f.date({ sorted: true }),
  dueFrom: f.date({ filter: oneDay }),
  dueTo: f.date({ filter: oneDay }),
  payBy: f.date(),
  billStatus: f.codes(billStatus, { width: 90 }),
  voidReason: f.text(),
  urgeTime: f.dateTime(),
  target: f.codes(reduction, { required: true }),
  reduced: f.money(sum),
  reason: f.note(REASON),
  again: f.flag({ help: 'pmsBill.againHelp' }),
});

export type PayValues = Pick<Input<typeof billApi.pay>, 'amount' | 'channel' | 'payTime' | 'voucher'> & { way: 1 | 2 };

export const payFields = fieldsOf<PayValues>()('pmsPay', {
  amount: f.money(sum),
  channel: f.codes(paidBy, { required: true }),
  payTime: f.dateTime({ required: true }),
  voucher: f.text({ max: 60 }),
  way: f.codes(payWay, { required: true }),
});

interface PaymentSearch {
  payFrom: string;
  payTo: string;
}

export const paymentFields = fieldsOf<Payment, Payment & PaymentSearch>()('pmsPayment', {
  payNo: f.code({ width: 150, fixed: 'left', sorted: true }),
  tenantName: f.name({ isFact: true, width: 160 }),
  amount: f.money({ isFact: true, sorted: true }),
  toBalance: f.money(),
  channel: f.codes(tenantChannel),
  payTime: f.dateTime({ sorted: true }),
  payFrom: f.date({ filter: oneDay }),
  payTo: f.date({ filter: oneDay }),
  voucher: f.text({ width: 130 }),
  receiptNo: f.code({ width: 150 }),
  printCount: f.count({ width: 90 }),
  status: f.codes(paymentStatus, { width: 90 }),
  reverseTime: f.dateTime(),
  reverseReason: f.text(),
  createdByName: f.person(),
});
