export { FairOrders as default } from '@/areas/trade-fair/orders/FairOrders';
