export { UserList as default } from '@/areas/system/users/UserList';
