export { RoleList as default } from '@/features/roles/RoleList';
