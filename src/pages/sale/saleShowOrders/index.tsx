export { SaleShowOrders as default } from '@/areas/trade-fair/orders/SaleShowOrders';
