import { and, asc, eq, lte, sql } from 'drizzle-orm';
import { ERROR } from '../../../../src/contract/error-codes';
import { ORDER_EVENT, type OrderEvent, SALES_STATUS, type SalesStatus } from '../../../../src/contract/orders/orders';
import { type LicenceBlock, OWNER_TYPE, type PendingRenewal } from '../../../../src/contract/master-data/licences';
import type { PayChannel } from '../../../../src/contract/pay-channels';
import { DAY, fromShanghai, shanghai } from '../../../platform/clock';
import type { Db } from '../../../platform/database/db';
import { scaled, sumOf } from '../../../platform/numbers/exact';
import { global, ofParent } from '../../../platform/scope';
import { settleStock, useReserves } from '../../goods/public';
import { licenceBlocks } from '../../master-data/public';
import { confirmUsage, releaseUsage } from '../../pricing/public';
import { bookSale } from '../../promotion/public';
import { mayBecome, payStatusOf } from '../rules/life';
import { salesOrder, salesOrderEvent, salesOrderLine } from './schema/order';
import { orderReceipt, outbound, outboundLine } from './schema/shipment';
import { type CashierThen, receivingCashier } from './cashierSlot';
import { billsChanged } from './statementSlot';

export type OrderRow = typeof salesOrder.$inferSelect;

/** A step that the order's status does not allow, or more goods than were ordered. */
export class StepRefused extends Error {}

interface Step {
  at: string;
  byName: string;
}

interface ShippedLine {
  lineNo: number;
  batchNo: string;
  expiryDate: string;
  qty: number;
}

export interface Shipment extends Step {
  outboundNo: string;
  lines: readonly ShippedLine[];
}

export interface Payment extends Step {
  receiptNo: string;
  /** In fen; negative where it goes back to the customer. */
  amount: number;
  channel: PayChannel;
  /** The cashier that received it; without it, the company's default cashier, if that one accepts the channel. */
  cashier?: CashierThen | undefined;
}

interface Told extends Partial<Step> {
  at: string;
  kind: OrderEvent;
  text?: string;
  amount?: number;
  docNo?: string;
}

/** Adds an event to the order's history. */
export async function tell(
  db: Db,
  { orderNo, branchId }: Pick<OrderRow, 'orderNo' | 'branchId'>,
  { at, byName = '', kind, text = '', amount, docNo = '' }: Told,
) {
  await db
    .insert(salesOrderEvent)
    .values({ orderNo, branchId, time: at, kind, byName, text, amount: amount ?? null, docNo });
}

/** The locked order, as it is now. */
export async function lockedOrder(db: Db, orderNo: string): Promise<OrderRow> {
  const [found] = await db.select().from(salesOrder).where(ofParent(salesOrder.orderNo, orderNo)).for('update');
  if (!found) throw new StepRefused(`There is no order ${orderNo}.`);
  return found;
}

export async function setOrder(db: Db, order: OrderRow, set: Partial<OrderRow>): Promise<OrderRow> {
  const next = { ...order, ...set };
  const changed = { ...set, payStatus: payStatusOf(next), version: order.version + 1 };
  await db.update(salesOrder).set(changed).where(ofParent(salesOrder.orderNo, order.orderNo));
  return { ...next, ...changed };
}

async function step(db: Db, orderNo: string, to: SalesStatus) {
  const order = await lockedOrder(db, orderNo);
  if (!mayBecome(order.orderStatus, to)) throw new StepRefused(`${orderNo} is ${order.orderStatus}, not to be ${to}.`);
  return order;
}

/**
 * A licence that the customer needs has expired or was cancelled; a renewal under way is named, but does not suffice.
 */
export class LicencesEnded extends Error {
  readonly code = ERROR.customerLicences;
  constructor(
    orderNo: string,
    readonly data: { blocks: readonly LicenceBlock[]; pendingRenewal: PendingRenewal | null },
  ) {
    super(`${orderNo}: licences of its customer have ended.`);
  }
}

/** Reviews an order: its usage of activities is final from now on. */
export async function auditOrder(db: Db, orderNo: string, { at, byName }: Step) {
  const order = await step(db, orderNo, SALES_STATUS.audited);
  const { custId } = order;
  const blocked = await licenceBlocks(db, { ownerType: OWNER_TYPE.customer, ownerIds: [custId], day: at.slice(0, 10) });
  const blocks = blocked.get(custId);
  if (blocks) {
    const pendingRenewal = blocks.map((one) => one.pendingRenewal).find((one) => one !== null) ?? null;
    throw new LicencesEnded(orderNo, { blocks, pendingRenewal });
  }
  await confirmUsage(db, orderNo);
  await tell(db, order, { at, byName, kind: ORDER_EVENT.audited });
  return setOrder(db, order, { orderStatus: SALES_STATUS.audited });
}

export async function pickOrder(db: Db, orderNo: string, { at, byName }: Step) {
  const order = await step(db, orderNo, SALES_STATUS.picking);
  await tell(db, order, { at, byName, kind: ORDER_EVENT.picking });
  return setOrder(db, order, { orderStatus: SALES_STATUS.picking });
}

type LineRow = typeof salesOrderLine.$inferSelect;

/** Counts the order for rebates. */
async function countSale(db: Db, order: OrderRow, lines: readonly LineRow[]) {
  const { orderNo, branchId, custId, salesmanId, orderTime, orderStatus } = order;
  await bookSale(db, {
    document: { ...{ branchId, custId, orderTime, orderStatus }, billNo: orderNo, staffId: salesmanId },
    lines: lines.map(({ lineNo, productId, qty, shippedQty, unitPrice, amount, netAmount, special }) => ({
      ...{ lineNo, productId, qty, shippedQty, unitPrice, special },
      base: amount,
      net: netAmount,
    })),
  });
}

export async function shipOrder(db: Db, orderNo: string, { at, byName, outboundNo, lines }: Shipment) {
  const order = await step(db, orderNo, SALES_STATUS.shipped);
  const { branchId, custId } = order;
  const known = await db
    .select()
    .from(salesOrderLine)
    .where(ofParent(salesOrderLine.orderNo, orderNo))
    .orderBy(asc(salesOrderLine.lineNo));
  const now = known.map((line) => {
    const qty = sumOf(
      lines.filter(({ lineNo }) => lineNo === line.lineNo),
      (one) => one.qty,
    );
    const shippedQty = line.shippedQty + qty;
    if (shippedQty > line.qty) throw new StepRefused(`Line ${line.lineNo} of ${orderNo}: more than was ordered.`);
    // The value of this outbound: the value of everything shipped so far, less that of earlier outbounds, so that all
    // of them add up to the net amount.
    const worth = scaled(line.netAmount, shippedQty, line.qty) - scaled(line.netAmount, line.shippedQty, line.qty);
    return { ...line, shippedQty, worth };
  });
  const amount = sumOf(now, ({ worth }) => worth);
  await db.insert(outbound).values({ ...{ outboundNo, orderNo, branchId, custId, amount }, shipTime: at });
  await db.insert(outboundLine).values(lines.map((line) => ({ ...line, outboundNo, orderNo, branchId })));
  for (const { lineNo, shippedQty } of now)
    await db
      .update(salesOrderLine)
      .set({ shippedQty })
      .where(ofParent(salesOrderLine.orderNo, orderNo, eq(salesOrderLine.lineNo, lineNo)));
  const orderStatus = now.every(({ shippedQty, qty }) => shippedQty === qty)
    ? SALES_STATUS.shipped
    : SALES_STATUS.partlyShipped;
  await tell(db, order, { at, byName, kind: ORDER_EVENT.shipped, docNo: outboundNo, amount });
  const changed = await setOrder(db, order, { orderStatus, outboundNos: [...order.outboundNos, outboundNo] });
  await useReserves(db, {
    ...{ branchId, custId, day: at.slice(0, 10) },
    lines: now.map(({ productId, lineNo }) => ({
      productId,
      qty: sumOf(
        lines.filter((line) => line.lineNo === lineNo),
        (line) => line.qty,
      ),
    })),
  });
  await countSale(db, changed, now);
  await billsChanged.get()(db, { branchId, partyId: custId }, at);
  return changed;
}

export async function signOrder(db: Db, orderNo: string, { at, byName }: Step) {
  const order = await step(db, orderNo, SALES_STATUS.signed);
  await tell(db, order, { at, byName, kind: ORDER_EVENT.signed });
  return setOrder(db, order, { orderStatus: SALES_STATUS.signed, signTime: at });
}

const NO_CASHIER = { cashierId: null, receivedBy: null };

/** Records received or returned money; each receipt once, with the data of its cashier at that moment. */
export async function payOrder(db: Db, orderNo: string, { at, byName, receiptNo, amount, channel, cashier }: Payment) {
  const order = await lockedOrder(db, orderNo);
  const { branchId, custId } = order;
  const usual = { branchId, channel, day: at.slice(0, 10) };
  const { cashierId, receivedBy } = cashier ?? (await receivingCashier.get()(db, usual)) ?? NO_CASHIER;
  await db.insert(orderReceipt).values({
    ...{ receiptNo, orderNo, branchId, custId, amount, channel, cashierId, receivedBy },
    payTime: at,
  });
  const kind = amount < 0 ? ORDER_EVENT.refunded : ORDER_EVENT.paid;
  await tell(db, order, { at, byName, kind, amount: Math.abs(amount), docNo: receiptNo });
  await billsChanged.get()(db, { branchId, partyId: custId }, at);
  return setOrder(
    db,
    order,
    amount < 0 ? { refundedAmount: order.refundedAmount - amount } : { paidAmount: order.paidAmount + amount },
  );
}

/** Cancels an order: its usage of activities and its locked stock are released, and payments have to be refunded. */
export async function cancelOrder(db: Db, order: OrderRow, { at, byName, reason }: Step & { reason: string }) {
  await releaseUsage(db, order.orderNo);
  await tell(db, order, { at, byName, kind: ORDER_EVENT.cancelled, text: reason });
  const cancelled = await setOrder(db, order, { orderStatus: SALES_STATUS.cancelled, cancelReason: reason });
  const lines = await db
    .selectDistinct({ productId: salesOrderLine.productId })
    .from(salesOrderLine)
    .where(ofParent(salesOrderLine.orderNo, order.orderNo));
  const productIds = lines.map(({ productId }) => productId);
  await settleStock(db, at.slice(0, 10), { branchId: order.branchId, productIds });
  return cancelled;
}

const FINISHED_AFTER = 7 * DAY;

const AT_ONCE = 500;

/** Finishes some orders that were signed for a week ago: each with its event, or not at all. */
const finishSome = (db: Db, now: string) =>
  db.transaction(async (tx) => {
    const before = shanghai(fromShanghai(now) - FINISHED_AFTER);
    const due = await tx
      .select({ orderNo: salesOrder.orderNo, branchId: salesOrder.branchId })
      .from(salesOrder)
      .where(global('clock', and(eq(salesOrder.orderStatus, SALES_STATUS.signed), lte(salesOrder.signTime, before))))
      .limit(AT_ONCE)
      .for('update', { skipLocked: true });
    if (due.length === 0) return 0;
    const numbers = due.map(({ orderNo }) => orderNo);
    await tx
      .update(salesOrder)
      .set({ orderStatus: SALES_STATUS.finished, version: sql`${salesOrder.version} + 1` })
      .where(ofParent(salesOrder.orderNo, numbers));
    await tx.insert(salesOrderEvent).values(due.map((order) => ({ ...order, time: now, kind: ORDER_EVENT.finished })));
    return due.length;
  });

/** Finishes orders that were signed for a week ago. */
export async function finishOrders(db: Db, now: string) {
  for (let some = AT_ONCE; some === AT_ONCE;) some = await finishSome(db, now);
}
