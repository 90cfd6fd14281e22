export { FairOrderLines as default } from '@/areas/trade-fair/orders/FairOrderLines';
