export { SignIn as default } from '@/areas/account/sign-in/SignIn';
