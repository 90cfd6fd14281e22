import * as z from 'zod';
import { get, page, pageQuery, post, service } from '../endpoint';
import { code, confirmation, erpCode, filter, flag, id, period, text, version } from '../fields';
import { ACTIVITY_TYPES, type ActivityType, SETTLE_MODE } from './activity';
import { activityDetail, activityRow } from './activity-answers';
import {
  ACTIVITY_STATUS,
  type CreateKey,
  EDIT_LEVELS,
  header,
  keyOf,
  pairs,
  saved,
  type UpdateKey,
} from './activity-form';
import { conflictAnswer } from './conflicts';
import { productTermsAnswer } from './terms';

const PAGES = ['specialsPricing', 'flexiblePricing', 'discountPricing', 'rebatePricing', 'calculationPricing'] as const;
const DETAIL_PAGES = [...PAGES, 'activityForm'] as const;

const SORTABLE = ['activityCode', 'activityName', 'startTime', 'endTime', 'priority', 'gmtModified'] as const;
export const activityListQuery = pageQuery(
  {
    activityCode: filter(40),
    activityName: filter(50),
    branchId: erpCode.optional(),
    status: z.array(code(ACTIVITY_STATUS)).max(5).optional(),
    visible: flag.optional(),
    /** The types of a page; `activityType` searches for one of them. */
    activityTypes: z.array(z.enum(ACTIVITY_TYPES)).max(ACTIVITY_TYPES.length).optional(),
    activityType: z.enum(ACTIVITY_TYPES).optional(),
    settleMode: code(SETTLE_MODE).optional(),
    productCode: filter(40),
    custCode: filter(40),
    staffName: filter(20),
    startTime: period.optional(),
  },
  SORTABLE,
);
const list = (path: string, pages: readonly (typeof PAGES)[number][]) =>
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

export const activityApi = service(
  'platform',
  '/promotion/api/promotion',
  {
    ...pairs,
    queryFlexible: list('/activity/queryFlexibleActivity', ['flexiblePricing']),
    querySpecialOffers: list('/activity/querySpecialOffersActivity', ['specialsPricing']),
    queryDiscount: list('/activity/queryDiscountActivity', ['discountPricing', 'rebatePricing']),
    /** Activities of all types, for a trial that assumes some of them to be published. */
    queryTrial: post('/activity/queryTrialActivity', activityListQuery, page(activityRow), {
      access: { pages: ['priceTrial'] },
      write: false,
      assumed: true,
    }),
    flexible: get('/activity/flexible/:id', one, activityDetail, read),
    specialOffers: get('/activity/specialOffers/:id', one, activityDetail, read),
    discount: get('/activity/discount/:id', one, activityDetail, read),
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
    /** The conflicts that a form, saved or not, would have if it were published. */
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
    disable: post(
      '/activity/disable/:id',
      z.object({ id, version, reason: text(100).min(5), ...confirmation }),
      saved,
      {
        access: { buttons: button('disable') },
        write: true,
        log: ['status', 'activity'],
      },
    ),
    /**
     * Shows or hides an activity. Before it is hidden, disabled or deleted, pages of the app that use it need a
     * confirmation (43722).
     */
    switchVisible: post(
      '/activity/switchVisible/:id',
      z.object({ id, version, visible: flag.optional(), ...confirmation }),
      saved,
      { access: { buttons: button('visible') }, write: true, log: ['status', 'activity'] },
    ),
    batchDelete: post(
      '/activity/batchDeleteActivity',
      z.object({ ids: z.array(id).min(1).max(100), ...confirmation }),
      z.object({
        deleted: z.array(z.string()),
        rejected: z.array(z.object({ id: z.string(), code: z.number().int(), msg: z.string() })),
      }),
      { access: { buttons: button('del') }, write: true, log: ['delete', 'activity'] },
    ),
  },
  { reads: ['activityCompute'] },
);

export const createOf = (type: ActivityType): (typeof activityApi)['createFlexible'] =>
  // The same key is built where the table of pairs is built.
  activityApi[keyOf('create', type) as CreateKey];
export const updateOf = (type: ActivityType): (typeof activityApi)['updateFlexible'] =>
  // The same key is built where the table of pairs is built.
  activityApi[keyOf('update', type) as UpdateKey];
/** The call that reads an activity of a type. */
export const detailOf = (type: ActivityType) =>
  type === 'flexible'
    ? activityApi.flexible
    : type === 'specialOffer'
      ? activityApi.specialOffers
      : activityApi.discount;
