export { CompanyAudit as default } from '@/areas/master-data/entries/entryPages';
