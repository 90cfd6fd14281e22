import { ACTIVITY_TYPES } from '../../../src/contract/promotion/activity';
import { type AliasKey, type CreateKey, keyOf, type UpdateKey } from '../../../src/contract/promotion/activity-form';
import type { Samples } from './shape';

/** A form of nobody's. */
const formId = '5f0c7f3e-8a3e-4d0e-9a57-3f5f7f1f0c11';
const basket = { formId, branchId: 'FDB', activityType: 'specialOffer' } as const;
const activity = { branchId: 'FDB', saveMode: 'DRAFT' } as const;
/** A draft of each type, by both names of the call, and a change of the seeded draft. */
const pairs = {
  // `Object.fromEntries` forgets its keys.
  ...(Object.fromEntries(
    ACTIVITY_TYPES.flatMap((type) => [
      [keyOf('create', type), { ...activity, activityName: `合同${type}` }],
      [keyOf('alias', type), { ...activity, activityName: `别名${type}` }],
    ]),
  ) as Record<CreateKey | AliasKey, Samples['activityApi'][CreateKey]>),
  // As above.
  ...(Object.fromEntries(
    ACTIVITY_TYPES.map((type) => [
      keyOf('update', type),
      { ...activity, activityName: `合同${type}`, activityId: '90011', version: 1 },
    ]),
  ) as Record<UpdateKey, Samples['activityApi'][UpdateKey]>),
};

export const promotionSamples = {
  prodRulesApi: {
    rule: { categoryCode: 'DISCOUNT', branchId: 'FDB', productId: 'P001', custId: 'C100', effectiveOn: '2026-03-08' },
    addRule: {
      ruleName: '合同测试折扣',
      categoryCode: 'DISCOUNT',
      branchId: 'FDB',
      effectiveStart: '2026-03-01 00:00:00',
      params: { discountRate: '97.00' },
    },
    updateRule: { id: '81003', version: 1, remark: '合同测试' },
    deleteRule: { id: '81012', version: 1 },
    category: { branchId: 'FDB', withCount: 1 },
    trial: { branchId: 'FDB', custId: 'C100', lines: [{ lineNo: 1, productId: 'P001', qty: '100' }] },
    productScopes: {},
  },
  branchTreeApi: { regionTree: { branchId: 'FDB' }, operateRangeTree: { branchId: 'FDB' } },
  priceCompareApi: {
    page: { branchIds: ['FDB', 'FDC'], pageNum: 1, pageSize: 20 },
    preview: { fromBranchId: 'FDB', toBranchIds: ['FDB01'], fields: ['listPrice'], productIds: ['P001'] },
    copy: { fromBranchId: 'FDB', toBranchIds: ['FDB01'], fields: ['listPrice'], productIds: ['P001'], plan: '' },
    changes: { pageNum: 1, pageSize: 20 },
    cancel: { ids: ['1'] },
  },
  ruleImportApi: { importPrices: { branchId: 'FDB' }, downloadTemplate: { templateCode: 'PRICE_RULE_SPECIAL' } },
  promotionImportApi: {
    importBasket: { templateCode: 'PROMO_CUSTOMER', formId, branchId: 'FDB', activityType: 'fullAmountReduction' },
    downloadTemplate: { templateCode: 'PROMO_STAFF' },
    downloadFailedData: { formId },
  },
  basketApi: {
    customerTypes: {},
    regionTree: { branchId: 'FDB' },
    products: { formId, branchId: 'FDB', activityType: 'specialOffer', keyword: 'amxl', pageNum: 1, pageSize: 10 },
    addProducts: { ...basket, items: [{ productId: 'P001', priceMode: 'FIXED', specialPrice: '11.5000' }] },
    tempProducts: { formId, pageNum: 1, pageSize: 10 },
    removeProducts: { formId, all: 1 },
    changeProduct: { formId, id: '1', version: 1, specialPrice: '11.2000' },
    customers: { formId, branchId: 'FDB', activityType: 'specialOffer', pageNum: 1, pageSize: 10 },
    addCustomers: { ...basket, custIds: ['C100'] },
    tempCustomers: { formId, pageNum: 1, pageSize: 10 },
    removeCustomers: { formId, all: 1 },
    staff: { formId, branchId: 'FDB', activityType: 'specialOffer', pageNum: 1, pageSize: 10 },
    addStaff: { ...basket, items: [{ staffId: 'S00511', quotaAmount: '100.00' }] },
    tempStaff: { formId, pageNum: 1, pageSize: 10 },
    removeStaff: { formId, all: 1 },
    suppliers: { branchId: 'FDB', pageNum: 1, pageSize: 10 },
  },
  activityApi: {
    ...pairs,
    queryFlexible: { pageNum: 1, pageSize: 20 },
    querySpecialOffers: { pageNum: 1, pageSize: 20 },
    queryDiscount: { pageNum: 1, pageSize: 20, status: [2], productCode: 'SP000001' },
    queryTrial: { pageNum: 1, pageSize: 20, branchId: 'FDB', status: [0, 4] },
    flexible: { id: '90002' },
    specialOffers: { id: '90001' },
    discount: { id: '90003' },
    checkBeforeEdit: { id: '90003' },
    checkConflict: { ...activity, activityName: '重叠检查', activityType: 'fullAmountReduction' },
    customerCategories: { activityId: '90018' },
    customerRegions: { activityId: '90018' },
    customers: { activityId: '90018', pageNum: 1, pageSize: 20 },
    staff: { activityId: '90002', pageNum: 1, pageSize: 20 },
    products: { activityId: '90001', pageNum: 1, pageSize: 20 },
    disable: { id: '90010', version: 1, reason: '合同测试停用' },
    switchVisible: { id: '90009', version: 1 },
    batchDelete: { ids: ['90012'] },
  },
  computeApi: {
    queryCompute: { pageNum: 1, pageSize: 20, kd: 'K1D0' },
    customers: { activityId: '90018', pageNum: 1, pageSize: 20 },
    billK1D1: { activityId: '90019', custId: 'C100', pageNum: 1, pageSize: 20 },
    billK0D1: { activityId: '90017', custId: 'C100', pageNum: 1, pageSize: 20 },
    productK0D0: { activityId: '90016', custId: 'C100', pageNum: 1, pageSize: 20 },
    detailK1D1: { activityId: '90019', custId: 'C100', billNo: 'B1' },
    detailK0D1: { activityId: '90017', custId: 'C100', billNo: 'B1' },
    detailK0D0: { activityId: '90016', custId: 'C100', productId: 'P001' },
    detailK1D0: { activityId: '90018', custId: 'C100', pageNum: 1, pageSize: 20 },
    recompute: { activityId: '90015' },
    grant: { activityId: '90018', custIds: ['C100'], grantType: 2, early: 1 },
  },
  policyApi: {
    page: { pageNum: 1, pageSize: 20 },
    detail: { policyId: '60001' },
    fullNumber: { policyId: '60001', branchId: 'FDB' },
    fullAmount: { policyId: '60002', branchId: 'FDB' },
    flexible: { policyId: '60003', branchId: 'FDB' },
  },
} satisfies Partial<Samples>;
