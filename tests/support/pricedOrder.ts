import { loadPricing } from '../../server/areas/pricing/data/loadPricing';
import { branchLine, loadCustomer, loadProducts } from '../../server/areas/promotion/data/parties';
import type { Db } from '../../server/platform/database/db';
import { toUnits } from '../../server/platform/numbers/decimal';
import { quote } from '../../server/areas/pricing/rules/quote';

/** After the fair of the seed, whose prices would hold for its customers. */
export const ORDER_TIME = '2026-03-12 09:30:00';
export const SALESMAN = 'S00511';

export type OrderLine = readonly [lineNo: number, productId: string, qty: string, entered?: string];

/** The price of an order by what is stored now. */
export async function priced(db: Db, custId: string, lines: readonly OrderLine[], orderTime = ORDER_TIME) {
  const branchIds = await branchLine(db, 'FDB');
  const productIds = [...new Set(lines.map(([, productId]) => productId))];
  const products = await loadProducts(db, { branchIds, productIds });
  const buyer = await loadCustomer(db, custId);
  if (!buyer) throw new Error(`There is no customer ${custId}.`);
  const activities = await loadPricing(db, { branchIds, custId, staffId: SALESMAN, orderTime, productIds });
  const order = { branchIds, customer: buyer, staffId: SALESMAN, roleCodes: [], orderTime };
  const orderLines = lines.map(([lineNo, productId, qty, entered]) => ({
    ...{ lineNo, product: products.get(productId)!, qty: toUnits(qty, 4) },
    enteredPrice: entered ? toUnits(entered, 4) : null,
  }));
  return quote({ ...order, lines: orderLines }, { activities, rules: [] });
}
