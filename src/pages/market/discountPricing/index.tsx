export { DiscountPricing as default } from '@/areas/promotion/activities/pricingPages';
