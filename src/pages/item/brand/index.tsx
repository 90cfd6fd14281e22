export { Brands as default } from '@/areas/master-data/brands/Brands';
