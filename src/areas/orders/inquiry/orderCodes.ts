import { INVOICE_STATUS, ORDER_SOURCE, PAY_STATUS, SALES_STATUS } from '@/contract/orders/orders';
import { codeTable } from '@kit/fields/codeTable';

export const orderSource = codeTable('orderSource', ORDER_SOURCE, { dictCode: 'order.source' });
export const orderStatus = codeTable('salesStatus', SALES_STATUS, {
  tones: {
    toAudit: 'attention',
    audited: 'waiting',
    picking: 'waiting',
    partlyShipped: 'waiting',
    shipped: 'active',
    signed: 'active',
    finished: 'ended',
    cancelled: 'stopped',
  },
  dictCode: 'order.status',
});
export const payStatus = codeTable('payStatus', PAY_STATUS, {
  tones: { unpaid: 'draft', partly: 'waiting', paid: 'active', refunding: 'attention', refunded: 'ended' },
  dictCode: 'order.payStatus',
});
export const invoiceStatus = codeTable('invoiceStatus', INVOICE_STATUS);
