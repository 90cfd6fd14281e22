export { PublicResult as default } from '@/areas/master-data/entries/public/PublicResult';
