import { and, asc, eq, inArray } from 'drizzle-orm';
import { ERROR } from '../../../../../src/contract/error-codes';
import type { ErpPayload } from '../../../../../src/contract/orders/erp';
import { Failure, InvalidInput } from '../../../../http/failure';
import { sumOf } from '../../../../platform/numbers/exact';
import { toUnits } from '../../../../platform/numbers/decimal';
import { qtyText, yuan } from '../../../../platform/numbers/money';
import type { FieldProblem } from '../../../../platform/problem';
import { branch, staff } from '../../../../platform/schema/organisation';
import { global, ofParent } from '../../../../platform/scope';
import { customer, product } from '../../../master-data/public';
import { branchLine } from '../../../promotion/public';
import { receivingCashier } from '../../data/cashierSlot';
import { cancelOrder, type OrderRow, payOrder, shipOrder } from '../../data/followOrder';
import { salesOrderLine } from '../../data/schema/order';
import { orderReceipt, outbound } from '../../data/schema/shipment';
import { takeOrder } from '../../data/takeOrder';
import { canCancel } from '../../rules/life';
import { demandNewer, type ErpStep, orderOf, unknown } from './step';

type Ordered = ErpPayload<'order'>;

/** The company, its customer and the salesperson; a customer that is not approved cannot buy. */
async function parties({ branchId, custId, salesmanId }: Ordered, { context: { db } }: ErpStep) {
  const [company] = await db
    .select({ id: branch.branchId })
    .from(branch)
    .where(global('shared', and(eq(branch.branchId, branchId), eq(branch.status, 1))));
  if (!company) throw unknown('branchId');
  const line = await branchLine(db, branchId);
  const [buyer] = await db
    .select({ unaudited: customer.unaudited, salesmanId: customer.salesmanId })
    .from(customer)
    .where(global('key', and(eq(customer.custId, custId), eq(customer.status, 1), inArray(customer.branchId, line))));
  if (!buyer) throw unknown('custId');
  if (buyer.unaudited === 1) throw new InvalidInput([{ field: 'custId', text: 'field.unaudited' }]);
  const staffId = salesmanId ?? buyer.salesmanId;
  if (salesmanId === null) return staffId;
  const [seller] = await db
    .select({ id: staff.staffId })
    .from(staff)
    .where(global('name', eq(staff.staffId, salesmanId)));
  if (!seller) throw unknown('salesmanId');
  return staffId;
}

/** Refuses goods that are not approved, and fractions of goods that are sold whole. */
async function demandGoods({ lines }: Ordered, { context: { db } }: ErpStep) {
  const ids = [...new Set(lines.map(({ productId }) => productId))];
  const { productId, unaudited, decimalQty } = product;
  const rows = await db
    .select({ productId, unaudited, decimalQty })
    .from(product)
    .where(global('shared', inArray(productId, ids)));
  const known = new Map(rows.map((row) => [row.productId, row]));
  const problems = lines.flatMap((line, i): FieldProblem[] => {
    const goods = known.get(line.productId);
    if (!goods) return [{ field: `lines.${i}.productId`, text: 'field.unknown' }];
    const isPart = goods.decimalQty === 0 && toUnits(line.qty, 4) % 10_000 !== 0;
    return [
      ...(goods.unaudited === 1 ? [{ field: `lines.${i}.productId`, text: 'field.unaudited' } as const] : []),
      ...(isPart ? [{ field: `lines.${i}.qty`, text: 'field.wholeOnly' } as const] : []),
    ];
  });
  if (problems.length > 0) throw new InvalidInput(problems);
}

export async function takeNewOrder(told: Ordered, step: ErpStep) {
  const { context, at } = step;
  const staffId = await parties(told, step);
  await demandGoods(told, step);
  const { branchId, custId, orderSource, freight, remark, payableAmount, lines } = told;
  return takeOrder(context.db, {
    ...{ branchId, custId, staffId, orderSource, remark, lines, orderTime: at },
    freight: toUnits(freight, 2),
    payableAmount: payableAmount === undefined ? undefined : toUnits(payableAmount, 2),
  });
}

/** All faults of the lines of an outbound, each at its field. */
async function demandShipped({ orderNo, lines }: ErpPayload<'outbound'>, { context: { db } }: ErpStep) {
  const ordered = await db
    .select({ lineNo: salesOrderLine.lineNo, qty: salesOrderLine.qty, shippedQty: salesOrderLine.shippedQty })
    .from(salesOrderLine)
    .where(ofParent(salesOrderLine.orderNo, orderNo))
    .orderBy(asc(salesOrderLine.lineNo));
  const byNo = new Map(ordered.map((line) => [line.lineNo, line]));
  const problems = lines.flatMap(({ lineNo, batchNo }, i): FieldProblem[] => {
    const line = byNo.get(lineNo);
    if (!line) return [{ field: `lines.${i}.lineNo`, text: 'field.unknown' }];
    const first = lines.findIndex((one) => one.lineNo === lineNo && one.batchNo === batchNo);
    const sent = sumOf(
      lines.filter((one) => one.lineNo === lineNo),
      (one) => toUnits(one.qty, 4),
    );
    const left = line.qty - line.shippedQty;
    return [
      ...(first < i ? [{ field: `lines.${i}.batchNo`, text: 'field.repeated' } as const] : []),
      ...(sent > left
        ? [{ field: `lines.${i}.qty`, text: 'field.tooBig', params: { max: qtyText(left) } } as const]
        : []),
    ];
  });
  if (problems.length > 0) throw new InvalidInput(problems);
}

export async function takeOutbound(told: ErpPayload<'outbound'>, step: ErpStep) {
  const { context, at, byName } = step;
  const { orderNo, outboundNo, lines } = told;
  await orderOf(orderNo, step);
  const [known] = await context.db
    .select({ no: outbound.outboundNo })
    .from(outbound)
    .where(global('taken', eq(outbound.outboundNo, outboundNo)));
  if (known) throw new InvalidInput([{ field: 'outboundNo', text: 'field.taken' }]);
  await demandShipped(told, step);
  const shipped = lines.map((line) => ({ ...line, qty: toUnits(line.qty, 4) }));
  await shipOrder(context.db, orderNo, { at, byName, outboundNo, lines: shipped });
  return outboundNo;
}

/** The cashier that a receipt names: it must belong to the order's company, and be in force. */
async function namedCashier({ branchId }: OrderRow, told: ErpPayload<'receipt'>, { context: { db }, at }: ErpStep) {
  const { cashierCode, channel } = told;
  if (cashierCode === null) return undefined;
  const found = await receivingCashier.get()(db, { branchId, channel, cashierCode, day: at.slice(0, 10) });
  if (!found) throw unknown('cashierCode');
  return found;
}

/** Records a receipt; no more can go back than was received. */
export async function takeReceipt(told: ErpPayload<'receipt'>, step: ErpStep) {
  const { context, at, byName } = step;
  const { orderNo, receiptNo, channel } = told;
  const order = await orderOf(orderNo, step);
  const [known] = await context.db
    .select({ no: orderReceipt.receiptNo })
    .from(orderReceipt)
    .where(global('taken', eq(orderReceipt.receiptNo, receiptNo)));
  if (known) throw new InvalidInput([{ field: 'receiptNo', text: 'field.taken' }]);
  const amount = toUnits(told.amount, 2);
  const least = order.refundedAmount - order.paidAmount;
  if (amount < least)
    throw new InvalidInput([{ field: 'amount', text: 'field.tooSmall', params: { min: yuan(least) } }]);
  const cashier = await namedCashier(order, told, step);
  await payOrder(context.db, orderNo, { at, byName, receiptNo, amount, channel, cashier });
  return receiptNo;
}

export async function takeCancel({ orderNo, reason }: ErpPayload<'cancel'>, step: ErpStep) {
  const { context, at, byName } = step;
  const order = await orderOf(orderNo, step);
  await demandNewer(order, step);
  if (!canCancel(order.orderStatus)) throw new Failure(ERROR.orderStatusForbids);
  await cancelOrder(context.db, order, { at, byName, reason });
  return orderNo;
}
