export { CustomerApplies as default } from '@/areas/master-data/entries/entryPages';
