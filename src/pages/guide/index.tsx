export { Guide as default } from '@/areas/account/guide/Guide';
