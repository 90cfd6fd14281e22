export { RebatePricing as default } from '@/features/pricing/activities/pricingPages';
