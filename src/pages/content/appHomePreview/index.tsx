export { Preview as default } from '@/areas/content/preview/Preview';
