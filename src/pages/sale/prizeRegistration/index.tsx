export { PrizeRegistration as default } from '@/areas/trade-fair/hand-over/PrizeRegistration';
