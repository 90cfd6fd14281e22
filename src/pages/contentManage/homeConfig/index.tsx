export { HomeConfig as default } from '@/areas/content/home-config/HomeConfig';
