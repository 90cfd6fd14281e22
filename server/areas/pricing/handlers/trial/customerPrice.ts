import type { Db } from '../../../../platform/database/db';
import { branchLine, loadCustomer, loadProducts } from '../../../promotion/public';
import { quote } from '../../rules/quote';
import { loadRules } from '../rules/loadRules';
import { loadPricing } from '../../data/loadPricing';

const ONE = 10_000;

/**
 * What a customer pays for one piece of each product now, in 1/10000 yuan; products that are not sold to him are left
 * out.
 */
export async function customerPrices(
  db: Db,
  { branchId, custId, productIds, at }: { branchId: string; custId: string; productIds: readonly string[]; at: string },
): Promise<ReadonlyMap<string, number>> {
  const branchIds = await branchLine(db, branchId);
  const customer = await loadCustomer(db, custId);
  if (!customer) return new Map();
  const products = await loadProducts(db, { branchIds, productIds, buyer: { customer, at } });
  const deal = { branchIds, customer, orderTime: at, staffId: null, roleCodes: [] };
  const lines = [...products.values()].map((product, i) => ({ lineNo: i + 1, product, qty: ONE, enteredPrice: null }));
  const book = {
    rules: await loadRules(db, branchIds, []),
    activities: await loadPricing(db, { ...deal, custId, productIds: [...products.keys()] }),
  };
  const { lines: priced } = quote({ ...deal, lines }, book);
  return new Map(
    priced.flatMap(({ product, unitPrice, refusal }) =>
      refusal === null ? [[product.productId, unitPrice] as const] : [],
    ),
  );
}
