export { CommodityEntries as default } from '@/areas/master-data/entries/entryPages';
