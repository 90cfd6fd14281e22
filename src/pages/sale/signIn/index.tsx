export { FairSignIn as default } from '@/features/fair-sign-in/FairSignIn';
