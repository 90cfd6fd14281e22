export { Companies as default } from '@/areas/master-data/companies/Companies';
