export { PriceTrial as default } from '@/areas/pricing/trial/PriceTrial';
