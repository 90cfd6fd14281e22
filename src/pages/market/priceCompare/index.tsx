export { PriceCompare as default } from '@/features/pricing/compare/PriceCompare';
