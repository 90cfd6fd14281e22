export { CompanyEntries as default } from '@/areas/master-data/entries/lists/auditLists';
