import { eq } from 'drizzle-orm';
import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import { ERROR } from '../../../../../src/contract/error-codes';
import { ORDER_EVENT } from '../../../../../src/contract/orders/orders';
import { PAY_CHANNEL } from '../../../../../src/contract/pay-channels';
import { CHECK_RESULT, RETURN_STATUS, type returnApi } from '../../../../../src/contract/orders/returns';
import type { Context } from '../../../../http/context';
import { Failure, InvalidInput } from '../../../../http/failure';
import type { FieldProblem } from '../../../../platform/problem';
import { toUnits } from '../../../../platform/numbers/decimal';
import { yuan } from '../../../../platform/numbers/money';
import { global, ofParent } from '../../../../platform/scope';
import { bookReturn } from '../../../promotion/public';
import { payOrder, setOrder } from '../../data/followOrder';
import { isPartial, loadGoods, type OrderGoods } from '../../data/returnGoods';
import { salesOrderLine } from '../../data/schema/order';
import { returnLine } from '../../data/schema/return';
import { orderReceipt } from '../../data/schema/shipment';
import { billsChanged } from '../../data/statementSlot';
import { toRefund } from '../../rules/life';
import { afterReturn, refundsOf } from '../../rules/refund';
import { lockedReturn, returnLinesOf, stepReturn } from './steps';
import { figuresOf, returningOf } from './figures';

type Given = Parsed<typeof returnApi.receive>['lines'];
type LineRow = typeof returnLine.$inferSelect;

type Batch = Pick<LineRow, 'lineNo' | 'batchNo'>;
const isSame = (one: Batch) => (other: Batch) => other.lineNo === one.lineNo && other.batchNo === one.batchNo;

/** Refuses batches that were not announced, and batches that are named twice. */
function demandAnnounced(lines: readonly LineRow[], given: Given) {
  const problems = given.flatMap((one, i): FieldProblem[] => {
    const field = `lines.${i}.batchNo`;
    if (!lines.some(isSame(one))) return [{ field, text: 'field.unknown' }];
    return given.findIndex(isSame(one)) < i ? [{ field, text: 'field.repeated' }] : [];
  });
  if (problems.length > 0) throw new InvalidInput(problems);
}

/** Refuses parts of what is sold whole. */
function demandWhole({ batches }: OrderGoods, given: Given) {
  const problems = given.flatMap((one, i): FieldProblem[] =>
    batches.find(isSame(one))?.isWhole && isPartial(toUnits(one.receivedQty, 4))
      ? [{ field: `lines.${i}.receivedQty`, text: 'field.wholeOnly' }]
      : [],
  );
  if (problems.length > 0) throw new InvalidInput(problems);
}

/** The received quantity of each announced batch; each must be inspected. */
function receivedOf(lines: readonly LineRow[], given: Given, goods: OrderGoods) {
  demandAnnounced(lines, given);
  demandWhole(goods, given);
  return lines.map((line, i) => {
    const found = given.find(isSame(line));
    if (!found) throw new InvalidInput([{ field: `lines.${i}.receivedQty`, text: 'field.required' }]);
    const { checkResult } = found;
    const asked = toUnits(found.receivedQty, 4);
    if (asked > line.returnQty) throw new Failure(ERROR.receivedTooMuch, { params: { batchNo: line.batchNo } });
    const isRefused = checkResult === CHECK_RESULT.refused || asked === 0;
    return { ...line, checkResult: isRefused ? CHECK_RESULT.refused : checkResult, qty: isRefused ? 0 : asked };
  });
}

/** Only the received quantities count, and are refunded (docs/domain/orders.md#refunds). */
export async function receiveReturn(
  { returnNo, version, lines: given }: Parsed<typeof returnApi.receive>,
  context: Context,
): Promise<Output<typeof returnApi.receive>> {
  const { db, now } = context;
  const { row, order } = await lockedReturn('receive', { returnNo, version }, context);
  const goods = await loadGoods(db, order.orderNo, returnNo);
  const parts = receivedOf(await returnLinesOf(returnNo, context), given, goods);
  const figures = await figuresOf({ order, goods, parts }, context);
  for (const { lineNo, batchNo, qty, checkResult, refund, promotionDeduct } of figures.parts)
    await db
      .update(returnLine)
      .set({ receivedQty: qty, checkResult, refundAmount: refund, promotionDeduct })
      .where(ofParent(returnLine.returnNo, returnNo, eq(returnLine.lineNo, lineNo), eq(returnLine.batchNo, batchNo)));
  const returning = returningOf(parts);
  const after = afterReturn(goods.lines, returning, refundsOf(goods, returning));
  for (const { lineNo, returnedQty, refundedAmount } of after.filter((one) => (returning.get(one.lineNo) ?? 0) > 0))
    await db
      .update(salesOrderLine)
      .set({ returnedQty, refundedAmount })
      .where(ofParent(salesOrderLine.orderNo, order.orderNo, eq(salesOrderLine.lineNo, lineNo)));
  await setOrder(db, order, { returnedAmount: order.returnedAmount + figures.refund });
  await bookReturn(
    db,
    [...returning].flatMap(([lineNo, qty]) =>
      qty > 0 ? [{ returnNo, billNo: order.orderNo, lineNo, qty, acceptedTime: now }] : [],
    ),
  );
  const { refund: refundAmount, promotionDeduct, rebateDeduct } = figures;
  await stepReturn(
    row,
    {
      set: { status: RETURN_STATUS.received, refundAmount, promotionDeduct, rebateDeduct },
      kind: ORDER_EVENT.returnReceived,
      text: yuan(refundAmount),
    },
    context,
  );
  await billsChanged.get()(db, { branchId: order.branchId, partyId: order.custId }, now);
  return { refundAmount: yuan(refundAmount) };
}

/** 3 → 4: the money is on its way; 4 → 5: it has arrived. A refund that only lowers a debt needs no payment. */
export async function refundReturn(
  { returnNo, version, refundNo, channel = PAY_CHANNEL.transfer }: Parsed<typeof returnApi.refund>,
  context: Context,
) {
  const { db, session, now } = context;
  const { row, order } = await lockedReturn('refund', { returnNo, version }, context);
  const amount = Math.min(row.refundAmount, toRefund(order));
  if (row.status === RETURN_STATUS.received && amount > 0) {
    await stepReturn(row, { set: { status: RETURN_STATUS.refunding }, kind: ORDER_EVENT.refundBegun }, context);
    return true;
  }
  if (amount > 0) {
    if (!refundNo) throw new InvalidInput([{ field: 'refundNo', text: 'field.required' }]);
    const [known] = await db
      .select({ receiptNo: orderReceipt.receiptNo })
      .from(orderReceipt)
      .where(global('taken', eq(orderReceipt.receiptNo, refundNo)));
    if (known) throw new InvalidInput([{ field: 'refundNo', text: 'field.taken' }]);
    const by = { at: now, byName: session.realName };
    await payOrder(db, order.orderNo, { ...by, receiptNo: refundNo, amount: -amount, channel });
  }
  const set = { status: RETURN_STATUS.finished, refundNo, finishTime: now };
  await stepReturn(row, { set, kind: ORDER_EVENT.returnFinished }, context);
  return true;
}
