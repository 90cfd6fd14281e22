export { CommodityEntries as default } from '@/areas/master-data/entries/lists/auditLists';
