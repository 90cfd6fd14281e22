export { PrizeRegistration as default } from '@/features/prize-registration/PrizeRegistration';
