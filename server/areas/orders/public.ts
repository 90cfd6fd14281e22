export { soldBetween, soldByDay } from './handlers/inquiry/sold';
export { salesOrder } from './data/schema/order';
export { type Bill, orderBills, type WantedBills } from './data/bills';
export { purchaseBills } from './data/purchaseBills';
export { orderReceipt } from './data/schema/shipment';
export type { CashierAsked, CashierThen } from './data/cashierSlot';
export { purchaseDocument } from './data/schema/purchase';
