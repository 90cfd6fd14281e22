export { TradeFairEdit as default } from '@/features/trade-fair/TradeFairEdit';
