export { BreedMonitor as default } from '@/areas/goods/breeds/BreedMonitor';
