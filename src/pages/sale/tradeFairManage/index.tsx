export { TradeFairList as default } from '@/features/trade-fair/TradeFairList';
