export { RoleList as default } from '@/areas/system/roles/RoleList';
