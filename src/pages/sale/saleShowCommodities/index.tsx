export { FairCommodities as default } from '@/areas/trade-fair/commodities/FairCommodities';
