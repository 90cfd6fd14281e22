export { RebatePricing as default } from '@/areas/promotion/activities/pricingPages';
