import { type CashierReceipt, RECEIPT_STATUS } from '@/contract/finance/cashiers';
import { f } from '@/shared/fields/f';
import { payChannel } from '@/shared/payments/payChannel';
import { codeTable } from '@kit/fields/codeTable';
import { fieldsOf } from '@kit/fields/fieldsOf';
import { orderLink } from '../shared/orderLink';

const receiptStatus = codeTable('receiptStatus', RECEIPT_STATUS, { tones: { received: 'active', refunded: 'ended' } });

const SHOWN = ['payNo', 'payTime', 'amount', 'channel', 'status', 'accountNo', 'orderNo'] as const;

const tableFrom = (leadsToOrders: boolean) =>
  fieldsOf<CashierReceipt>()('cashierReceipt', {
    payNo: f.code({ width: 200 }),
    payTime: f.dateTime(),
    amount: f.money(),
    channel: f.codes(payChannel, { width: 90 }),
    status: f.codes(receiptStatus, { width: 100 }),
    accountNo: f.text({ width: 110 }),
    orderNo: f.code({ width: 200, cell: (row) => (leadsToOrders ? orderLink(row) : row.orderNo) }),
  }).table({ show: SHOWN });

/** Orders are links for users who may open them. */
export const receiptTables = { plain: tableFrom(false), linked: tableFrom(true) };
