export { CompanyForm as default } from '@/areas/master-data/entries/entryPages';
