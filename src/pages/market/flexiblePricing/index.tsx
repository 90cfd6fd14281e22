export { FlexiblePricing as default } from '@/areas/promotion/activities/pricingPages';
