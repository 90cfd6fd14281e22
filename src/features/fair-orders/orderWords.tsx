import { CUSTOMER_LEVEL } from '@/contract/fair/customers';
import { LINE_STATUS, ORDER_STATUS, SHIPPED } from '@/contract/fair/orders';
import { codeTable } from '@/crud/table/codeTable';

export const orderStatus = codeTable('orderStatus', ORDER_STATUS, {
  toConfirm: 'attention',
  confirmed: 'waiting',
  shipped: 'active',
  finished: 'ended',
  cancelled: 'stopped',
});
export const lineStatus = codeTable('lineStatus', LINE_STATUS, { valid: 'active', cancelled: 'stopped' });
export const shipped = codeTable('shipped', SHIPPED);
export const level = codeTable('customerLevel', CUSTOMER_LEVEL);
