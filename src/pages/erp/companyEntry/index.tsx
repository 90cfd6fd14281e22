export { CompanyEntries as default } from '@/areas/master-data/entries/entryPages';
