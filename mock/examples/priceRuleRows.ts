import type { ParamsOf, RuleContent } from '../../src/contract/pricing/rule';

export interface SeedRule {
  name: string;
  categoryId: string;
  content: RuleContent;
  branchId?: string;
  priority?: number;
  remark?: string;
  types?: string[];
  regions?: string[];
  customers?: string[];
  categories?: string[];
  brands?: string[];
  products?: string[];
  /** First and last month of the year; all of it otherwise. */
  months?: readonly [number, number];
  ended?: true;
}

const discount = (discountRate: string): RuleContent => ({ categoryCode: 'DISCOUNT', params: { discountRate } });

const special = (prices: Readonly<Record<string, string>>, more: Partial<ParamsOf<'SPECIAL'>> = {}) => ({
  products: Object.keys(prices),
  content: {
    categoryCode: 'SPECIAL' as const,
    params: {
      items: Object.entries(prices).map(([productId, specialPrice]) => ({ productId, specialPrice, minQty: 1 })),
      lockPrice: 0 as const,
      contractNo: '',
      ...more,
    },
  },
});

const calculation = (params: Partial<ParamsOf<'CALCULATION'>>): RuleContent => ({
  categoryCode: 'CALCULATION',
  params: { baseSource: 'COST', factor: '1', addend: '0', roundMode: 'NONE4', clampMin: 0, ...params },
});

const rebate = (
  period: ParamsOf<'REBATE'>['period'],
  steps: readonly (readonly [threshold: string, value: string])[],
  more: Partial<ParamsOf<'REBATE'>> = {},
): RuleContent => {
  const basis = more.basis ?? 'AMOUNT';
  const ladders = steps.map(([threshold, value]) => ({
    threshold,
    rate: basis === 'AMOUNT' ? value : null,
    amountPerUnit: basis === 'QTY' ? value : null,
  }));
  return {
    categoryCode: 'REBATE',
    params: { period, calcMode: 'WHOLE', payDelayDays: 15, returnsIncluded: 1, ...more, basis, ladders },
  };
};

const flexible = (more: Partial<ParamsOf<'FLEXIBLE'>>): RuleContent => ({
  categoryCode: 'FLEXIBLE',
  params: {
    lowerRate: '95.00',
    upperRate: '100.00',
    items: [],
    monthlyQuota: '2000.00',
    staffIds: [],
    roleCodes: [],
    ...more,
  },
});

/** None of them is for a product of the worked examples (P001–P008): those are priced as the examples say. */
export const RUNNING_RULES: readonly SeedRule[] = [
  {
    name: '调脂药成本加成',
    categoryId: '4001',
    categories: ['0302'],
    content: calculation({ factor: '1.28', addend: '0.1', roundMode: 'FEN', clampMin: 1 }),
  },
  {
    name: '降糖药挂网价折算',
    categoryId: '4002',
    branchId: 'FDA',
    categories: ['0601'],
    content: calculation({ baseSource: 'LIST', factor: '0.95', roundMode: 'JIAO' }),
  },
  { name: '连锁客户98折', categoryId: '3001', types: ['2'], brands: ['PP000008'], content: discount('98.00') },
  {
    name: '襄阳基层医疗机构97折',
    categoryId: '3001',
    branchId: 'FDB01',
    types: ['7'],
    regions: ['420600'],
    categories: ['04'],
    content: discount('97.00'),
  },
  {
    name: '浦东诊所呼吸用药96折',
    categoryId: '3001',
    branchId: 'FDC',
    priority: 120,
    types: ['4'],
    regions: ['310115'],
    categories: ['05'],
    content: discount('96.00'),
  },
  {
    name: '康宁连锁年度协议价',
    categoryId: '1001',
    priority: 200,
    customers: ['C100'],
    remark: '续签前与采购核对成本',
    ...special({ P104: '22.6000', P116: '8.9500', P131: '19.8000' }, { lockPrice: 1, contractNo: 'XY-HB-0117' }),
  },
  {
    name: '武汉控销品种',
    categoryId: '1002',
    regions: ['420100'],
    ...special({ P140: '17.5000', P141: '16.9000' }),
  },
  { name: '闽海品牌议价', categoryId: '2001', brands: ['PP000010'], content: flexible({}) },
  {
    name: '连锁季度返利',
    categoryId: '5001',
    types: ['2'],
    categories: ['06', '0401'],
    content: rebate('QUARTER', [
      ['50000', '1.00'],
      ['100000', '1.50'],
    ]),
  },
  {
    name: '广东电商年度返利',
    categoryId: '5002',
    branchId: 'FDD',
    types: ['8'],
    content: rebate(
      'YEAR',
      [
        ['2000', '0.3000'],
        ['10000', '0.5000'],
      ],
      { basis: 'QTY', calcMode: 'PROGRESSIVE' },
    ),
  },
  {
    name: '外用药上年清仓折扣',
    categoryId: '3002',
    categories: ['11'],
    months: [10, 12],
    ended: true,
    content: discount('88.00'),
  },
];

const P001 = { products: ['P001'] };
const MARCH = { months: [3, 3] } as const;

/** P02–P20 (docs/domain/pricing.md#worked-examples), not in force. */
export const EXAMPLE_RULES: readonly SeedRule[] = [
  {
    name: 'P02 成本加成四位小数',
    categoryId: '4001',
    ...P001,
    content: calculation({ factor: '1.18', addend: '0.10' }),
  },
  {
    name: 'P03 成本加成取整到角',
    categoryId: '4003',
    ...P001,
    content: calculation({ factor: '1.18', addend: '0.10', roundMode: 'JIAO' }),
  },
  { name: 'P05 阿莫西林96.5折', categoryId: '3001', products: ['P001', 'P006'], content: discount('96.50') },
  { name: 'P07 康宁连锁协议价', categoryId: '1001', customers: ['C100'], ...special({ P001: '12.1000' }) },
  {
    name: 'P10 康宁连锁锁定协议价',
    categoryId: '1001',
    customers: ['C100'],
    ...special({ P001: '12.1000' }, { lockPrice: 1, contractNo: 'XY-HB-0001' }),
  },
  { name: 'P11 阿莫西林议价区间', categoryId: '2001', ...P001, content: flexible({ lowerRate: '86.00' }) },
  { name: 'P12 高于挂牌价的特价', categoryId: '1001', ...special({ P001: '12.9000' }) },
  { name: 'P13 97折优先级10', categoryId: '3001', priority: 10, ...P001, content: discount('97.00') },
  { name: 'P13 98折优先级20', categoryId: '3001', priority: 20, ...P001, content: discount('98.00') },
  { name: 'P14 湖北97折', categoryId: '3001', regions: ['420000'], ...P001, content: discount('97.00') },
  { name: 'P14 康宁连锁98折', categoryId: '3001', customers: ['C100'], ...P001, content: discount('98.00') },
  { name: 'P18 三月97折', categoryId: '3001', ...MARCH, ...P001, content: discount('97.00') },
  {
    name: 'P19 季度返利分段累进',
    categoryId: '5001',
    customers: ['C100'],
    content: rebate(
      'QUARTER',
      [
        ['50000', '1.00'],
        ['100000', '1.50'],
      ],
      { calcMode: 'PROGRESSIVE' },
    ),
  },
  { name: 'P20 布洛芬96.5折', categoryId: '3001', products: ['P002'], content: discount('96.50') },
];
