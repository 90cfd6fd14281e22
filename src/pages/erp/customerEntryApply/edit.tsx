export { CustomerForm as default } from '@/areas/master-data/entries/entryPages';
