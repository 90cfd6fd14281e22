export { CompanyForm as default } from '@/areas/master-data/entries/form/entryForms';
