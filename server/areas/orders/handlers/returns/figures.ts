import { createHash } from 'node:crypto';
import { ERROR } from '../../../../../src/contract/error-codes';
import { BATCH_QUALITY, NEAR_EXPIRY_DAYS } from '../../../../../src/contract/goods/stock';
import {
  RETURN_DAYS,
  RETURN_WARNING,
  type ReturnPreview,
  type ReturnType,
} from '../../../../../src/contract/orders/returns';
import { SALES_STATUS } from '../../../../../src/contract/orders/orders';
import type { Context } from '../../../../http/context';
import { Failure } from '../../../../http/failure';
import { DAY, fromShanghai, shanghai } from '../../../../platform/clock';
import { toUnits } from '../../../../platform/numbers/decimal';
import { sumOf } from '../../../../platform/numbers/exact';
import { yuan } from '../../../../platform/numbers/money';
import { type BatchStock, batchStock } from '../../../goods/public';
import { rebateLoss } from '../../../promotion/public';
import type { OrderRow } from '../../data/followOrder';
import { type BatchRow, loadGoods, type OrderGoods, type OrderLineRow } from '../../data/returnGoods';
import { orderStatements, type ReturnStanding, returnStatement } from '../../data/statementSlot';
import { toRefund } from '../../rules/life';
import { afterReturn, byBatch, givesTooMuch, refundsOf } from '../../rules/refund';
import { isStrict, isTimeless } from '../../rules/returnLife';
import { qtyText } from '../inquiry/records';

export interface Wanted {
  lineNo: number;
  batchNo: string;
  returnQty: string;
}

interface Asked {
  order: OrderRow;
  returnType: ReturnType;
  lines: readonly Wanted[];
  /** Of a return that exists already: its own goods are not on their way a second time. */
  returnNo?: string | undefined;
}

/** A batch that comes back, with what it gives. */
export interface Batched {
  lineNo: number;
  batch: BatchRow;
  line: OrderLineRow;
  qty: number;
  refund: number;
  promotionDeduct: number;
}

export interface Figures {
  goods: OrderGoods;
  parts: Batched[];
  returning: Map<number, number>;
  refund: number;
  promotionDeduct: number;
  rebateDeduct: number;
  toRefund: number;
}

/** With what it does elsewhere. */
export interface Tried extends Figures {
  stock: BatchStock[];
  standing: ReturnStanding;
  warnings: ReturnPreview['warnings'];
  origins: ReturnPreview['statement']['origins'];
}

/** In time, or for a reason that has none. */
function demandTime({ signTime, orderStatus }: OrderRow, returnType: ReturnType, { now }: Context) {
  if (orderStatus === SALES_STATUS.cancelled) throw new Failure(ERROR.orderStatusForbids);
  if (signTime === null || isTimeless(returnType)) return;
  if (fromShanghai(now) - fromShanghai(signTime) > RETURN_DAYS * DAY)
    throw new Failure(ERROR.returnTooLate, { params: { days: RETURN_DAYS } });
}

function partsOf({ lines, returnType }: Asked, goods: OrderGoods) {
  return lines.map(({ lineNo, batchNo, returnQty }) => {
    const line = goods.lines.find((one) => one.lineNo === lineNo);
    const batch = goods.batches.find((one) => one.lineNo === lineNo && one.batchNo === batchNo);
    const name = line?.productName ?? String(lineNo);
    const qty = toUnits(returnQty, 4);
    if (!line || !batch || qty > batch.returnableQty)
      throw new Failure(ERROR.returnTooMany, {
        params: { name, max: qtyText(Math.max(0, batch?.returnableQty ?? 0)) },
      });
    if (goods.strict.has(lineNo) && !isStrict(returnType))
      throw new Failure(ERROR.returnForbidden, { params: { name } });
    return { lineNo, line, batch, qty };
  });
}

export function returningOf(parts: readonly { lineNo: number; qty: number }[]) {
  const returning = new Map<number, number>();
  for (const { lineNo, qty } of parts) returning.set(lineNo, (returning.get(lineNo) ?? 0) + qty);
  return returning;
}

/** What these goods give back, and whether they may; nothing is written. */
export async function figuresOf<P extends { lineNo: number; qty: number }>(
  { order, goods, parts }: { order: OrderRow; goods: OrderGoods; parts: readonly P[] },
  { db }: Context,
) {
  const returning = returningOf(parts);
  const refunds = refundsOf(goods, returning);
  if (givesTooMuch({ ...goods, lines: afterReturn(goods.lines, returning, refunds) }))
    throw new Failure(ERROR.refundTooMuch);
  const spread = byBatch(parts, refunds);
  const refund = sumOf(spread, (one) => one.refund);
  const after = { ...order, returnedAmount: order.returnedAmount + refund };
  if (after.returnedAmount > order.payableAmount) throw new Failure(ERROR.refundTooMuch);
  return {
    ...{ goods, parts: spread, returning, refund },
    promotionDeduct: sumOf(spread, (one) => one.promotionDeduct),
    rebateDeduct: await rebateLoss(db, { custId: order.custId, billNo: order.orderNo, returning }),
    toRefund: Math.min(refund, toRefund(after)),
  };
}

/** What of it is past its day, close to it, or locked already. */
function warningsOf(parts: readonly Batched[], stock: readonly BatchStock[], given: { day: string; isLate: boolean }) {
  const { day, isLate } = given;
  const near = shanghai(fromShanghai(`${day} 00:00:00`) + NEAR_EXPIRY_DAYS * DAY).slice(0, 10);
  const { expired, nearExpiry, batchLocked, late } = RETURN_WARNING;
  return [
    ...(isLate ? [{ kind: late, batchNo: '' }] : []),
    ...parts.flatMap(({ batch: { batchNo, expiryDate } }, i) => {
      const isLocked = stock[i]?.held.some(({ qualityState }) => qualityState === BATCH_QUALITY.locked);
      return [
        ...(expiryDate < day ? [{ kind: expired, batchNo }] : expiryDate < near ? [{ kind: nearExpiry, batchNo }] : []),
        ...(isLocked ? [{ kind: batchLocked, batchNo }] : []),
      ];
    }),
  ];
}

export async function tryReturn(asked: Asked, context: Context): Promise<Tried> {
  const { order, returnNo, returnType } = asked;
  demandTime(order, returnType, context);
  const goods = await loadGoods(context.db, order.orderNo, returnNo);
  const figures = await figuresOf({ order, goods, parts: partsOf(asked, goods) }, context);
  const { branchId, custId } = order;
  const { db, session, now } = context;
  const day = now.slice(0, 10);
  const stock = await batchStock(
    db,
    branchId,
    figures.parts.map(({ line: { productId }, batch: { batchNo } }) => ({ productId, batchNo })),
  );
  const standing = await returnStatement.get()(db, session, { branchId, custId, day });
  const docNos = [...new Set(figures.parts.map(({ batch }) => batch.outboundNo))];
  const stated = await orderStatements.get()(db, session, { branchId, docNos });
  const origins = new Map(stated.map(({ statementId, statementNo }) => [statementId, { statementId, statementNo }]));
  const warnings = warningsOf(figures.parts, stock, { day, isLate: standing.isLate });
  return { ...figures, stock, standing, warnings, origins: [...origins.values()] };
}

export const goodsOf = ({ line, batch }: Pick<Batched, 'line' | 'batch'>) => ({
  id: `${line.lineNo} ${batch.batchNo}`,
  lineNo: line.lineNo,
  productCode: line.productCode,
  productName: line.productName,
  spec: line.spec,
  unit: line.unit,
  batchNo: batch.batchNo,
  expiryDate: batch.expiryDate,
  shippedQty: qtyText(batch.shippedQty),
});

/** As it is shown; its hash says that what is made is what was seen. */
export function previewOf({ goods, parts, stock, standing, warnings, origins, ...figures }: Tried): ReturnPreview {
  const shown = {
    policy: goods.terms ? (2 as const) : (1 as const),
    lines: parts.map((part) => ({
      ...goodsOf(part),
      netAmount: yuan(part.line.netAmount),
      soldQty: qtyText(part.line.qty),
      returnedBefore: qtyText(part.line.returnedQty),
      returnQty: qtyText(part.qty),
      refundAmount: yuan(part.refund),
      promotionDeduct: yuan(part.promotionDeduct),
    })),
    refundAmount: yuan(figures.refund),
    promotionDeduct: yuan(figures.promotionDeduct),
    rebateDeduct: yuan(figures.rebateDeduct),
    toRefund: yuan(figures.toRefund),
    stock: parts.map(({ line, batch, qty }, i) => ({
      id: `${line.lineNo} ${batch.batchNo}`,
      productName: line.productName,
      batchNo: batch.batchNo,
      qty: qtyText(qty),
      qualityState: BATCH_QUALITY.toInspect,
      held: (stock[i]?.held ?? []).map((one) => ({ ...one, qty: qtyText(one.qty) })),
    })),
    statement: { ...standing, origins, amount: yuan(0 - figures.refund) },
    warnings,
  };
  return { ...shown, previewHash: createHash('sha256').update(JSON.stringify(shown)).digest('hex') };
}

/** Somebody has seen other figures than there are now: he is shown these. */
export function demandSeen(figures: Tried, previewHash: string) {
  const now = previewOf(figures);
  if (now.previewHash !== previewHash) throw new Failure(ERROR.previewChanged, { data: now });
  return now;
}
