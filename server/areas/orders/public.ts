export { soldBetween, soldByDay } from './handlers/inquiry/sold';
export { salesOrder } from './data/schema/order';
export { type OrderBill, orderBills } from './data/bills';
