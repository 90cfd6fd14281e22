import type { Template, TemplateColumn } from '../tasks/template';

/* Templates for the baskets of an activity (docs/domain/tasks.md#templates). */

export const productCode = {
  ...{ field: 'productCode', title: '商品编码', required: true, kind: 'code', max: 40, example: 'SP000001' },
} as const satisfies TemplateColumn;
const count = (field: string, title: string) =>
  ({ field, title, kind: 'whole', max: 8, example: '' }) as const satisfies TemplateColumn;
const REWARDS = { 减金额: 'AMOUNT', 单价直降: 'UNIT_PRICE', 折扣比例: 'PERCENT' } as const;
const MODES = { 固定价: 'FIXED', 折扣率: 'RATE', 直降: 'REDUCE' } as const;
const YES_NO = { 是: '1', 否: '0' } as const;

export const PROMOTION_TEMPLATES = {
  PROMO_PRODUCT_SPECIAL: {
    title: '特价商品',
    columns: [
      productCode,
      {
        ...{ field: 'priceMode', title: '特价方式', required: true, kind: 'choice', max: 10, example: '固定价' },
        options: MODES,
      },
      { field: 'value', title: '值', required: true, kind: 'decimal4', max: 13, example: '11.5000' },
      { ...count('minQty', '起购数量'), example: '5' },
      count('limitQtyPerCustomer', '每客户限量'),
      count('limitQtyPerOrder', '每单限量'),
      count('limitQtyTotal', '总限量'),
    ],
    limit: 20_000,
  },
  PROMO_PRODUCT_FLEXIBLE: {
    title: '灵活价商品',
    columns: [
      productCode,
      { field: 'floorPrice', title: '下限价', required: true, kind: 'decimal4', max: 13, example: '11.0000' },
      { field: 'ceilPrice', title: '上限价', required: true, kind: 'decimal4', max: 13, example: '12.8000' },
      count('limitQtyTotal', '总限量'),
    ],
    limit: 20_000,
  },
  PROMO_PRODUCT_SCOPE: {
    title: '活动商品',
    columns: [
      productCode,
      { field: 'exclude', title: '是否排除', kind: 'choice', max: 4, example: '否', options: YES_NO },
    ],
    limit: 20_000,
  },
  PROMO_PRODUCT_LADDER: {
    title: '单品阶梯',
    columns: [
      productCode,
      { ...count('from', '门槛'), required: true, example: '50' },
      {
        ...{ field: 'rewardType', title: '优惠方式', required: true, kind: 'choice', max: 10, example: '单价直降' },
        options: REWARDS,
      },
      { field: 'rewardValue', title: '优惠值', required: true, kind: 'reward', max: 14, example: '0.5000' },
      count('to', '区间止'),
    ],
    limit: 20_000,
  },
  PROMO_CUSTOMER: {
    title: '活动客户',
    columns: [{ field: 'custCode', title: '客户编码', required: true, kind: 'code', max: 40, example: 'KH00100' }],
    limit: 50_000,
  },
  PROMO_STAFF: {
    title: '活动业务员',
    columns: [
      { field: 'staffCode', title: '员工编号', required: true, kind: 'code', max: 40, example: 'S00511' },
      { field: 'quotaAmount', title: '让利额度', kind: 'money', max: 12, example: '2000.00' },
    ],
    limit: 5_000,
  },
} as const satisfies Record<string, Template>;

/** Templates for standing rules of special prices. */
export const RULE_TEMPLATES = {
  PRICE_RULE_SPECIAL: {
    title: '协议价',
    columns: [
      { field: 'ruleCode', title: '规则编码', required: true, kind: 'code', max: 40, example: 'GZ2026030007' },
      productCode,
      { field: 'specialPrice', title: '协议价', required: true, kind: 'decimal4', max: 13, example: '12.1000' },
      { ...count('minQty', '起购数量'), example: '1' },
    ],
    limit: 20_000,
  },
} as const satisfies Record<string, Template>;
export const RULE_TEMPLATE_CODES = ['PRICE_RULE_SPECIAL'] as const satisfies readonly (keyof typeof RULE_TEMPLATES)[];

export const PROMOTION_TEMPLATE_CODES = [
  'PROMO_PRODUCT_SPECIAL',
  'PROMO_PRODUCT_FLEXIBLE',
  'PROMO_PRODUCT_SCOPE',
  'PROMO_PRODUCT_LADDER',
  'PROMO_CUSTOMER',
  'PROMO_STAFF',
] as const satisfies readonly (keyof typeof PROMOTION_TEMPLATES)[];
export type PromotionTemplate = keyof typeof PROMOTION_TEMPLATES;
