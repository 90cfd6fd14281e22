import { eq } from 'drizzle-orm';
import { ORDER_EVENT } from '../../../../../src/contract/orders/orders';
import { RETURN_STATUS } from '../../../../../src/contract/orders/returns';
import type { Context } from '../../../../http/context';
import { notFound } from '../../../../http/failure';
import { amountOf } from '../../../../platform/numbers/money';
import { within } from '../../../../platform/scope';
import type { PlainAsked, PlainUndo } from '../../../master-data/public';
import { returnRecord } from '../../data/schema/return';
import { UNDER_WAY } from '../../rules/returnLife';
import { lockedOrderOf, writeStep } from './steps';

/** The return; the order is locked before it, as everywhere. */
async function returnOf({ id, isLocked }: PlainAsked, context: Context) {
  const { db, session } = context;
  const found = db
    .select()
    .from(returnRecord)
    .where(within(session, returnRecord, eq(returnRecord.returnNo, id)));
  const [seen] = await found;
  if (!seen) throw notFound();
  if (!isLocked) return seen;
  await lockedOrderOf(seen.orderNo, context);
  const [row] = await db
    .select()
    .from(returnRecord)
    .where(within(session, returnRecord, eq(returnRecord.returnNo, id)))
    .for('update');
  if (!row) throw notFound();
  return row;
}

/** Cancels the approval of a return, while its goods have not arrived (docs/domain/approval.md#without-a-chain). */
export async function undoReturn(asked: PlainAsked, context: Context): Promise<PlainUndo> {
  const row = await returnOf(asked, context);
  const { toAudit, withdrawn } = RETURN_STATUS;
  const params = { no: row.returnNo, order: row.orderNo, amount: amountOf(row.refundAmount), count: row.skuCount };
  const kind = asked.isAgain ? ORDER_EVENT.returnReopened : ORDER_EVENT.returnWithdrawn;
  const set = asked.isAgain ? { status: toAudit } : { status: withdrawn, finishTime: context.now };
  return {
    ...(UNDER_WAY.includes(row.status) ? {} : { refusal: 'received' }),
    ended: [['approvalBack.return.ended', params]],
    again: [['approvalBack.return.again', params]],
    waits: true,
    run: () => writeStep(row, { set, kind, text: asked.reason }, context),
  };
}
