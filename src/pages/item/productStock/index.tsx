export { ProductStock as default } from '@/areas/goods/stock/ProductStock';
