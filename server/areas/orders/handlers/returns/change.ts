import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import { PLAIN_KIND } from '../../../../../src/contract/master-data/kinds';
import { ORDER_EVENT } from '../../../../../src/contract/orders/orders';
import { RETURN_STATUS, type returnApi } from '../../../../../src/contract/orders/returns';
import type { Context } from '../../../../http/context';
import { demandPhotos } from '../../../../http/photos';
import { sumOf } from '../../../../platform/numbers/exact';
import { qtyText, yuan } from '../../../../platform/numbers/money';
import { nextNumber } from '../../../../platform/numbers/series';
import { openPlain } from '../../../master-data/public';
import { tell } from '../../data/followOrder';
import { returnLine, returnRecord } from '../../data/schema/return';
import { demandSeen, tryReturn } from './preview';
import { lockedOrderOf, lockedReturn, returnLinesOf, stepReturn, toldReturn } from './steps';

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
  await openPlain(context, {
    ...{ kind: PLAIN_KIND.return, id: returnNo, no: returnNo, branchId },
    title: `${custName} ${yuan(refund)}`,
  });
  note({ objectId: returnNo, objectName: returnNo, after: toldReturn(row) });
  return { returnNo };
}

/** The lines of a return, as the preview takes them. */
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
