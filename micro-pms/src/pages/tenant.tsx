export { TenantList as default } from '../tenant/TenantList';
