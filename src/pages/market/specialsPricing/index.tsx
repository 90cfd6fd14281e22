export { SpecialsPricing as default } from '@/areas/promotion/activities/pricingPages';
