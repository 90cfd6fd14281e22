export { SaleCustomers as default } from '@/features/sale-customers/SaleCustomers';
