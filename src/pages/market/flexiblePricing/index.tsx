export { FlexiblePricing as default } from '@/features/pricing/activities/pricingPages';
