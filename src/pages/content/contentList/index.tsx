export { Articles as default } from '@/areas/content/articles/Articles';
