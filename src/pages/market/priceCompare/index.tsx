export { PriceCompare as default } from '@/areas/pricing/compare/PriceCompare';
