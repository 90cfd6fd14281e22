export { Designer as default } from '@/areas/content/designer/Designer';
