/* Activities, rules and orders as the worked examples write them: decimals as text. */
import type { LadderType, RewardType } from '../../src/contract/promotion/activity';
import { toUnits } from '../../server/platform/numbers/decimal';
import type {
  CustomerScope,
  FlexibleActivity,
  LadderActivity,
  Product,
  ProductScope,
  SpecialActivity,
  Step,
} from '../../server/areas/promotion/rules/types';
import type { Book, Order, OrderLine } from '../../server/areas/pricing/rules/types';

export const fen = (text: string) => toUnits(text, 2);
export const price = (text: string) => toUnits(text, 4);
export const qty = (text: string) => toUnits(text, 4);

export const NO_IDS: ReadonlySet<string> = new Set();
export const EVERYBODY: CustomerScope = {
  type: 'ALL',
  typeCodes: NO_IDS,
  regionIds: NO_IDS,
  custIds: NO_IDS,
  excluded: false,
};
export const EVERYTHING: ProductScope = { type: 'ALL', ids: NO_IDS, excludedProductIds: NO_IDS };
export const onlyProducts = (...ids: string[]): ProductScope => ({ ...EVERYTHING, type: 'PRODUCT', ids: new Set(ids) });

export const product = (productId: string, listPrice: string, facts: Partial<Product> = {}): Product => ({
  productId,
  listPrice: price(listPrice),
  minSalePrice: null,
  costPrice: null,
  lastSalePrice: null,
  contractPrice: null,
  categoryIds: [],
  brandId: null,
  supplierId: null,
  operateRangeIds: [],
  shielded: false,
  ...facts,
});

const HEADER = {
  published: true,
  branchId: 'FDB',
  startTime: '2026-03-01 00:00:00',
  endTime: '2026-03-31 23:59:59',
  priority: 100,
  customers: EVERYBODY,
  staffIds: null,
  limits: { customerOrderLimit: null, customerRewardLimit: null, maxRewardPerOrder: null, budgetAmount: null },
  used: { orders: 0, reward: 0, budget: 0, qty: 0, amount: 0 },
  minPriceGuard: 0,
  returnPolicy: 1,
} as const;

const named = (activityId: string) => ({ activityId, activityCode: `HD${activityId}`, activityName: activityId });

/** "100 AMOUNT 50.00" or, of an interval, "1-49 UNIT_PRICE 0.10"; a threshold of money says "¥500". */
export function steps(...rows: string[]): Step[] {
  return rows.map((row, i) => {
    const [range = '', rewardType = '', value = ''] = row.split(' ');
    const [from = '', to] = range.replace('¥', '').split('-');
    const scale = range.startsWith('¥') ? 2 : 4;
    return {
      seq: i + 1,
      from: toUnits(from, scale),
      to: to ? toUnits(to, scale) : null,
      rewardType: rewardType as RewardType,
      value: toUnits(value, rewardType === 'UNIT_PRICE' ? 4 : 2),
    };
  });
}

export const ladderActivity = (
  activityType: LadderType,
  ladders: readonly Step[],
  facts: Partial<LadderActivity> = {},
): LadderActivity => ({
  ...HEADER,
  ...named('1'),
  activityType,
  stackMode: 'EXCLUSIVE',
  withSpecial: false,
  settleMode: 1,
  crossProduct: true,
  perOrder: true,
  amountBasis: 1,
  calcMode: 'WHOLE',
  ladders,
  productLadders: null,
  maxTimes: null,
  products: EVERYTHING,
  ...facts,
});

type Item = SpecialActivity['items'] extends ReadonlyMap<string, infer T> ? T : never;

export const specialOffer = (
  items: Record<string, Partial<Item>>,
  facts: Partial<SpecialActivity> = {},
): SpecialActivity => ({
  ...HEADER,
  ...named('2'),
  activityType: 'specialOffer',
  items: new Map(
    Object.entries(items).map(([id, item]) => [
      id,
      {
        priceMode: 'FIXED',
        value: 0,
        minQty: 10_000,
        restPerCustomer: null,
        limitPerOrder: null,
        restTotal: null,
        ...item,
      },
    ]),
  ),
  ...facts,
});

export const flexible = (
  bands: Record<string, [floor: string, ceil: string]>,
  quota: string,
  facts: Partial<FlexibleActivity> = {},
): FlexibleActivity => ({
  ...HEADER,
  ...named('3'),
  activityType: 'flexible',
  staffIds: new Set(['S00511']),
  quotas: new Map([['S00511', fen(quota)]]),
  items: new Map(
    Object.entries(bands).map(([id, [floor, ceil]]) => [
      id,
      { floor: price(floor), ceil: price(ceil), restTotal: null },
    ]),
  ),
  ...facts,
});

export const line = (lineNo: number, of: Product, quantity: string, entered?: string): OrderLine => ({
  lineNo,
  product: of,
  qty: qty(quantity),
  enteredPrice: entered === undefined ? null : price(entered),
});

export const order = (lines: readonly OrderLine[], facts: Partial<Order> = {}): Order => ({
  branchIds: ['FDB', 'FDA'],
  customer: {
    custId: 'C100',
    customerType: '2',
    regionIds: ['420106', '420100', '420000'],
    operateRangeIds: null,
  },
  staffId: 'S00511',
  roleCodes: [],
  orderTime: '2026-03-12 10:00:00',
  lines,
  ...facts,
});

export const book = (...activities: Book['activities']): Book => ({ activities, rules: [] });
