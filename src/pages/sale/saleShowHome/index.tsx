export { SaleShowHome as default } from '@/areas/trade-fair/home/SaleShowHome';
