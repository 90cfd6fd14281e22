export { CommodityApplies as default } from '@/areas/master-data/entries/entryPages';
