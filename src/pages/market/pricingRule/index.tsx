export { PricingRules as default } from '@/features/pricing/rules/PricingRules';
