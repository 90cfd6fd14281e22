import { UNIT } from '../../../platform/numbers/scale';
import {
  type Customer,
  type CustomerScope,
  customerMatches,
  type Deal,
  type Price,
  type Product,
} from '../../promotion/rules/public';
import { priceLines } from './lines';
import { ruleTakes } from './rules';
import type { Book } from './types';

/** A source of prices, with its customers and products. */
interface Source {
  of: Pick<Book, 'rules'> | Pick<Book, 'activities'>;
  customers: CustomerScope;
  takes: (product: Product) => boolean;
}

const sourcesOf = ({ rules, activities }: Book): Source[] => [
  ...rules.map((rule) => ({
    of: { rules: [rule] },
    customers: rule.customers,
    takes: (product: Product) => ruleTakes(rule, product),
  })),
  ...activities.map((one) => ({
    of: { activities: [one] },
    customers: one.customers,
    takes: ({ productId }: Product) => 'items' in one && one.items.has(productId),
  })),
];

const isForAll = ({ type, excluded }: CustomerScope) => type === 'ALL' && !excluded;
const ANYBODY: Customer = { custId: '', customerType: '', regionIds: [], operateRangeIds: null };

/** Groups of customers to whom the same sources apply: they pay the same, so one stands for all. */
function kindsOf(customers: readonly Customer[], scoped: readonly Source[]) {
  const kinds = new Map<string, { customer: Customer; sources: ReadonlySet<Source> }>();
  for (const customer of customers) {
    const own = scoped.flatMap((one, i) => (customerMatches(one.customers, customer) ? [i] : []));
    const key = own.join();
    if (kinds.has(key)) continue;
    const sources = new Set(scoped.filter((_, i) => own.includes(i)));
    // Whether he may buy the product at all does not matter here.
    kinds.set(key, { customer: { ...customer, operateRangeIds: null }, sources });
  }
  return kinds.size > 0 ? [...kinds.values()] : [{ customer: ANYBODY, sources: new Set<Source>() }];
}

type Where = Pick<Deal, 'branchIds' | 'orderTime'>;

/** The price of one piece in an order of its own, because another product would use up limited quantities. */
function priceOf(product: Product, deal: Where & { customer: Customer }, taking: readonly Source[]): Price {
  const book = {
    rules: taking.flatMap(({ of }) => ('rules' in of ? of.rules : [])),
    activities: taking.flatMap(({ of }) => ('activities' in of ? of.activities : [])),
  };
  const lines = [{ lineNo: 1, product, qty: UNIT, enteredPrice: null }];
  const priced = priceLines({ ...deal, staffId: null, roleCodes: [], lines }, book, []);
  return Math.min(...priced.lines.map(({ unitPrice }) => unitPrice));
}

/** The lowest winning price of one piece of each product over all customers, without a salesperson. */
export function lowestOf(
  products: readonly Product[],
  customers: readonly Customer[],
  { book, ...deal }: Where & { book: Book },
): ReadonlyMap<string, Price> {
  const sources = sourcesOf(book);
  const kinds = kindsOf(
    customers,
    sources.filter((one) => !isForAll(one.customers)),
  );
  const found = products.map((product): [string, Price] => {
    const taking = sources.filter(({ takes }) => takes(product));
    if (taking.length === 0) return [product.productId, product.listPrice];
    // Groups without a difference for this product pay the same for it.
    const different = new Map(
      kinds.map(({ customer, sources: own }) => [taking.map((one) => (own.has(one) ? '1' : '0')).join(''), customer]),
    );
    const prices = [...different.values()].map((customer) => priceOf(product, { ...deal, customer }, taking));
    return [product.productId, Math.min(...prices)];
  });
  return new Map(found);
}
