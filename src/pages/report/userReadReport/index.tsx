export { UserReadReport as default } from '@/areas/reports/reads/UserReadReport';
