export { type OrderBill, orderBills } from './data/bills';
