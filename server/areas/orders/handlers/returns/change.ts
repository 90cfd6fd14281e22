import { eq } from 'drizzle-orm';
import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import { ERROR } from '../../../../../src/contract/error-codes';
import { ORDER_EVENT, type OrderEvent } from '../../../../../src/contract/orders/orders';
import { RETURN_STATUS, type returnApi } from '../../../../../src/contract/orders/returns';
import type { Context } from '../../../../http/context';
import { Failure, notFound } from '../../../../http/failure';
import { demandPhotos } from '../../../../http/photos';
import { nextNumber } from '../../../../platform/numbers/series';
import { sumOf } from '../../../../platform/numbers/exact';
import { ofParent, within } from '../../../../platform/scope';
import { tell } from '../../data/followOrder';
import { salesOrder } from '../../data/schema/order';
import { returnLine, returnRecord } from '../../data/schema/return';
import { qtyText } from '../inquiry/records';
import { mayReturn, ownsAction } from '../../rules/returnLife';
import { demandSeen, tryReturn } from './preview';

type ReturnRow = typeof returnRecord.$inferSelect;
type Action = Parameters<typeof mayReturn>[0];

/** The order under its lock: returns of one order come one after the other. */
export async function lockedOrderOf(orderNo: string, { db, session }: Context) {
  const [found] = await db
    .select()
    .from(salesOrder)
    .where(within(session, salesOrder, eq(salesOrder.orderNo, orderNo)))
    .for('update');
  if (!found) throw notFound();
  return found;
}

/** A return with its order, both locked, if this may be done to it by this person. */
export async function lockedReturn(
  action: Action,
  { returnNo, version }: { returnNo: string; version: number },
  context: Context,
) {
  const { db, session } = context;
  const own = eq(returnRecord.returnNo, returnNo);
  const [seen] = await db
    .select({ orderNo: returnRecord.orderNo })
    .from(returnRecord)
    .where(within(session, returnRecord, own));
  if (!seen) throw notFound();
  const order = await lockedOrderOf(seen.orderNo, context);
  const [row] = await db
    .select()
    .from(returnRecord)
    .where(within(session, returnRecord, own))
    .for('update');
  if (!row) throw notFound();
  if (row.version !== version) throw new Failure(ERROR.versionConflict);
  if (!mayReturn(action, row)) throw new Failure(ERROR.orderStatusForbids);
  if (!ownsAction(action, { isApplicant: row.applicant === session.loginName }))
    throw new Failure(action === 'cancel' ? ERROR.notGranted : ERROR.returnOwn);
  return { row, order };
}

export const returnLinesOf = (returnNo: string, { db }: Context) =>
  db.select().from(returnLine).where(ofParent(returnLine.returnNo, returnNo));

/** Writes a step of a return: its row, the time line of its order, and the log. */
export async function stepReturn(
  before: ReturnRow,
  { set, kind, text = '' }: { set: Partial<ReturnRow>; kind: OrderEvent; text?: string },
  { db, session, now, note }: Context,
) {
  const { returnNo, version } = before;
  await db
    .update(returnRecord)
    .set({ ...set, version: version + 1 })
    .where(ofParent(returnRecord.returnNo, returnNo));
  await tell(db, before, { at: now, byName: session.realName, kind, text, docNo: returnNo });
  note({ objectId: returnNo, objectName: returnNo, before: { status: before.status }, after: { ...set } });
}

export async function addReturn(
  { orderNo, returnType, reason, images, lines, previewHash }: Parsed<typeof returnApi.add>,
  context: Context,
): Promise<Output<typeof returnApi.add>> {
  const { db, session, now, note } = context;
  const order = await lockedOrderOf(orderNo, context);
  await demandPhotos(images, context);
  const figures = await tryReturn({ order, returnType, lines }, context);
  demandSeen(figures, previewHash);
  const { parts, refund, promotionDeduct, rebateDeduct } = figures;
  const returnNo = await nextNumber(db, 'return', now);
  const { branchId, custId, custName } = order;
  const own = { returnNo, orderNo, branchId };
  const row = {
    ...{ ...own, custId, custName, returnType, reason, images, promotionDeduct, rebateDeduct, refundAmount: refund },
    outboundNo: parts[0]?.batch.outboundNo ?? '',
    skuCount: new Set(parts.map(({ line }) => line.productId)).size,
    returnQty: sumOf(parts, ({ qty }) => qty),
    applyTime: now,
    applicant: session.loginName,
    applicantName: session.realName,
  };
  await db.insert(returnRecord).values(row);
  await db.insert(returnLine).values(
    parts.map(({ lineNo, batch, qty, refund: refundAmount, promotionDeduct: deduct }) => ({
      ...{ ...own, lineNo, refundAmount, promotionDeduct: deduct, returnQty: qty },
      ...{ batchNo: batch.batchNo, expiryDate: batch.expiryDate, shippedQty: batch.shippedQty },
    })),
  );
  await tell(db, order, {
    at: now,
    byName: session.realName,
    kind: ORDER_EVENT.returnAsked,
    text: reason,
    docNo: returnNo,
  });
  note({ objectId: returnNo, objectName: returnNo, after: row });
  return { returnNo };
}

/** What its lines ask for, as the preview takes them. */
export const wantedOf = (lines: readonly (typeof returnLine.$inferSelect)[]) =>
  lines.map(({ lineNo, batchNo, returnQty }) => ({ lineNo, batchNo, returnQty: qtyText(returnQty) }));

export async function approveReturn(
  { returnNo, version, previewHash, opinion }: Parsed<typeof returnApi.approve>,
  context: Context,
) {
  const { row, order } = await lockedReturn('approve', { returnNo, version }, context);
  const lines = wantedOf(await returnLinesOf(returnNo, context));
  const figures = await tryReturn({ order, lines, returnNo, returnType: row.returnType }, context);
  demandSeen(figures, previewHash);
  const { refund: refundAmount, promotionDeduct, rebateDeduct } = figures;
  await stepReturn(
    row,
    {
      set: { status: RETURN_STATUS.toReceive, refundAmount, promotionDeduct, rebateDeduct },
      kind: ORDER_EVENT.returnApproved,
      text: opinion,
    },
    context,
  );
  return true;
}

export async function rejectReturn({ returnNo, version, reason }: Parsed<typeof returnApi.reject>, context: Context) {
  const { row } = await lockedReturn('reject', { returnNo, version }, context);
  const set = { status: RETURN_STATUS.rejected, rejectReason: reason, finishTime: context.now };
  await stepReturn(row, { set, kind: ORDER_EVENT.returnRejected, text: reason }, context);
  return true;
}

export async function withdrawReturn({ returnNo, version }: Parsed<typeof returnApi.cancel>, context: Context) {
  const { row } = await lockedReturn('cancel', { returnNo, version }, context);
  const set = { status: RETURN_STATUS.withdrawn, finishTime: context.now };
  await stepReturn(row, { set, kind: ORDER_EVENT.returnWithdrawn }, context);
  return true;
}
