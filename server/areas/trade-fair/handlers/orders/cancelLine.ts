import { asc, eq } from 'drizzle-orm';
import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import { ERROR } from '../../../../../src/contract/error-codes';
import { type fairOrderApi, LINE_STATUS, ORDER_STATUS } from '../../../../../src/contract/trade-fair/orders';
import {
  applyActivities,
  branchLine,
  isLadder,
  loadCustomer,
  loadProducts,
  loadRunning,
} from '../../../promotion/public';
import { ofParent } from '../../../../platform/scope';
import { fairOrder } from '../../data/schema/fair-guests';
import { fairOrderLine } from '../../data/schema/fair-trade';
import { demandHeadquarters } from '../../../../http/branchScope';
import type { Context } from '../../../../http/context';
import { Failure, notFound } from '../../../../http/failure';
import { yuan } from '../../../../platform/numbers/money';
import { said } from '../../../../platform/numbers/said';
import { followTickets, lockedOrder } from './bind';
import { statusOf } from './buyers';

type OrderRow = typeof fairOrder.$inferSelect;
type LineRow = typeof fairOrderLine.$inferSelect;

const told = (order: Partial<OrderRow>) => said(order, { orderAmount: yuan, discountAmount: yuan, payAmount: yuan });

/** What the lines that are left cost, by the activities that ran when the order was placed. */
async function pricedAgain(order: OrderRow, lines: readonly LineRow[], { db }: Context) {
  const { branchId, custId, orderTime, salesmanId } = order;
  const buyer = await loadCustomer(db, custId);
  const branchIds = await branchLine(db, branchId);
  const productIds = lines.map(({ productId }) => productId);
  const products = await loadProducts(db, { branchIds, productIds, unlisted: true });
  const known = lines.flatMap((line) => {
    const product = products.get(line.productId);
    // The fair price is a special offer, and counts as such (docs/domain/trade-fair.md#suppliers-and-commodities).
    return product
      ? [{ line, net: { ...line, part: '', product, base: line.amount, net: line.amount, special: true } }]
      : [];
  });
  const nets = new Map(lines.map(({ lineNo, amount }) => [lineNo, amount]));
  if (!buyer || known.length === 0) return nets;
  const deal = { branchIds, orderTime, customer: buyer, staffId: salesmanId || null, roleCodes: [] };
  const activities = await loadRunning(db, { ...deal, custId, productIds });
  const stage = applyActivities(
    known.map(({ net }) => net),
    activities.filter(isLadder),
    deal,
  );
  for (const [i, { line }] of known.entries()) nets.set(line.lineNo, stage.nets[i] ?? line.amount);
  return nets;
}

async function saveLines(lines: readonly LineRow[], nets: ReadonlyMap<number, number>, { db }: Context) {
  for (const { orderNo, lineNo, amount } of lines) {
    const netAmount = nets.get(lineNo) ?? amount;
    await db
      .update(fairOrderLine)
      .set({ netAmount, discountAmount: amount - netAmount })
      .where(ofParent(fairOrderLine.orderNo, orderNo, eq(fairOrderLine.lineNo, lineNo)));
  }
}

const OPEN: readonly number[] = [ORDER_STATUS.toConfirm, ORDER_STATUS.confirmed];

export async function cancelLine(
  { orderNo, lineNo, version, reason }: Parsed<typeof fairOrderApi.cancelLine>,
  context: Context,
): Promise<Output<typeof fairOrderApi.cancelLine>> {
  const { db, session, note } = context;
  demandHeadquarters({ session });
  const { fair, order } = await lockedOrder(orderNo, version, context);
  if (!OPEN.includes(order.status)) throw new Failure(ERROR.statusForbids);
  const lines = await db
    .select()
    .from(fairOrderLine)
    .where(ofParent(fairOrderLine.orderNo, orderNo, eq(fairOrderLine.status, LINE_STATUS.valid)))
    .orderBy(asc(fairOrderLine.lineNo));
  const gone = lines.find((one) => one.lineNo === lineNo);
  if (!gone) throw notFound();
  if (gone.shippedQty > 0) throw new Failure(ERROR.lineShipped);
  const rest = lines.filter((one) => one.lineNo !== lineNo);
  const nets = await pricedAgain(order, rest, context);
  await db
    .update(fairOrderLine)
    .set({ status: LINE_STATUS.cancelled, cancelReason: reason })
    .where(ofParent(fairOrderLine.orderNo, orderNo, eq(fairOrderLine.lineNo, lineNo)));
  await saveLines(rest, nets, context);
  const orderAmount = rest.reduce((sum, { amount }) => sum + amount, 0);
  const payAmount = rest.reduce((sum, one) => sum + (nets.get(one.lineNo) ?? one.amount), 0);
  const status = rest.length === 0 ? ORDER_STATUS.cancelled : statusOf(order.status);
  const after = { orderAmount, payAmount, discountAmount: orderAmount - payAmount, status };
  await db
    .update(fairOrder)
    .set({ ...after, version: version + 1 })
    .where(ofParent(fairOrder.orderNo, orderNo));
  await followTickets(fair, [order.guestId], context);
  const { productId } = gone;
  note({
    objectId: orderNo,
    objectName: orderNo,
    before: told(order),
    after: { ...told({ ...order, ...after }), lineNo, productId, reason },
  });
  return {
    orderAmount: yuan(orderAmount),
    discountAmount: yuan(after.discountAmount),
    payAmount: yuan(payAmount),
    status,
  };
}
