export { FairSignIn as default } from '@/areas/trade-fair/check-in/FairSignIn';
