import { eq } from 'drizzle-orm';
import { ERROR } from '../../../../../src/contract/error-codes';
import { PLAIN_KIND } from '../../../../../src/contract/master-data/kinds';
import { ORDER_EVENT, type OrderEvent } from '../../../../../src/contract/orders/orders';
import type { Context } from '../../../../http/context';
import { Failure, notFound } from '../../../../http/failure';
import { qtyText, yuan } from '../../../../platform/numbers/money';
import { said } from '../../../../platform/numbers/said';
import { ofParent, within } from '../../../../platform/scope';
import { closePlain, PLAIN_END } from '../../../master-data/public';
import { tell } from '../../data/followOrder';
import { salesOrder } from '../../data/schema/order';
import { returnLine, returnRecord } from '../../data/schema/return';
import { mayReturn, ownsAction } from '../../rules/returnLife';

type ReturnRow = typeof returnRecord.$inferSelect;
type Action = Parameters<typeof mayReturn>[0];

/** The locked order, so that its returns come one after the other. */
export async function lockedOrderOf(orderNo: string, { db, session }: Context) {
  const [found] = await db
    .select()
    .from(salesOrder)
    .where(within(session, salesOrder, eq(salesOrder.orderNo, orderNo)))
    .for('update');
  if (!found) throw notFound();
  return found;
}

/** A return with its order, both locked; refused if this user may not take this step now. */
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

/** The effect of each step on the approval of the return. */
const APPROVAL_END: Partial<Record<OrderEvent, (typeof PLAIN_END)[keyof typeof PLAIN_END]>> = {
  [ORDER_EVENT.returnApproved]: PLAIN_END.passed,
  [ORDER_EVENT.returnRejected]: PLAIN_END.returned,
  [ORDER_EVENT.returnWithdrawn]: PLAIN_END.withdrawn,
  [ORDER_EVENT.returnReceived]: PLAIN_END.written,
};

/** A return as the log has it. */
export const toldReturn = (row: Partial<ReturnRow>) =>
  said(row, { returnQty: qtyText, refundAmount: yuan, promotionDeduct: yuan, rebateDeduct: yuan });

interface Step {
  set: Partial<ReturnRow>;
  kind: OrderEvent;
  text?: string;
}

/** Writes a step of a return: its row, the time line of its order, and the log. */
export async function writeStep(before: ReturnRow, { set, kind, text = '' }: Step, context: Context) {
  const { db, session, now, note } = context;
  const { returnNo, version } = before;
  await db
    .update(returnRecord)
    .set({ ...set, version: version + 1 })
    .where(ofParent(returnRecord.returnNo, returnNo));
  await tell(db, before, { at: now, byName: session.realName, kind, text, docNo: returnNo });
  note({ objectId: returnNo, objectName: returnNo, before: { status: before.status }, after: toldReturn(set) });
}

/** Writes a step, with its effect on the approval of the return. */
export async function stepReturn(before: ReturnRow, step: Step, context: Context) {
  await writeStep(before, step, context);
  const { kind, text: opinion = '' } = step;
  const end = APPROVAL_END[kind];
  if (end !== undefined) await closePlain(context, { kind: PLAIN_KIND.return, id: before.returnNo }, { end, opinion });
}
