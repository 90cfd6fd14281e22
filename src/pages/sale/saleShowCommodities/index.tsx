export { FairCommodities as default } from '@/features/fair-commodities/FairCommodities';
