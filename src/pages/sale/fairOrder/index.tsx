export { FairOrderLines as default } from '@/features/fair-orders/FairOrderLines';
