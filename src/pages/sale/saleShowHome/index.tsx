export { FairHome as default } from '@/areas/trade-fair/home/FairHome';
