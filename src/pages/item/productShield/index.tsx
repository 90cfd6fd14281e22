export { ProductShield as default } from '@/areas/goods/shields/ProductShield';
