export { GoodsConcern as default } from '@/areas/goods/concerns/GoodsConcern';
