export { LicenceCancel as default } from '@/areas/master-data/licences/LicenceCancel';
