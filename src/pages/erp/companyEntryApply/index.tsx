export { CompanyApplies as default } from '@/areas/master-data/entries/entryPages';
