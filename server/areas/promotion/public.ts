export { bookReturn, bookSale } from './data/bookSale';
export { rebateLoss } from './data/rebateLoss';
export { loadDrafts, loadRunning, type OrderFacts } from './data/loadActivities';
export { loadOffers } from './data/loadOffers';
export { branchLine, loadCustomer, loadProducts, pathsIn } from './data/parties';
export { activity, activityProduct, activityUsage } from './data/schema/activity';
export {
  inLockOrder,
  returnActivity,
  returnProduct,
  returnQuota,
  takeActivity,
  takeCustomer,
  takeProduct,
  takeQuota,
  UsageRefused,
} from './data/usageCounters';
export { isLadder } from './rules/candidates';
export { amountOf } from './rules/reward';
export { STAGE_OF } from './rules/status';
export { applyActivities } from './rules/stacking';
export type { Activity, Customer, Deal, Product, SpecialActivity, SpecialItem } from './rules/types';
