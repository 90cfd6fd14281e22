export { ReturnDetailPage as default } from '@/areas/orders/returns/ReturnDetailPage';
