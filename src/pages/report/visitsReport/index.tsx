export { VisitsReport as default } from '@/areas/reports/visits/VisitsReport';
