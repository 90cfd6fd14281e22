export { ZoneConfig as default } from '@/areas/content/zones/ZoneConfig';
