import { eq, inArray } from 'drizzle-orm';
import { ORDER_EVENT, type OrderSource } from '../../../../src/contract/orders/orders';
import type { Db } from '../../../platform/database/db';
import { toUnits } from '../../../platform/numbers/decimal';
import { sumOf } from '../../../platform/numbers/exact';
import { yuan } from '../../../platform/numbers/money';
import { nextNumber } from '../../../platform/numbers/series';
import { staff } from '../../../platform/schema/organisation';
import type { FieldProblem } from '../../../platform/problem';
import { global, ofParent } from '../../../platform/scope';
import { settleStock } from '../../goods/public';
import { customer, product } from '../../master-data/public';
import { bookOrder, loadPricing, loadRules } from '../../pricing/public';
import { type Book, type Order, type Quote, quote } from '../../pricing/rules/public';
import { branchLine, loadCustomer, loadProducts } from '../../promotion/public';
import { asSold, explained, soldLines, type SoldLine } from '../rules/soldLines';
import { termsOf } from '../rules/terms';
import { salesOrder, salesOrderEvent, salesOrderLine, salesOrderTrace } from './schema/order';

export interface NewOrder {
  branchId: string;
  custId: string;
  staffId: string | null;
  orderTime: string;
  orderSource: OrderSource;
  lines: readonly { productId: string; qty: string; netAmount?: string | undefined }[];
  /** In fen. */
  freight?: number;
  remark?: string;
  /** The payable amount in fen that another system has computed; it has to be the same as ours. */
  payableAmount?: number | undefined;
}

/** Lines that cannot be sold like this. */
export class OrderRefused extends Error {
  constructor(readonly lines: readonly { productId: string; code: number | null }[]) {
    super(`These cannot be sold: ${lines.map(({ productId, code }) => `${productId} ${code ?? ''}`).join(', ')}`);
  }
}

/** Another system has computed other prices. */
export class PricesDiffer extends Error {
  constructor(readonly problems: readonly FieldProblem[]) {
    super('The prices are not those in force.');
  }
}

function demandPrices({ lines, payableAmount }: NewOrder, sold: readonly SoldLine[], payable: number) {
  const differs = (field: string, told: number | undefined, own: number): FieldProblem[] =>
    told === undefined || told === own ? [] : [{ field, text: 'field.otherPrice', params: { own: yuan(own) } }];
  const problems = lines.flatMap(({ netAmount }, i) => {
    const parts = sold.filter(({ line }) => line.lineNo === i + 1);
    const own = sumOf(parts, ({ line }) => line.netAmount);
    return differs(`lines.${i}.netAmount`, netAmount === undefined ? undefined : toUnits(netAmount, 2), own);
  });
  const all = [...problems, ...differs('payableAmount', payableAmount, payable)];
  if (all.length > 0) throw new PricesDiffer(all);
}

interface Priced extends Quote {
  order: Order;
  book: Book;
}

async function priced(db: Db, { branchId, custId, staffId, orderTime, lines }: NewOrder): Promise<Priced> {
  const branchIds = await branchLine(db, branchId);
  const productIds = [...new Set(lines.map(({ productId }) => productId))];
  const buyer = await loadCustomer(db, custId);
  const products = await loadProducts(db, {
    ...{ branchIds, productIds },
    ...(buyer && { buyer: { customer: buyer, at: orderTime } }),
  });
  const unknown = productIds.filter((one) => !products.has(one));
  if (!buyer || unknown.length > 0) throw new OrderRefused(unknown.map((productId) => ({ productId, code: null })));
  const order: Order = {
    ...{ branchIds, orderTime, customer: buyer, staffId, roleCodes: [] },
    lines: lines.flatMap(({ productId, qty }, i) => {
      const of = products.get(productId);
      return of ? [{ lineNo: i + 1, product: of, qty: toUnits(qty, 4), enteredPrice: null }] : [];
    }),
  };
  const book = {
    rules: await loadRules(db, branchIds, []),
    activities: await loadPricing(db, { branchIds, custId, staffId, orderTime, productIds }),
  };
  const result = quote(order, book);
  const refused = result.lines.filter(({ refusal }) => refusal !== null);
  if (refused.length > 0)
    throw new OrderRefused(refused.map(({ product: { productId }, refusal }) => ({ productId, code: refusal })));
  return { ...result, order, book };
}

/** One activity whose returns are computed anew makes the whole order so. */
function returnPolicyOf({ applied, taken, book }: Priced): 1 | 2 {
  const offers = new Set(taken.map(({ subject }) => subject.id));
  const used = [
    ...applied.map(({ activity }) => activity),
    ...book.activities.filter((one) => offers.has(one.activityId)),
  ];
  return used.some(({ returnPolicy }) => returnPolicy === 2) ? 2 : 1;
}

async function linesOf(db: Db, sold: readonly SoldLine[]) {
  const ids = [...new Set(sold.map(({ line }) => line.product.productId))];
  const { productId, productCode, productName, spec, manufacturer, approvalNo, unit } = product;
  const rows = await db
    .select({ productId, productCode, productName, spec, manufacturer, approvalNo, unit })
    .from(product)
    .where(global('shared', inArray(productId, ids)));
  const facts = new Map(rows.map((row) => [row.productId, row]));
  return sold.flatMap(({ lineNo, splitFrom, line }) => {
    const of = facts.get(line.product.productId);
    if (!of) return [];
    const { qty, basePrice, unitPrice, base, netAmount, special } = line;
    return {
      ...{ ...of, lineNo, splitFrom, qty, basePrice, unitPrice, netAmount },
      ...{ listPrice: line.product.listPrice, amount: base, discountAmount: base - netAmount },
      special: special ? (1 as const) : (0 as const),
    };
  });
}

async function headOf(db: Db, { custId, staffId }: NewOrder) {
  const { custCode, custName, customerType, regionId } = customer;
  const [buyer] = await db
    .select({ custCode, custName, customerType, regionId })
    .from(customer)
    .where(ofParent(customer.custId, custId));
  if (!buyer) throw new OrderRefused([]);
  const [seller] = staffId
    ? await db
        .select({ salesmanName: staff.staffName })
        .from(staff)
        .where(global('name', eq(staff.staffId, staffId)))
    : [];
  return { ...buyer, salesmanId: staffId, salesmanName: seller?.salesmanName ?? '' };
}

/**
 * Stores an order with its prices, its usage of activities, and the trace of its prices
 * (docs/domain/orders.md#placing). In the caller's transaction.
 */
export async function takeOrder(db: Db, given: NewOrder): Promise<string> {
  const { branchId, custId, staffId, orderTime, orderSource, freight = 0, remark = '' } = given;
  const orderNo = await nextNumber(db, 'order', orderTime);
  const of = { orderNo, branchId };
  const result = await bookOrder(db, { orderNo, custId, staffId, orderTime }, (tx) => priced(tx, given));
  const { totals, order, book } = result;
  const sold = soldLines(result);
  const lines = await linesOf(db, sold);
  const returnPolicy = returnPolicyOf(result);
  const payableAmount = totals.netAmount + freight;
  demandPrices(given, sold, payableAmount);
  await db.insert(salesOrder).values({
    ...of,
    ...(await headOf(db, given)),
    orderSource,
    orderTime,
    custId,
    freight,
    remark,
    returnPolicy,
    payableAmount,
    ...{ orderAmount: totals.amount, unitDiscount: totals.unitDiscount, orderDiscount: totals.orderDiscount },
    lineCount: lines.length,
  });
  await db.insert(salesOrderLine).values(lines.map((line) => ({ ...of, ...line, orderTime })));
  await db.insert(salesOrderTrace).values({
    ...of,
    answer: explained(result, sold),
    terms: returnPolicy === 2 ? termsOf(asSold(order, sold), book) : null,
  });
  await db.insert(salesOrderEvent).values({ ...of, time: orderTime, kind: ORDER_EVENT.placed, amount: payableAmount });
  await settleStock(db, orderTime.slice(0, 10), {
    branchId,
    productIds: [...new Set(lines.map((one) => one.productId))],
  });
  return orderNo;
}
