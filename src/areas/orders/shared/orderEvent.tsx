import { TIMELINE_EVENT } from '@/contract/orders/orders';
import { codeTable } from '@kit/fields/codeTable';

/** What has happened to an order, to a return of it, or to a statement that it stands in. */
export const orderEvent = codeTable('orderEvent', TIMELINE_EVENT);
