import * as z from 'zod';
import { get, page, pageQuery, post, service } from '../endpoint';
import { erpCode, filter, flag, id, money9, orNull, version } from '../fields';
import { treeNode } from '../pricing/branch-trees';
import { ACTIVITY_TYPES } from './activity';
import { productTerms, productTermsAnswer } from './terms';

/** The most rows of a basket, and the most rows of one call (docs/domain/promotion.md#baskets). */
export const BASKET_LIMITS = { product: 20_000, customer: 50_000, staff: 5_000, call: 500 } as const;

/** The most categories, brands, suppliers or regions of one scope (docs/domain/promotion.md#fields). */
export const SCOPE_LIMIT = 200;

export const formId = z.uuid();
const activityType = z.enum(ACTIVITY_TYPES);
const keyword = filter(60);
const ids = z.array(id).max(BASKET_LIMITS.call).optional();
const all = flag.optional();

const productFilters = {
  keyword,
  categoryIds: z.array(erpCode).max(SCOPE_LIMIT).optional(),
  brandId: erpCode.optional(),
  supplierId: erpCode.optional(),
  manufacturer: filter(100),
  onlyNotInBasket: flag.optional(),
};
const customerFilters = {
  keyword,
  customerTypeCodes: z.array(z.string().max(4)).max(20).optional(),
  regionIds: z.array(erpCode).max(SCOPE_LIMIT).optional(),
  salesmanId: erpCode.optional(),
  onlyNotInBasket: flag.optional(),
};
const staffFilters = { keyword, departmentId: filter(40), onlyNotInBasket: flag.optional() };

/** The branch and type of the activity that the basket is for. */
const basketKey = { formId, branchId: erpCode, activityType };
const rowQuery = { formId, keyword, onlyError: flag.optional() };
const chosen = z.object({ formId, ids, all });

const productFacts = {
  productId: z.string(),
  productCode: z.string(),
  productName: z.string(),
  spec: z.string(),
  manufacturer: z.string(),
  unit: z.string(),
  decimalQty: z.number().int(),
  listPrice: z.string(),
  minSalePrice: z.string().nullable(),
  stockQty: z.string(),
};
const customerFacts = {
  custId: z.string(),
  custCode: z.string(),
  custName: z.string(),
  customerType: z.string(),
  regionId: z.string(),
  regionName: z.string(),
  salesmanName: z.string(),
};
const staffFacts = { staffId: z.string(), staffCode: z.string(), staffName: z.string(), departmentName: z.string() };

const inBasket = z.boolean();
const row = { id: z.string(), formId: z.string(), errorMsg: z.string() };
const tempProduct = z.object({ ...row, ...productFacts, ...productTermsAnswer, usedQty: z.string(), version });
export type TempProduct = z.infer<typeof tempProduct>;
const tempCustomer = z.object({ ...row, ...customerFacts });
const tempStaff = z.object({
  ...row,
  ...staffFacts,
  quotaAmount: z.string().nullable(),
  usedAmount: z.string(),
});

const withErrors = <T extends z.ZodType>(record: T) => page(record).extend({ errorCount: z.number().int() });

const counted = z.object({
  added: z.number().int(),
  updated: z.number().int(),
  skipped: z.number().int(),
  total: z.number().int(),
});
const removed = z.object({ deleted: z.number().int(), total: z.number().int() });

const item = z.object({ productId: erpCode, ...productTerms });
const items = <T extends z.ZodType>(one: T) => z.array(one).min(1).max(BASKET_LIMITS.call).optional();

/** Either the given rows, or everything that a search finds. */
const give = <T extends z.ZodRawShape, Q extends z.ZodRawShape>(rows: T, query: Q) =>
  z.object({ ...basketKey, ...rows, selectAll: flag.optional(), query: z.object(query).optional() });

const read = { access: { pages: ['activityForm'] }, write: false } as const;
const PICKS = [
  ...(['activityForm', 'pricingRule', 'priceTrial', 'productStock', 'productShield'] as const),
  ...(['defaultBusinessCode', 'breedMonitor', 'monitorStrategy'] as const),
] as const;
/** Lists from which rules, trials and goods choose as well. */
const pick = {
  access: { pages: PICKS },
  write: false,
} as const;
const write = (button: 'pickProduct' | 'pickCustomer' | 'pickStaff' | 'editRow') =>
  ({ access: { buttons: [`activityForm_${button}`] }, write: true, log: ['edit', 'activityBasket'] }) as const;
const remove = {
  access: { buttons: ['activityForm_delRow', 'activityForm_batchDelRow'] },
  write: true,
  log: ['edit', 'activityBasket'],
} as const;

/** What a form can choose from, and what it has chosen (docs/domain/promotion.md#baskets). */
export const basketApi = service(
  'platform',
  '/promotion/api/promotion',
  {
    customerTypes: get(
      '/dict/customerType',
      z.object({ branchId: erpCode.optional() }),
      z.array(z.object({ code: z.string(), label: z.string() })),
      { access: { pages: ['activityForm', 'specialsPricing', 'discountPricing'] }, write: false },
    ),
    regionTree: get('/dict/regionTree', z.object({ branchId: erpCode }), z.array(treeNode), read),

    products: post(
      '/product/pageQueryProduct',
      pageQuery({ ...basketKey, ...productFilters, formId: formId.optional(), activityType: activityType.optional() }, [
        'productCode',
        'productName',
        'listPrice',
      ]),
      page(z.object({ ...productFacts, inBasket })),
      pick,
    ),
    addProducts: post(
      '/product/createTempProduct',
      give({ items: items(item) }, productFilters),
      counted,
      write('pickProduct'),
    ),
    tempProducts: post(
      '/product/pageQueryTempProduct',
      pageQuery(rowQuery, ['sort', 'productCode']),
      withErrors(tempProduct),
      read,
    ),
    removeProducts: post('/product/batchDeleteTempProduct', chosen, removed, remove),
    changeProduct: post(
      '/product/updateTempProduct',
      z.object({ formId, id: id.optional(), version: version.optional(), ids, ...productTerms }),
      z.array(tempProduct),
      write('editRow'),
    ),

    customers: post(
      '/customer/pageQueryCustomer',
      pageQuery(
        { ...basketKey, ...customerFilters, formId: formId.optional(), activityType: activityType.optional() },
        ['custCode', 'custName'],
      ),
      page(z.object({ ...customerFacts, inBasket })),
      pick,
    ),
    addCustomers: post(
      '/customer/createTempCustomer',
      give({ custIds: items(erpCode) }, customerFilters),
      counted,
      write('pickCustomer'),
    ),
    tempCustomers: post(
      '/customer/pageQueryTempCustomer',
      pageQuery(rowQuery, ['custCode']),
      withErrors(tempCustomer),
      read,
    ),
    removeCustomers: post('/customer/batchDeleteTempCustomer', chosen, removed, remove),

    staff: post(
      '/salesMan/pageQueryStaff',
      pageQuery({ ...basketKey, ...staffFilters, formId: formId.optional(), activityType: activityType.optional() }, [
        'staffCode',
      ]),
      page(z.object({ ...staffFacts, inBasket })),
      pick,
    ),
    addStaff: post(
      '/salesMan/createTempStaff',
      give({ items: items(z.object({ staffId: erpCode, quotaAmount: orNull(money9) })) }, staffFilters),
      counted,
      write('pickStaff'),
    ),
    tempStaff: post('/salesMan/pageQueryTempStaff', pageQuery(rowQuery, ['staffCode']), withErrors(tempStaff), read),
    removeStaff: post('/salesMan/batchDeleteTempStaff', chosen, removed, remove),

    suppliers: post(
      '/supplier/pageQuerySupplier',
      // Given ids are answered whatever their status, so that a stored scope can be shown by name.
      pageQuery({ branchId: erpCode, keyword, supplierIds: z.array(erpCode).max(SCOPE_LIMIT).optional() }, [
        'supplierCode',
        'supplierName',
      ]),
      page(
        z.object({
          supplierId: z.string(),
          supplierCode: z.string(),
          supplierName: z.string(),
          productCount: z.number().int(),
        }),
      ),
      // Entries of commodities have a supplier as well, by which they are searched.
      { access: { pages: ['activityForm', 'commodityEntry', 'commodityEntryApply'] }, write: false },
    ),
  },
  { reads: ['import'] },
);
