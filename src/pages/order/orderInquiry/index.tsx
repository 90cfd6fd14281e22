export { OrderInquiry as default } from '@/areas/orders/inquiry/OrderInquiry';
