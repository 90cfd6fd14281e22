export { CommodityAudit as default } from '@/areas/master-data/entries/entryPages';
