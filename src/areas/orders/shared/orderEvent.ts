import { TIMELINE_EVENT } from '@/contract/orders/orders';
import { codeTable } from '@kit/fields/codeTable';

/** Events of an order, of a return of it, or of a statement that contains it. */
export const orderEvent = codeTable('orderEvent', TIMELINE_EVENT);
