import { ERROR } from '../../../../../src/contract/error-codes';
import { RETURN_DAYS, type ReturnType } from '../../../../../src/contract/orders/returns';
import { SALES_STATUS } from '../../../../../src/contract/orders/orders';
import type { Context } from '../../../../http/context';
import { Failure, InvalidInput } from '../../../../http/failure';
import { DAY, fromShanghai } from '../../../../platform/clock';
import { toUnits } from '../../../../platform/numbers/decimal';
import { sumOf } from '../../../../platform/numbers/exact';
import { qtyText } from '../../../../platform/numbers/money';
import { rebateLoss } from '../../../promotion/public';
import type { OrderRow } from '../../data/followOrder';
import { type BatchRow, isPartial, loadGoods, type OrderGoods, type OrderLineRow } from '../../data/returnGoods';
import { toRefund } from '../../rules/life';
import { afterReturn, byBatch, givesTooMuch, refundsOf } from '../../rules/refund';
import { isStrict, isTimeless } from '../../rules/returnLife';

export interface Wanted {
  lineNo: number;
  batchNo: string;
  returnQty: string;
}

export interface Asked {
  order: OrderRow;
  returnType: ReturnType;
  lines: readonly Wanted[];
  /** An existing return, whose own goods do not count as under way already. */
  returnNo?: string | undefined;
}

/** A batch to return, with its refund. */
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

/** Refuses a late return, unless its reason has no deadline. */
function demandTime({ signTime, orderStatus }: OrderRow, returnType: ReturnType, { now }: Context) {
  if (orderStatus === SALES_STATUS.cancelled) throw new Failure(ERROR.orderStatusForbids);
  if (signTime === null || isTimeless(returnType)) return;
  if (fromShanghai(now) - fromShanghai(signTime) > RETURN_DAYS * DAY)
    throw new Failure(ERROR.returnTooLate, { params: { days: RETURN_DAYS } });
}

function partsOf({ lines, returnType }: Asked, goods: OrderGoods) {
  return lines.map(({ lineNo, batchNo, returnQty }, i) => {
    const line = goods.lines.find((one) => one.lineNo === lineNo);
    const batch = goods.batches.find((one) => one.lineNo === lineNo && one.batchNo === batchNo);
    const name = line?.productName ?? String(lineNo);
    const qty = toUnits(returnQty, 4);
    if (!line || !batch || qty > batch.returnableQty)
      throw new Failure(ERROR.returnTooMany, {
        params: { name, max: qtyText(Math.max(0, batch?.returnableQty ?? 0)) },
      });
    if (batch.isWhole && isPartial(qty))
      throw new InvalidInput([{ field: `lines.${i}.returnQty`, text: 'field.wholeOnly' }]);
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

/** The figures of these goods, and whether they may be returned; nothing is written. */
export async function figuresOf<P extends { lineNo: number; qty: number }>(
  { order, goods, parts }: { order: OrderRow; goods: OrderGoods; parts: readonly P[] },
  { db, now }: Context,
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
    rebateDeduct: await rebateLoss(db, { custId: order.custId, billNo: order.orderNo, returning, now }),
    toRefund: Math.min(refund, toRefund(after)),
  };
}

/** The figures of these goods, if they may be returned; nothing is written. */
export async function wantedFigures(asked: Asked, context: Context): Promise<Figures> {
  const { order, returnNo, returnType } = asked;
  demandTime(order, returnType, context);
  const goods = await loadGoods(context.db, order.orderNo, returnNo);
  return figuresOf({ order, goods, parts: partsOf(asked, goods) }, context);
}
