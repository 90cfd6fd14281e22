export { Guide as default } from '@/features/guide/Guide';
