export { CustomerAudit as default } from '@/areas/master-data/entries/entryPages';
