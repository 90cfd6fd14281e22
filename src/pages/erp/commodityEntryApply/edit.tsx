export { CommodityForm as default } from '@/areas/master-data/entries/entryPages';
