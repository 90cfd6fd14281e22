import { asc, eq } from 'drizzle-orm';
import type { Output } from '../../../../../src/contract/endpoint';
import type { salesOrderApi } from '../../../../../src/contract/orders/orders';
import type { TrialAnswer } from '../../../../../src/contract/pricing/trial';
import type { Context } from '../../../../http/context';
import { notFound } from '../../../../http/failure';
import { sumOf } from '../../../../platform/numbers/exact';
import { qtyText, yuan } from '../../../../platform/numbers/money';
import { toUnits } from '../../../../platform/numbers/decimal';
import { branch } from '../../../../platform/schema/organisation';
import { ofParent, within } from '../../../../platform/scope';
import { salesOrder, salesOrderEvent, salesOrderLine, salesOrderTrace } from '../../data/schema/order';
import { outboundLine } from '../../data/schema/shipment';
import { statementEvents } from '../../data/statementSlot';
import { canCancel, canUrge } from '../../rules/life';
import { lineRecord, orderRecord } from './records';

type Asked = { orderNo: string };

/** The order, if the caller may see it. */
export async function seenOrder(orderNo: string, { db, session }: Context) {
  const [found] = await db
    .select({ row: salesOrder, branchName: branch.branchName })
    .from(salesOrder)
    .innerJoin(branch, eq(branch.branchId, salesOrder.branchId))
    .where(within(session, salesOrder, eq(salesOrder.orderNo, orderNo)));
  if (!found) throw notFound();
  return found;
}

export const linesOf = (orderNo: string, { db }: Context) =>
  db.select().from(salesOrderLine).where(ofParent(salesOrderLine.orderNo, orderNo)).orderBy(asc(salesOrderLine.lineNo));

export const batchesOf = (orderNo: string, { db }: Context) =>
  db
    .select()
    .from(outboundLine)
    .where(ofParent(outboundLine.orderNo, orderNo))
    .orderBy(asc(outboundLine.outboundNo), asc(outboundLine.lineNo), asc(outboundLine.batchNo));

async function traceOf(orderNo: string, { db }: Context) {
  const [found] = await db
    .select({ answer: salesOrderTrace.answer })
    .from(salesOrderTrace)
    .where(ofParent(salesOrderTrace.orderNo, orderNo));
  return found?.answer;
}

/** The sources of prices and discounts, with their lines and amounts. */
function firedIn(answer: TrialAnswer | undefined): Output<typeof salesOrderApi.detail>['fired'] {
  if (!answer) return [];
  const subjects = new Map(answer.lines.flatMap(({ fired }) => fired.map((one) => [one.id, one] as const)));
  return [...subjects.values()].map(({ source, id, code, name, kind }) => {
    const own = answer.lines.filter(({ fired }) => fired.some((one) => one.id === id));
    const steps = answer.trace.filter((row) => row.id === id && row.result === 'HIT' && row.lineNo !== null);
    const fen = sumOf(steps, ({ stage, before, after, lineNo }) => {
      if (before === null || after === null) return 0;
      if (stage === 3) return toUnits(before, 2) - toUnits(after, 2);
      if (stage !== 2) return 0;
      const line = own.find((one) => one.lineNo === lineNo);
      return line ? toUnits(line.unitDiscount, 2) : 0;
    });
    return { ...{ source, id, code, name, kind }, lines: own.map(({ lineNo }) => lineNo), saving: yuan(fen) };
  });
}

export async function orderDetail({ orderNo }: Asked, context: Context): Promise<Output<typeof salesOrderApi.detail>> {
  const { row, branchName } = await seenOrder(orderNo, context);
  const batches = await batchesOf(orderNo, context);
  const lines = await linesOf(orderNo, context);
  return {
    ...row,
    ...orderRecord(row, branchName),
    unitDiscount: yuan(row.unitDiscount),
    orderDiscount: yuan(row.orderDiscount),
    freight: yuan(row.freight),
    refundedAmount: yuan(row.refundedAmount),
    returnedAmount: yuan(row.returnedAmount),
    lines: lines.map((line) => ({
      ...lineRecord(line),
      batches: batches
        .filter(({ lineNo }) => lineNo === line.lineNo)
        .map(({ batchNo, expiryDate, qty }) => ({ batchNo, expiryDate, qty: qtyText(qty) })),
    })),
    fired: firedIn(await traceOf(orderNo, context)),
    can: [
      ...(canCancel(row.orderStatus) ? (['cancel'] as const) : []),
      ...(canUrge(row.orderStatus) ? (['urge'] as const) : []),
    ],
  };
}

export async function orderTrace({ orderNo }: Asked, context: Context): Promise<Output<typeof salesOrderApi.trace>> {
  await seenOrder(orderNo, context);
  return (await traceOf(orderNo, context)) ?? null;
}

export async function orderTimeline(
  { orderNo }: Asked,
  context: Context,
): Promise<Output<typeof salesOrderApi.timeline>> {
  const { row: order } = await seenOrder(orderNo, context);
  const { db, session } = context;
  const own = await db
    .select()
    .from(salesOrderEvent)
    .where(ofParent(salesOrderEvent.orderNo, orderNo))
    .orderBy(asc(salesOrderEvent.time), asc(salesOrderEvent.eventId));
  const docNos = [...new Set(own.flatMap(({ docNo }) => docNo || []))];
  const stated = await statementEvents.get()(db, session, { branchId: order.branchId, docNos });
  const rows = [
    ...own.map((one) => ({ ...one, statementId: null })),
    ...stated.map((one) => ({ ...one, eventId: `${one.statementId} ${one.kind} ${one.docNo}`, text: '' })),
  ];
  // Events of the same moment stay in the order of their rows.
  rows.sort((a, b) => (a.time < b.time ? -1 : a.time > b.time ? 1 : 0));
  return rows.map((one) => ({ ...one, amount: one.amount === null ? null : yuan(one.amount) }));
}
