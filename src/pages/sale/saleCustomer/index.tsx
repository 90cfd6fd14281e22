export { SaleCustomers as default } from '@/areas/trade-fair/customers/SaleCustomers';
