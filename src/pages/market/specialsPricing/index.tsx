export { SpecialsPricing as default } from '@/features/pricing/activities/pricingPages';
