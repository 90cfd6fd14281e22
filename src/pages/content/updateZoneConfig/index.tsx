export { ZoneEdit as default } from '@/areas/content/zones/ZoneEdit';
