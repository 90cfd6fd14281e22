export { DiscountPricing as default } from '@/features/pricing/activities/pricingPages';
