export { Profile as default } from '@/areas/account/profile/Profile';
