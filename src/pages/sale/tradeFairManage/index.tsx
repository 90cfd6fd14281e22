export { TradeFairList as default } from '@/areas/trade-fair/fairs/TradeFairList';
