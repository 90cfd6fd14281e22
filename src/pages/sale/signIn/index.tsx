export { FairCheckIn as default } from '@/areas/trade-fair/check-in/FairCheckIn';
