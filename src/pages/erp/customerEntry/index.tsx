export { CustomerEntries as default } from '@/areas/master-data/entries/entryPages';
