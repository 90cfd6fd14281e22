import { and, eq, inArray, lte } from 'drizzle-orm';
import { ORDER_EVENT } from '../../../../src/contract/orders/orders';
import { RETURN_STATUS } from '../../../../src/contract/orders/returns';
import type { Db } from '../../../platform/database/db';
import { groupBy } from '../../../platform/groupBy';
import { scaled, sumOf } from '../../../platform/numbers/exact';
import { UNIT } from '../../../platform/numbers/scale';
import { ofParent } from '../../../platform/scope';
import { salesOrder, salesOrderEvent, salesOrderLine } from './schema/order';
import { returnLine, returnRecord } from './schema/return';
import { orderReceipt, outbound, outboundLine } from './schema/shipment';

/* What a customer owes for his orders: shipments, returns, payments. */

interface BillLine {
  code: string;
  /** 1/10000 */
  qty: number;
  /** Fen */
  amount: number;
}

/** A document that raises or lowers what a party owes. */
export interface Bill {
  kind: 'outbound' | 'return' | 'receipt' | 'purchase' | 'purchaseReturn' | 'payment' | 'rebate';
  no: string;
  /** Empty: it belongs to no order. */
  orderNo: string;
  /** The customer, or the supplier. */
  partyId: string;
  /** yyyy-MM-dd HH:mm:ss */
  time: string;
  /** Fen, with the sign of its effect on what is owed: by the customer, or to the supplier. */
  amount: number;
  /** Fen: the discounts of what was shipped. */
  discount: number;
  lines: BillLine[];
}

export interface WantedBills {
  branchId: string;
  partyIds: readonly string[];
  /** The last day. */
  until: string;
}

/** The product code of freight among the lines. */
const FREIGHT = 'FREIGHT';

/** Shares that add up to the whole: the last one takes the rounding difference. */
function withRest(lines: BillLine[], amount: number) {
  const last = lines.at(-1);
  if (last) last.amount += amount - sumOf(lines, (line) => line.amount);
  return lines;
}

async function shipped(db: Db, { branchId, partyIds, until }: WantedBills): Promise<Bill[]> {
  const of = ofParent(
    outbound.custId,
    partyIds,
    eq(outbound.branchId, branchId),
    lte(outbound.shipTime, `${until} 23:59:59`),
  );
  const docs = await db
    .select({ row: outbound, freight: salesOrder.freight, outboundNos: salesOrder.outboundNos })
    .from(outbound)
    .innerJoin(salesOrder, eq(salesOrder.orderNo, outbound.orderNo))
    .where(of);
  const lines = await db
    .select({
      outboundNo: outboundLine.outboundNo,
      code: salesOrderLine.productCode,
      qty: outboundLine.qty,
      of: salesOrderLine.qty,
      net: salesOrderLine.netAmount,
      discount: salesOrderLine.discountAmount,
    })
    .from(outbound)
    .innerJoin(outboundLine, eq(outboundLine.outboundNo, outbound.outboundNo))
    .innerJoin(
      salesOrderLine,
      and(eq(salesOrderLine.orderNo, outboundLine.orderNo), eq(salesOrderLine.lineNo, outboundLine.lineNo)),
    )
    .where(of)
    .orderBy(outboundLine.outboundNo, outboundLine.lineNo, outboundLine.batchNo);
  const own = groupBy(lines, ({ outboundNo }) => outboundNo);
  return docs.map(({ row, freight, outboundNos }) => {
    const { outboundNo: no, orderNo, custId: partyId, shipTime: time, amount } = row;
    const parts = own.get(no) ?? [];
    const discount = sumOf(parts, (part) => scaled(part.discount, part.qty, part.of));
    const shares = parts.map(({ code, qty, of: whole, net }) => ({ code, qty, amount: scaled(net, qty, whole) }));
    const lines = withRest(shares, amount);
    const common = { kind: 'outbound' as const, no, orderNo, partyId, time, discount };
    // Freight is owed with the first outbound of the order.
    if (freight === 0 || outboundNos[0] !== no) return { ...common, amount, lines };
    return { ...common, amount: amount + freight, lines: [...lines, { code: FREIGHT, qty: UNIT, amount: freight }] };
  });
}

const { received, refunding, finished } = RETURN_STATUS;

async function returned(db: Db, { branchId, partyIds, until }: WantedBills): Promise<Bill[]> {
  const docs = await db
    .select({ row: returnRecord, time: salesOrderEvent.time })
    .from(returnRecord)
    .innerJoin(
      salesOrderEvent,
      and(
        eq(salesOrderEvent.orderNo, returnRecord.orderNo),
        eq(salesOrderEvent.docNo, returnRecord.returnNo),
        eq(salesOrderEvent.kind, ORDER_EVENT.returnReceived),
      ),
    )
    .where(
      ofParent(
        returnRecord.custId,
        partyIds,
        eq(returnRecord.branchId, branchId),
        inArray(returnRecord.status, [received, refunding, finished]),
        lte(salesOrderEvent.time, `${until} 23:59:59`),
      ),
    );
  const nos = docs.map(({ row }) => row.returnNo);
  const lines = await db
    .select({
      returnNo: returnLine.returnNo,
      code: salesOrderLine.productCode,
      qty: returnLine.receivedQty,
      amount: returnLine.refundAmount,
    })
    .from(returnLine)
    .innerJoin(
      salesOrderLine,
      and(eq(salesOrderLine.orderNo, returnLine.orderNo), eq(salesOrderLine.lineNo, returnLine.lineNo)),
    )
    .where(ofParent(returnLine.returnNo, nos))
    .orderBy(returnLine.returnNo, returnLine.lineNo, returnLine.batchNo);
  const own = groupBy(lines, ({ returnNo }) => returnNo);
  return docs.map(({ row: { returnNo: no, orderNo, custId: partyId, refundAmount }, time }) => ({
    ...{ kind: 'return', no, orderNo, partyId, time, amount: 0 - refundAmount, discount: 0 },
    lines: (own.get(no) ?? []).map(({ code, qty, amount }) => ({ code, qty: 0 - (qty ?? 0), amount: 0 - amount })),
  }));
}

/** Received money lowers what is owed; money that goes back raises it again. */
async function paid(db: Db, { branchId, partyIds, until }: WantedBills): Promise<Bill[]> {
  const docs = await db
    .select()
    .from(orderReceipt)
    .where(
      ofParent(
        orderReceipt.custId,
        partyIds,
        eq(orderReceipt.branchId, branchId),
        lte(orderReceipt.payTime, `${until} 23:59:59`),
      ),
    );
  return docs.map(({ receiptNo: no, orderNo, custId: partyId, payTime: time, amount }) => ({
    ...{ kind: 'receipt', no, orderNo, partyId, time, amount: 0 - amount, discount: 0, lines: [] },
  }));
}

/** All bills, up to a day, of customers that the caller has read under a scope. */
export async function orderBills(db: Db, wanted: WantedBills): Promise<Bill[]> {
  return [...(await shipped(db, wanted)), ...(await returned(db, wanted)), ...(await paid(db, wanted))];
}
