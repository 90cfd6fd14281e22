export { SelectAccount as default } from '@/features/sign-in/SelectAccount';
