export { UserList as default } from '@/features/users/UserList';
