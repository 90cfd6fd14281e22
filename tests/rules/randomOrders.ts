/* Orders and books that meet every rule of the engine, small enough that rules collide. */
import { CUSTOMER_SCOPES, LADDER_TRAITS, type LadderType } from '../../src/contract/promotion/activity';
import { BASE_SOURCES, ROUND_MODES } from '../../src/contract/pricing/pricing';
import type {
  Activity,
  CustomerScope,
  LadderActivity,
  Product,
  ProductScope,
  Step,
} from '../../server/areas/promotion/rules/types';
import type { Book, Order, Rule } from '../../server/areas/pricing/rules/types';
import { ladderActivity, order } from './build';
import type { Dice } from './dice';

export const IDS = ['P001', 'P002', 'P003', 'P004'];
const CATEGORIES = ['K1', 'K2', 'K3'];
const BRANDS = ['B1', 'B2'];
const RANGES = ['R1', 'R2'];
const LADDER_TYPES = Object.keys(LADDER_TRAITS) as LadderType[];

export const productOf = (dice: Dice, productId: string): Product => {
  const listPrice = dice.chance(0.2) ? dice.int(1, 50) * 10_000 : dice.int(1, 400_000);
  return {
    productId,
    listPrice,
    minSalePrice: dice.maybe(0.5, () => Math.floor((listPrice * dice.int(60, 101)) / 100)),
    costPrice: dice.maybe(0.7, () => Math.floor((listPrice * dice.int(50, 95)) / 100)),
    lastSalePrice: dice.maybe(0.5, () => dice.int(1, listPrice)),
    contractPrice: null,
    categoryIds: dice.some(CATEGORIES),
    brandId: dice.maybe(0.8, () => dice.pick(BRANDS)),
    supplierId: dice.maybe(0.8, () => dice.pick(['G1', 'G2'])),
    operateRangeIds: dice.some(RANGES, 0.4),
    shielded: dice.chance(0.03),
  };
};

function customersOf(dice: Dice): CustomerScope {
  const type = dice.chance(0.7) ? 'ALL' : dice.pick(CUSTOMER_SCOPES);
  return {
    type,
    typeCodes: new Set(dice.some(['1', '2', '3'], 0.6)),
    regionIds: new Set(dice.some(['420000', '420106', '310000'], 0.6)),
    custIds: new Set(dice.some(['C100', 'C101'], 0.4)),
    excluded: type !== 'CUSTOMER' && dice.chance(0.3),
  };
}

function productsOf(dice: Dice): ProductScope {
  const type = dice.pick(['ALL', 'ALL', 'PRODUCT', 'CATEGORY', 'BRAND', 'SUPPLIER'] as const);
  const kinds = { ALL: [], PRODUCT: IDS, CATEGORY: CATEGORIES, BRAND: BRANDS, SUPPLIER: ['G1', 'G2'] };
  return { type, ids: new Set(dice.some(kinds[type], 0.6)), excludedProductIds: new Set(dice.some(IDS, 0.1)) };
}

const limitsOf = (dice: Dice) => ({
  limits: {
    customerOrderLimit: dice.maybe(0.1, () => dice.int(1, 3)),
    customerRewardLimit: dice.maybe(0.15, () => dice.int(1, 20_000)),
    maxRewardPerOrder: dice.maybe(0.2, () => dice.int(1, 15_000)),
    budgetAmount: dice.maybe(0.15, () => dice.int(1, 30_000)),
  },
  used: { orders: dice.int(0, 1), reward: dice.int(0, 3_000), budget: dice.int(0, 3_000), qty: 0, amount: 0 },
});

const headerOf = (dice: Dice, activityId: string) => ({
  activityId,
  activityCode: '',
  activityName: '',
  published: dice.chance(0.96),
  branchId: dice.chance(0.95) ? dice.pick(['FDA', 'FDB']) : 'FDC',
  startTime: dice.pick(['2026-03-01 00:00:00', '2026-03-02 00:00:00', '2026-03-12 10:00:01']),
  endTime: dice.pick(['2026-03-31 23:59:59', '2026-03-12 10:00:00']),
  priority: dice.pick([10, 20, 20, 100]),
  customers: customersOf(dice),
  staffIds: dice.maybe(0.15, () => new Set(dice.some(['S00511', 'S1']))),
  minPriceGuard: dice.pick([0, 1, 2, 2] as const),
  returnPolicy: 1 as const,
  ...limitsOf(dice),
});

/** A valid ladder: thresholds rise, intervals do not overlap, rewards mostly rise. */
function ladderOf(dice: Dice, type: LadderType, progressive: boolean): Step[] {
  const { family, measure } = LADDER_TRAITS[type];
  const unit = measure === 'QUANTITY' ? 10_000 : 100;
  const possible =
    measure === 'QUANTITY' ? (['AMOUNT', 'PERCENT', 'UNIT_PRICE'] as const) : (['AMOUNT', 'PERCENT'] as const);
  const rewardType = family === 'EACH' ? 'AMOUNT' : progressive ? 'UNIT_PRICE' : dice.pick(possible);
  const rewards = {
    AMOUNT: () => dice.int(1, 9_000),
    PERCENT: () => dice.int(1, 3_000),
    UNIT_PRICE: () => dice.int(1, 30_000),
  };
  let from = progressive ? 1 : dice.int(1, measure === 'QUANTITY' ? 60 : 900);
  let value = rewards[rewardType]();
  const count = family === 'EACH' ? 1 : dice.int(1, 4);
  return Array.from({ length: count }, (_, i) => {
    const to = family !== 'INTERVAL' || (i === count - 1 && dice.chance(0.5)) ? null : from + dice.int(0, 50);
    const step = { seq: i + 1, from: from * unit, to: to === null ? null : to * unit, rewardType, value };
    from =
      to === null ? from + dice.int(1, measure === 'QUANTITY' ? 80 : 900) : to + 1 + (progressive ? 0 : dice.int(0, 5));
    if (dice.chance(0.9)) value += Math.floor(rewards[rewardType]() / 3);
    return step;
  });
}

export function ladderActivityOf(dice: Dice, activityId: string): LadderActivity {
  const activityType = dice.pick(LADDER_TYPES);
  const progressive = activityType.startsWith('interval') && dice.chance(0.5);
  const ownLadders = activityType.endsWith('NonAgg') && dice.chance(0.25);
  return ladderActivity(activityType, ladderOf(dice, activityType, progressive), {
    ...headerOf(dice, activityId),
    stackMode: dice.pick(['EXCLUSIVE', 'STACKABLE']),
    withSpecial: dice.chance(0.4),
    crossProduct: dice.chance(0.6),
    calcMode: progressive ? 'PROGRESSIVE' : 'WHOLE',
    maxTimes: dice.maybe(0.3, () => dice.int(1, 4)),
    products: productsOf(dice),
    productLadders: ownLadders
      ? new Map(dice.some(IDS).map((id) => [id, ladderOf(dice, activityType, progressive)]))
      : null,
  });
}

const unitsOf = (dice: Dice) => dice.int(0, 60) * 10_000;

function pricingActivityOf(dice: Dice, activityId: string, products: readonly Product[]): Activity {
  const chosen = dice.some(products, 0.6);
  if (dice.chance(0.7))
    return {
      ...headerOf(dice, activityId),
      activityType: 'specialOffer',
      items: new Map(
        chosen.map(({ productId, listPrice }) => {
          const priceMode = dice.pick(['FIXED', 'RATE', 'REDUCE'] as const);
          const values = {
            FIXED: dice.int(1, listPrice + 1_000),
            RATE: dice.int(5_000, 9_999),
            REDUCE: dice.int(1, listPrice),
          };
          const limit = () => dice.maybe(0.25, () => unitsOf(dice));
          const limits = { restPerCustomer: limit(), limitPerOrder: limit(), restTotal: limit() };
          return [
            productId,
            { priceMode, value: values[priceMode], minQty: dice.pick([1, 1, 20]) * 10_000, ...limits },
          ];
        }),
      ),
    };
  return {
    ...headerOf(dice, activityId),
    activityType: 'flexible',
    quotas: new Map([['S00511', dice.int(0, 30_000)]]),
    items: new Map(
      chosen.map(({ productId, listPrice }) => {
        const floor = Math.floor((listPrice * dice.int(60, 100)) / 100);
        return [
          productId,
          { floor, ceil: dice.int(floor, listPrice), restTotal: dice.maybe(0.2, () => unitsOf(dice)) },
        ];
      }),
    ),
  };
}

function ruleOf(dice: Dice, ruleId: string, products: readonly Product[]): Rule {
  const common = headerOf(dice, ruleId);
  const header = {
    ruleId,
    ruleCode: '',
    ruleName: '',
    branchId: common.branchId,
    inherit: dice.chance(0.7),
    enabled: common.published,
    effectiveStart: common.startTime,
    effectiveEnd: dice.maybe(0.7, () => common.endTime),
    priority: common.priority,
    customers: common.customers,
    products: productsOf(dice),
  };
  const chosen = dice.some(products, 0.6);
  switch (dice.pick(['SPECIAL', 'FLEXIBLE', 'DISCOUNT', 'CALCULATION'] as const)) {
    case 'SPECIAL': {
      const item = ({ productId, listPrice }: Product) =>
        [productId, { price: dice.int(1, listPrice + 5_000), minQty: dice.pick([1, 1, 30]) * 10_000 }] as const;
      return { ...header, category: 'SPECIAL', lockPrice: dice.chance(0.25), items: new Map(chosen.map(item)) };
    }
    case 'FLEXIBLE': {
      const rates = { items: null, lowerRate: dice.int(6_000, 9_000), upperRate: dice.int(9_000, 10_000) };
      const item = ({ productId, listPrice }: Product) =>
        [productId, { floor: Math.floor(listPrice / 2), ceil: listPrice }] as const;
      return {
        ...header,
        category: 'FLEXIBLE',
        band: dice.chance(0.5) ? rates : { items: new Map(chosen.map(item)) },
        restQuota: dice.maybe(0.5, () => dice.int(0, 30_000)),
        staffIds: dice.maybe(0.4, () => new Set(dice.some(['S00511', 'S1']))),
        roleCodes: dice.maybe(0.4, () => new Set(dice.some(['SALES', 'OTHER']))),
      };
    }
    case 'DISCOUNT':
      return { ...header, category: 'DISCOUNT', rate: dice.int(7_000, 9_999) };
    case 'CALCULATION':
      return {
        ...header,
        category: 'CALCULATION',
        source: dice.pick(BASE_SOURCES),
        factor: dice.int(8_000, 13_000),
        addend: dice.int(-5_000, 5_000),
        roundMode: dice.pick(ROUND_MODES),
        clampMin: dice.chance(0.5),
      };
  }
}

export function randomCase(dice: Dice): { order: Order; book: Book } {
  const products = IDS.map((id) => productOf(dice, id));
  const lines = dice.times(1, 6, (i) => {
    const product = dice.pick(products);
    return {
      lineNo: dice.chance(0.5) ? i + 1 : (i + 1) * 7,
      product,
      qty: dice.chance(0.8) ? dice.int(1, 150) * 10_000 : dice.int(1, 1_500_000),
      enteredPrice: dice.maybe(0.2, () => Math.floor((product.listPrice * dice.int(55, 102)) / 100)),
    };
  });
  const numbered = lines.map((line, i) => ({ ...line, lineNo: line.lineNo * 10 + i }));
  const customer = {
    custId: 'C100',
    customerType: '2',
    regionIds: ['420106', '420000'],
    operateRangeIds: dice.maybe(0.3, () => new Set(dice.some(RANGES, 0.8))),
  };
  const ids = dice.shuffled(Array.from({ length: 16 }, (_, i) => String(i + 92)));
  const id = () => ids.pop()!;
  return {
    order: order(dice.shuffled(numbered), { customer, roleCodes: dice.some(['SALES']) }),
    book: {
      activities: [
        ...dice.times(0, 5, () => ladderActivityOf(dice, id())),
        ...dice.times(0, 3, () => pricingActivityOf(dice, id(), products)),
      ],
      rules: dice.times(0, 4, () => ruleOf(dice, id(), products)),
    },
  };
}
