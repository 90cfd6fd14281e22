export { Banners as default } from '@/areas/content/banners/Banners';
