export { CustomerEntryNoAuth as default } from '@/areas/master-data/entries/public/publicPages';
