export { Dashboard as default } from '@/areas/account/dashboard/Dashboard';
