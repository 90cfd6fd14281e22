export { Calculation as default } from '@/areas/promotion/settlement/Calculation';
