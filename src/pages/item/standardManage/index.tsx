export { Standards as default } from '@/areas/master-data/standards/Standards';
