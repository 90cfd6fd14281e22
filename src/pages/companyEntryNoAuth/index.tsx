export { CompanyEntryNoAuth as default } from '@/areas/master-data/entries/public/publicPages';
