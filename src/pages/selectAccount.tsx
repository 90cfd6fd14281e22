export { SelectAccount as default } from '@/areas/account/sign-in/SelectAccount';
