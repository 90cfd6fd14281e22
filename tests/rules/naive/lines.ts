/* Stages 0 to 2 as docs/domain/pricing.md#price-of-a-line tells them. */
import type { FlexibleActivity, Product, SpecialActivity } from '../../../server/areas/promotion/rules/types';
import type { Book, CalculationRule, Order, Rule } from '../../../server/areas/pricing/rules/types';
import { CENT, cents, FOURTH, type Fraction, fourths, frac, inUnits, less, lower, minus, add } from './fraction';
import { roundTo, same, times, ZERO } from './fraction';
import { activityHolds, coversProduct, ruleHolds } from './scope';

export interface Sold {
  lineNo: number;
  part: string;
  product: Product;
  qty: Fraction;
  base: Fraction;
  price: Fraction;
  amount: Fraction;
  net: Fraction;
  special: boolean;
  refusal: number | null;
}

interface Offer {
  id: string;
  priority: number;
  specificity: number;
  price: Fraction;
  limit: Fraction | null;
  owner: SpecialActivity | null;
}

const CUSTOMER = { ALL: 1, CATEGORY: 2, REGION: 2, CATEGORY_REGION: 3, CUSTOMER: 4 };
const PRODUCT = { ALL: 1, CATEGORY: 2, OPERATE_RANGE: 2, SUPPLIER: 2, BRAND: 3, PRODUCT: 4 };

const money = (price: Fraction, qty: Fraction) => roundTo(times(price, qty), CENT);

function beats(a: Offer, b: Offer): boolean {
  if (a.priority !== b.priority) return a.priority > b.priority;
  if (a.specificity !== b.specificity) return a.specificity > b.specificity;
  if (!same(a.price, b.price)) return less(a.price, b.price);
  return BigInt(a.id) < BigInt(b.id);
}

const best = (offers: readonly Offer[]) =>
  offers.reduce<Offer | null>((top, one) => (top === null || beats(one, top) ? one : top), null);

const ruleOffer = (rule: Rule, price: Fraction): Offer => ({
  id: rule.ruleId,
  priority: rule.priority,
  specificity: 10 * CUSTOMER[rule.customers.type] + PRODUCT[rule.products.type],
  price,
  limit: null,
  owner: null,
});

function calculated(rule: CalculationRule, product: Product): Fraction | null {
  const sources = {
    LIST: product.listPrice,
    COST: product.costPrice,
    LAST_SALE: product.lastSalePrice,
    CONTRACT: product.contractPrice,
  };
  const source = sources[rule.source];
  if (source === null) return null;
  const exact = add(times(fourths(source), fourths(rule.factor)), fourths(rule.addend));
  const step = { NONE4: FOURTH, FEN: CENT, JIAO: frac(1, 10), JIAO_UP: frac(1, 10), YUAN: frac(1) }[rule.roundMode];
  let price = roundTo(exact, step);
  if (rule.roundMode === 'JIAO_UP' && less(price, exact)) price = add(price, step);
  if (!less(ZERO, price)) return null;
  const least = fourths(product.minSalePrice ?? 0);
  return rule.clampMin && less(price, least) ? least : price;
}

/** What has been taken by this order so far. */
interface Till {
  qty: Map<string, Fraction>;
  saved: Map<string, Fraction>;
}

const capOf = ({ limits, used, activityId }: SpecialActivity | FlexibleActivity, till: Till) => {
  const rests = [
    limits.maxRewardPerOrder,
    limits.customerRewardLimit === null ? null : limits.customerRewardLimit - used.reward,
    limits.budgetAmount === null ? null : limits.budgetAmount - used.budget,
  ].filter((one) => one !== null);
  if (rests.length === 0) return null;
  const rest = minus(cents(Math.max(0, Math.min(...rests))), till.saved.get(activityId) ?? ZERO);
  return less(rest, ZERO) ? ZERO : rest;
};

export class Counter {
  private readonly till: Till = { qty: new Map(), saved: new Map() };
  /** Offers that the line has had a part of. */
  private readonly given = new Set<string>();
  private readonly activities;
  private readonly rules;

  constructor(
    private readonly order: Order,
    book: Book,
  ) {
    this.activities = book.activities.filter((one) => activityHolds(one, order));
    this.rules = book.rules.filter((one) => ruleHolds(one, order));
  }

  sell = (): Sold[] => [...this.order.lines].sort((a, b) => a.lineNo - b.lineNo).flatMap((line) => this.sellLine(line));

  private total = (productId: string) =>
    this.order.lines.filter((one) => one.product.productId === productId).reduce((all, one) => all + one.qty, 0);

  private take(id: string, { productId }: Product, { qty, saved }: { qty: Fraction; saved: Fraction }) {
    const key = `${id}/${productId}`;
    this.till.qty.set(key, add(this.till.qty.get(key) ?? ZERO, qty));
    this.till.saved.set(id, add(this.till.saved.get(id) ?? ZERO, saved));
  }

  private basePrice(product: Product): Fraction {
    const offers = this.rules.flatMap((rule) => {
      if (rule.category !== 'CALCULATION' || !coversProduct(rule.products, product)) return [];
      const price = calculated(rule, product);
      return price ? [ruleOffer(rule, price)] : [];
    });
    return best(offers)?.price ?? fourths(product.listPrice);
  }

  /** Units of the line that the special price holds for. */
  private specialLimit(
    activity: SpecialActivity,
    product: Product,
    ask: { qty: Fraction; base: Fraction; price: Fraction },
  ) {
    const item = activity.items.get(product.productId)!;
    const taken = this.till.qty.get(`${activity.activityId}/${product.productId}`) ?? ZERO;
    let qty = ask.qty;
    for (const limit of [item.restPerCustomer, item.limitPerOrder, item.restTotal])
      if (limit !== null) qty = lower(qty, minus(fourths(limit), taken));
    const cap = capOf(activity, this.till);
    if (cap && (!less(ZERO, cap) || this.given.has(activity.activityId))) return ZERO;
    const saved = (of: Fraction) => minus(money(ask.base, of), money(ask.price, of));
    if (cap && less(ZERO, qty) && less(cap, saved(qty)))
      for (qty = frac(qty.n / qty.d); less(ZERO, qty) && less(cap, saved(qty));) qty = minus(qty, frac(1));
    return qty;
  }

  private offers(product: Product, { base, qty }: { base: Fraction; qty: Fraction }) {
    const wanted = this.total(product.productId);
    const specials = this.activities.flatMap((activity): Offer[] => {
      const item = activity.activityType === 'specialOffer' ? activity.items.get(product.productId) : undefined;
      if (activity.activityType !== 'specialOffer' || !item || wanted < item.minQty || !less(ZERO, qty)) return [];
      let price = fourths(item.value);
      if (item.priceMode === 'RATE') price = roundTo(times(base, frac(item.value, 10_000)), FOURTH);
      if (item.priceMode === 'REDUCE')
        price = less(base, fourths(item.value)) ? ZERO : minus(base, fourths(item.value));
      if (!less(price, base)) return [];
      const limit = this.specialLimit(activity, product, { qty, base, price });
      const { activityId: id, priority, customers } = activity;
      const specificity = 10 * CUSTOMER[customers.type] + 4;
      return less(ZERO, limit) ? [{ id, priority, specificity, price, limit, owner: activity }] : [];
    });
    const ofItems = (locked: boolean) =>
      this.rules.flatMap((rule) => {
        const item = rule.category === 'SPECIAL' && rule.lockPrice === locked && rule.items.get(product.productId);
        return item && wanted >= item.minQty ? [ruleOffer(rule, fourths(item.price))] : [];
      });
    const discounts = this.rules.flatMap((rule) =>
      rule.category === 'DISCOUNT' && coversProduct(rule.products, product)
        ? [ruleOffer(rule, roundTo(times(base, frac(rule.rate, 10_000)), FOURTH))]
        : [],
    );
    const cheaper = (all: Offer[]) => all.filter(({ price }) => less(price, base));
    return { locked: ofItems(true), kinds: [specials, cheaper(ofItems(false)), cheaper(discounts)] };
  }

  private choose(product: Product, ask: { base: Fraction; qty: Fraction }): Offer | null {
    const { locked, kinds } = this.offers(product, ask);
    if (locked.length > 0) return best(locked);
    let chosen: Offer | null = null;
    for (const one of kinds.map(best)) if (one && (!chosen || less(one.price, chosen.price))) chosen = one;
    return chosen;
  }

  private sellLine(line: Order['lines'][number]): Sold[] {
    const { product, lineNo } = line;
    const base = this.basePrice(product);
    const plain = (price: Fraction, qty: Fraction): Sold => {
      const amount = money(less(base, price) ? price : base, qty);
      const rest = { part: '', special: false, refusal: null };
      return { ...rest, lineNo, product, qty, base, price, amount, net: money(price, qty) };
    };
    const allowed = this.order.customer.operateRangeIds;
    const isOutside = allowed && product.operateRangeIds.length > 0;
    if (product.shielded || (isOutside && !product.operateRangeIds.some((id) => allowed.has(id)))) {
      const list = fourths(product.listPrice);
      const refusal = product.shielded ? 44142 : 44141;
      return [{ ...plain(list, fourths(line.qty)), base: list, amount: money(list, fourths(line.qty)), refusal }];
    }
    const entered = line.enteredPrice === null ? null : this.enter(line, base, fourths(line.enteredPrice));
    if (typeof entered === 'number') return [{ ...plain(base, fourths(line.qty)), refusal: entered }];
    if (entered) return [{ ...plain(fourths(line.enteredPrice!), fourths(line.qty)), special: entered === 'activity' }];
    const parts: Sold[] = [];
    let rest = fourths(line.qty);
    this.given.clear();
    while (less(ZERO, rest)) {
      const offer = this.choose(product, { base, qty: rest });
      const qty = offer?.limit ? lower(rest, offer.limit) : rest;
      const sold = { ...plain(offer?.price ?? base, qty), special: Boolean(offer?.owner) };
      if (offer) this.given.add(offer.id);
      if (offer?.owner) this.take(offer.id, product, { qty, saved: minus(sold.amount, sold.net) });
      parts.push(sold);
      rest = minus(rest, qty);
    }
    return parts.length > 1 ? parts.map((one, i) => ({ ...one, part: 'abcdefghij'.charAt(i) })) : parts;
  }

  /** An error code, who allows the price, or null: nobody speaks of it. */
  private enter(line: Order['lines'][number], base: Fraction, price: Fraction): number | 'activity' | 'rule' | null {
    const { product } = line;
    const qty = fourths(line.qty);
    const saved = minus(money(base, qty), money(price, qty));
    const permits: (Offer & { floor: Fraction; ceil: Fraction; quota: number | null; guard: boolean })[] = [];
    for (const activity of this.activities) {
      const item = activity.activityType === 'flexible' ? activity.items.get(product.productId) : undefined;
      if (activity.activityType !== 'flexible' || !item) continue;
      const taken = this.till.qty.get(`${activity.activityId}/${product.productId}`) ?? ZERO;
      const cap = capOf(activity, this.till);
      if (item.restTotal !== null && less(minus(fourths(item.restTotal), taken), qty)) continue;
      if (cap && less(cap, saved)) continue;
      const { activityId: id, priority, customers } = activity;
      const specificity = 10 * CUSTOMER[customers.type] + 4;
      const quota = activity.quotas.get(this.order.staffId ?? '') ?? 0;
      const band = { floor: fourths(item.floor), ceil: fourths(item.ceil) };
      permits.push({
        id,
        priority,
        specificity,
        price,
        limit: null,
        owner: null,
        ...band,
        quota,
        guard: activity.minPriceGuard === 2,
      });
    }
    const source = permits.length > 0 ? 'activity' : 'rule';
    if (permits.length === 0)
      for (const rule of this.rules) {
        if (rule.category !== 'FLEXIBLE') continue;
        const named = rule.staffIds === null && rule.roleCodes === null;
        const held =
          rule.staffIds?.has(this.order.staffId ?? '') || this.order.roleCodes.some((one) => rule.roleCodes?.has(one));
        if (!named && !held) continue;
        const item = rule.band.items?.get(product.productId);
        if (rule.band.items ? !item : !coversProduct(rule.products, product)) continue;
        const rate = (of: number) => inUnits(roundTo(times(base, frac(of, 10_000)), FOURTH), FOURTH);
        const { floor, ceil } =
          item ??
          (rule.band.items
            ? { floor: 0, ceil: 0 }
            : { floor: rate(rule.band.lowerRate), ceil: rate(rule.band.upperRate) });
        permits.push({
          ...ruleOffer(rule, price),
          floor: fourths(floor),
          ceil: fourths(ceil),
          quota: rule.restQuota,
          guard: true,
        });
      }
    const permit = best(permits);
    const chosen = permits.find((one) => one === permit);
    if (!chosen) return null;
    if (less(price, chosen.floor) || less(chosen.ceil, price) || less(base, price)) return 44021;
    if (chosen.guard && product.minSalePrice !== null && less(price, fourths(product.minSalePrice))) return 44021;
    const spent = this.till.saved.get(chosen.id) ?? ZERO;
    if (chosen.quota !== null && less(minus(cents(chosen.quota), spent), saved)) return 44022;
    this.take(chosen.id, product, { qty, saved });
    return source;
  }
}
