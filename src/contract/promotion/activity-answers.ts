import * as z from 'zod';
import { FLAG } from '../fields';
import {
  ACTIVITY_TYPES,
  AMOUNT_BASIS,
  CALC_MODES,
  CUSTOMER_SCOPES,
  LADDER_MODES,
  MIN_PRICE_GUARD,
  RETURN_POLICY,
  SETTLE_MODE,
  STACK_MODES,
} from './activity';
import { ACTIVITY_STATUS, EDIT_LEVELS, productScope } from './activity-form';
import { stepAnswer } from './terms';

/** An activity as lists show it: its own fields with names, counts and amounts. */
export const activityRow = z.object({
  activityId: z.string(),
  activityCode: z.string(),
  activityName: z.string(),
  activityType: z.enum(ACTIVITY_TYPES),
  branchId: z.string(),
  branchName: z.string(),
  status: z.enum(ACTIVITY_STATUS),
  startTime: z.string().nullable(),
  endTime: z.string().nullable(),
  visible: z.enum(FLAG),
  priority: z.number().int(),
  stackMode: z.enum(STACK_MODES),
  settleMode: z.enum(SETTLE_MODE),
  crossProductFlag: z.enum(FLAG),
  perOrderFlag: z.enum(FLAG),
  /** The ladder in words, in the user's language. */
  ladderText: z.string(),
  limitText: z.string(),
  productScopeText: z.string(),
  customerScopeText: z.string(),
  productCount: z.number().int(),
  customerCount: z.number().int(),
  staffCount: z.number().int(),
  /** The sum of the quotas of all salespeople. */
  quotaAmount: z.string().nullable(),
  budgetAmount: z.string().nullable(),
  usedAmount: z.string(),
  usedOrderCount: z.number().int(),
  budgetExhausted: z.boolean(),
  /** For a deferred activity: the computed and the paid reward of all customers together. */
  rewardAmount: z.string(),
  grantedAmount: z.string(),
  tagText: z.string(),
  createdBy: z.string(),
  createdByName: z.string(),
  gmtCreated: z.string(),
  gmtModified: z.string(),
  version: z.number().int(),
});
export type Activity = z.infer<typeof activityRow>;

export const activityDetail = activityRow.extend({
  withSpecial: z.enum(FLAG),
  amountBasis: z.enum(AMOUNT_BASIS),
  ladderMode: z.enum(LADDER_MODES),
  calcMode: z.enum(CALC_MODES),
  ladders: z.array(stepAnswer),
  maxTimes: z.number().int().nullable(),
  productScopeType: productScope,
  categoryIds: z.array(z.string()),
  brandIds: z.array(z.string()),
  supplierIds: z.array(z.string()),
  customerScopeType: z.enum(CUSTOMER_SCOPES),
  customerTypeCodes: z.array(z.string()),
  regionIds: z.array(z.string()),
  excludeCustomers: z.enum(FLAG),
  staffScopeType: z.enum(['ALL', 'STAFF']),
  /** The id of the basket with the scope, if it was requested. */
  formId: z.string().nullable(),
  customerOrderLimit: z.number().int().nullable(),
  customerRewardLimit: z.string().nullable(),
  maxRewardPerOrder: z.string().nullable(),
  budgetUsed: z.string(),
  returnPolicy: z.enum(RETURN_POLICY),
  returnDeadlineDays: z.number().int(),
  minPriceGuard: z.enum(MIN_PRICE_GUARD),
  policyId: z.string().nullable(),
  description: z.string(),
  remark: z.string(),
  disableReason: z.string(),
  /** The reason why it was published despite conflicts. */
  conflictReason: z.string(),
  editLevel: z.enum(EDIT_LEVELS),
  modifiedByName: z.string(),
});
export type ActivityDetail = z.infer<typeof activityDetail>;
