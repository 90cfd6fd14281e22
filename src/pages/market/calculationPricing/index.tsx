export { Calculation as default } from '@/features/pricing/calculation/Calculation';
