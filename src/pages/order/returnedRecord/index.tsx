export { ReturnedRecords as default } from '@/areas/orders/returns/ReturnedRecords';
