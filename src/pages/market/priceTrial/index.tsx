export { PriceTrial as default } from '@/features/pricing/trial/PriceTrial';
