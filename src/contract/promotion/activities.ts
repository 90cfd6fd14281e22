import * as z from 'zod';
import { get, page, pageQuery, post, service } from '../endpoint';
import { code, erpCode, filter, FLAG, flag, id, period, text, version } from '../fields';
import {
  ACTIVITY_TYPES,
  type ActivityType,
  AMOUNT_BASIS,
  CALC_MODES,
  CUSTOMER_SCOPES,
  LADDER_MODES,
  MIN_PRICE_GUARD,
  RETURN_POLICY,
  SETTLE_MODE,
  STACK_MODES,
} from './activity';
import {
  ACTIVITY_STATUS,
  type CreateKey,
  EDIT_LEVELS,
  header,
  keyOf,
  pairs,
  productScope,
  saved,
  type UpdateKey,
} from './activity-form';
import { conflictAnswer } from '../pricing/conflicts';
import { productTermsAnswer, stepAnswer } from './terms';

const PAGES = ['specialsPricing', 'flexiblePricing', 'discountPricing', 'rebatePricing', 'calculationPricing'] as const;
const DETAIL_PAGES = [...PAGES, 'activityForm'] as const;

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
  /** In words, in the user's language. */
  ladderText: z.string(),
  limitText: z.string(),
  productScopeText: z.string(),
  customerScopeText: z.string(),
  productCount: z.number().int(),
  customerCount: z.number().int(),
  staffCount: z.number().int(),
  /** Of all salespeople together. */
  quotaAmount: z.string().nullable(),
  budgetAmount: z.string().nullable(),
  usedAmount: z.string(),
  usedOrderCount: z.number().int(),
  budgetExhausted: z.boolean(),
  tagText: z.string(),
  createdBy: z.string(),
  createdByName: z.string(),
  gmtCreated: z.string(),
  gmtModified: z.string(),
  version: z.number().int(),
});
export type Activity = z.infer<typeof activityRow>;

const detail = activityRow.extend({
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
  /** Of a basket that holds the scope, where it was asked for. */
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
  /** Why it was published although it meets others. */
  conflictReason: z.string(),
  editLevel: z.enum(EDIT_LEVELS),
  modifiedByName: z.string(),
});
export type ActivityDetail = z.infer<typeof detail>;

const SORTABLE = ['activityCode', 'activityName', 'startTime', 'endTime', 'priority', 'gmtModified'] as const;
export const activityListQuery = pageQuery(
  {
    activityCode: filter(40),
    activityName: filter(50),
    branchId: erpCode.optional(),
    status: z.array(code(ACTIVITY_STATUS)).max(5).optional(),
    visible: flag.optional(),
    /** Those of a page; `activityType` is the one that is searched for among them. */
    activityTypes: z.array(z.enum(ACTIVITY_TYPES)).max(12).optional(),
    activityType: z.enum(ACTIVITY_TYPES).optional(),
    settleMode: code(SETTLE_MODE).optional(),
    productCode: filter(40),
    custCode: filter(40),
    staffName: filter(20),
    startTime: period.optional(),
  },
  SORTABLE,
);
const list = (path: string, pages: readonly ('activityForm' | (typeof PAGES)[number])[]) =>
  post(path, activityListQuery, page(activityRow), { access: { pages }, write: false });

const one = z.object({ id, forEdit: flag.optional() });
const read = { access: { pages: DETAIL_PAGES }, write: false } as const;
const scopeQuery = pageQuery({ activityId: id, keyword: filter(60) }, ['sort']);
const checkedNode = z.object({
  id: z.string(),
  name: z.string(),
  checked: z.boolean(),
  get children() {
    return z.array(checkedNode);
  },
});
const ofActivity = z.object({ activityId: id });

const button = (action: 'disable' | 'visible' | 'del') =>
  (['specialsPricing', 'flexiblePricing', 'discountPricing', 'rebatePricing'] as const).map(
    (at) => `${at}_${action}` as const,
  );

export const activityApi = service('platform', '/promotion/api/promotion', {
  ...pairs,
  queryFlexible: list('/activity/queryFlexibleActivity', ['flexiblePricing']),
  querySpecialOffers: list('/activity/querySpecialOffersActivity', ['specialsPricing']),
  queryDiscount: list('/activity/queryDiscountActivity', ['discountPricing', 'rebatePricing']),
  flexible: get('/activity/flexible/:id', one, detail, read),
  specialOffers: get('/activity/specialOffers/:id', one, detail, read),
  discount: get('/activity/discount/:id', one, detail, read),
  checkBeforeEdit: get(
    '/activity/checkBeforeEdit/:id',
    z.object({ id }),
    z.object({
      editable: z.boolean(),
      editLevel: z.enum(EDIT_LEVELS),
      status: z.enum(ACTIVITY_STATUS),
      version: z.number().int(),
      usedOrderCount: z.number().int(),
      usedAmount: z.string(),
      reasons: z.array(z.object({ code: z.number().int(), msg: z.string() })),
    }),
    read,
  ),
  /** Where a form, saved or not, would meet other activities if it were published. */
  checkConflict: post(
    '/activity/checkConflict',
    header.extend({ activityType: z.enum(ACTIVITY_TYPES), activityId: id.optional() }),
    conflictAnswer,
    { access: { buttons: ['activityForm_saveDraft', 'activityForm_publish'] }, write: false, assumed: true },
  ),
  customerCategories: post('/activity/queryCustomerCategory', ofActivity, z.array(checkedNode), read),
  customerRegions: post('/activity/queryCustomerRegion', ofActivity, z.array(checkedNode), read),
  customers: post(
    '/activity/queryCustomer',
    scopeQuery,
    page(z.object({ custId: z.string(), custCode: z.string(), custName: z.string(), customerType: z.string() })),
    read,
  ),
  staff: post(
    '/activity/queryStaff',
    scopeQuery,
    page(
      z.object({
        staffId: z.string(),
        staffCode: z.string(),
        staffName: z.string(),
        departmentName: z.string(),
        quotaAmount: z.string().nullable(),
        usedAmount: z.string(),
      }),
    ),
    read,
  ),
  products: post(
    '/activity/queryProduct',
    scopeQuery,
    page(
      z.object({
        productId: z.string(),
        productCode: z.string(),
        productName: z.string(),
        spec: z.string(),
        manufacturer: z.string(),
        unit: z.string(),
        listPrice: z.string(),
        minSalePrice: z.string().nullable(),
        ...productTermsAnswer,
        usedQty: z.string(),
      }),
    ),
    read,
  ),
  disable: post('/activity/disable/:id', z.object({ id, version, reason: text(100).min(5) }), saved, {
    access: { buttons: button('disable') },
    write: true,
    log: ['status', 'activity'],
  }),
  switchVisible: post('/activity/switchVisible/:id', z.object({ id, version, visible: flag.optional() }), saved, {
    access: { buttons: button('visible') },
    write: true,
    log: ['status', 'activity'],
  }),
  batchDelete: post(
    '/activity/batchDeleteActivity',
    z.object({ ids: z.array(id).min(1).max(100) }),
    z.object({
      deleted: z.array(z.string()),
      rejected: z.array(z.object({ id: z.string(), code: z.number().int(), msg: z.string() })),
    }),
    { access: { buttons: button('del') }, write: true, log: ['delete', 'activity'] },
  ),
});

export const createOf = (type: ActivityType): (typeof activityApi)['createFlexible'] =>
  // The key is put together as the table of the pairs puts it together.
  activityApi[keyOf('create', type) as CreateKey];
export const updateOf = (type: ActivityType): (typeof activityApi)['updateFlexible'] =>
  // Its key is put together in the same way.
  activityApi[keyOf('update', type) as UpdateKey];
/** Where an activity of a type is read. */
export const detailOf = (type: ActivityType) =>
  type === 'flexible'
    ? activityApi.flexible
    : type === 'specialOffer'
      ? activityApi.specialOffers
      : activityApi.discount;
