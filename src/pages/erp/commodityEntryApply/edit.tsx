export { CommodityForm as default } from '@/areas/master-data/entries/form/entryForms';
