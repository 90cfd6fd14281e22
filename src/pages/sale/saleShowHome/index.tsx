export { SaleShowHome as default } from '@/features/sale-show-home/SaleShowHome';
