import * as z from 'zod';
import { get, page, pageQuery, post, service } from '../endpoint';
import { code, codes, erpCode, filter, FLAG, id } from '../fields';
import { ACTIVITY_TYPES, CUSTOMER_SCOPES, LADDER_MODES, POLICY_STATUS, POLICY_TYPE, SETTLE_MODE } from './activity';
import { stepAnswer } from './terms';

const row = z.object({
  policyId: z.string(),
  policyNo: z.string(),
  policyName: z.string(),
  supplierId: z.string().nullable(),
  supplierName: z.string(),
  policyType: z.enum(POLICY_TYPE),
  startTime: z.string(),
  endTime: z.string(),
  budgetAmount: z.string().nullable(),
  /** The sum of the budgets of activities that were made from the policy. */
  allocatedAmount: z.string(),
  generatedCount: z.number().int(),
  status: z.enum(POLICY_STATUS),
  /** Whether the policy is for the company that the user works in; policies of companies below are listed as well. */
  holdsHere: z.boolean(),
});
export type Policy = z.infer<typeof row>;

const detail = row.extend({
  branchIds: z.array(z.string()),
  eachFlag: z.enum(FLAG),
  crossProductFlag: z.enum(FLAG),
  intervalFlag: z.enum(FLAG),
  settleMode: z.enum(SETTLE_MODE),
  perOrderFlag: z.enum(FLAG),
  ladders: z.array(stepAnswer),
  products: z.array(
    z.object({
      productId: z.string(),
      productCode: z.string(),
      productName: z.string(),
      spec: z.string(),
      floorPrice: z.string().nullable(),
      ceilPrice: z.string().nullable(),
      ladders: z.array(stepAnswer).nullable(),
    }),
  ),
  customerTypeCodes: z.array(z.string()),
  regionIds: z.array(z.string()),
});

/** The initial values of an activity that is made from a policy. */
const proposal = z.object({
  activityType: z.enum(ACTIVITY_TYPES),
  activityName: z.string(),
  branchId: z.string(),
  startTime: z.string(),
  endTime: z.string(),
  settleMode: z.enum(SETTLE_MODE),
  crossProductFlag: z.enum(FLAG),
  perOrderFlag: z.enum(FLAG),
  ladderMode: z.enum(LADDER_MODES),
  ladders: z.array(stepAnswer),
  productScopeType: z.enum(['ALL', 'PRODUCT']),
  customerScopeType: z.enum(CUSTOMER_SCOPES),
  customerTypeCodes: z.array(z.string()),
  regionIds: z.array(z.string()),
  staffScopeType: z.enum(['ALL', 'STAFF']),
  /** The rest of the policy's budget. */
  budgetAmount: z.string().nullable(),
  policyId: z.string(),
  /** The id of the basket with the policy's products. */
  formId: z.string(),
});

const generate = z.object({ policyId: id, branchId: erpCode });
const by = (button: 'genFullNumber' | 'genFullAmount' | 'genFlexible') =>
  ({ access: { buttons: [`promotionPolicy_${button}`] }, write: false }) as const;
const read = { access: { pages: ['promotionPolicy', 'activityForm'] }, write: false } as const;

export const policyApi = service(
  'platform',
  '/promotion/api/promotion/policy',
  {
    page: post(
      '/pageQueryPolicy',
      pageQuery(
        {
          policyNo: filter(40),
          policyName: filter(50),
          supplierId: erpCode.optional(),
          policyType: codes(POLICY_TYPE).optional(),
          status: code(POLICY_STATUS).optional(),
          branchId: erpCode.optional(),
          /** Only policies from which the company that the user works in may make activities. */
          holdsHere: z.boolean().optional(),
        },
        ['policyNo', 'policyName', 'startTime', 'endTime'],
      ),
      page(row),
      read,
    ),
    detail: get('/getPolicy', z.object({ policyId: id }), detail, read),
    fullNumber: get('/generatesFullNumberActivity', generate, proposal, by('genFullNumber')),
    fullAmount: get('/generatesFullAmountActivity', generate, proposal, by('genFullAmount')),
    flexible: get('/generatesFlexibleActivity', generate, proposal, by('genFlexible')),
  },
  { reads: ['activity'] },
);
