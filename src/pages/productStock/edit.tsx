export { CoreStockEdit as default } from '@/areas/goods/stock/CoreStockEdit';
