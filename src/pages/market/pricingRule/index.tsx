export { PricingRules as default } from '@/areas/pricing/rules/PricingRules';
