export { bookOrder, confirmUsage, releaseUsage } from './data/bookUsage';
export { loadPricing } from './data/loadPricing';
export { loadRules } from './handlers/rules/loadRules';
