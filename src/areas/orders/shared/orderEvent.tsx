import { ORDER_EVENT } from '@/contract/orders/orders';
import { codeTable } from '@kit/fields/codeTable';

/** What has happened to an order, or to a return of it. */
export const orderEvent = codeTable('orderEvent', ORDER_EVENT);
