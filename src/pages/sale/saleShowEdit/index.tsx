export { TradeFairEdit as default } from '@/areas/trade-fair/fairs/TradeFairEdit';
