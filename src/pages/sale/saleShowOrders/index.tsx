export { SaleShowOrders as default } from '@/features/fair-orders/SaleShowOrders';
