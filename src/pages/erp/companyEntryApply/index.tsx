export { CompanyApplies as default } from '@/areas/master-data/entries/lists/applyLists';
