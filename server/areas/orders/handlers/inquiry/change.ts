import { eq } from 'drizzle-orm';
import type { Parsed } from '../../../../../src/contract/endpoint';
import { ERROR } from '../../../../../src/contract/error-codes';
import { ORDER_EVENT, type salesOrderApi } from '../../../../../src/contract/orders/orders';
import { demandHeadquarters } from '../../../../http/branchScope';
import type { Context } from '../../../../http/context';
import { Failure, notFound } from '../../../../http/failure';
import { fromShanghai, HOUR } from '../../../../platform/clock';
import { within } from '../../../../platform/scope';
import { cancelOrder, setOrder, tell } from '../../data/followOrder';
import { salesOrder } from '../../data/schema/order';
import { canCancel, canUrge } from '../../rules/life';

/** The locked order, in the version that the caller has seen. */
async function lockedOrder(orderNo: string, version: number, { db, session }: Context) {
  const [found] = await db
    .select()
    .from(salesOrder)
    .where(within(session, salesOrder, eq(salesOrder.orderNo, orderNo)))
    .for('update');
  if (!found) throw notFound();
  if (found.version !== version) throw new Failure(ERROR.versionConflict);
  return found;
}

export async function cancelSalesOrder(
  { orderNo, version, reason }: Parsed<typeof salesOrderApi.cancel>,
  context: Context,
) {
  const { db, session, now, note } = context;
  demandHeadquarters(context);
  const order = await lockedOrder(orderNo, version, context);
  if (!canCancel(order.orderStatus)) throw new Failure(ERROR.orderStatusForbids);
  const { orderStatus, cancelReason } = await cancelOrder(db, order, { at: now, byName: session.realName, reason });
  note({
    ...{ objectId: orderNo, objectName: orderNo, before: { orderStatus: order.orderStatus } },
    after: { orderStatus, cancelReason },
  });
  return true;
}

/** The least time between two urgings of an order. */
const URGED_EVERY = HOUR;

export async function urgeOrder(
  { orderNo, version, remark = '' }: Parsed<typeof salesOrderApi.urge>,
  context: Context,
) {
  const { db, session, now, note } = context;
  const order = await lockedOrder(orderNo, version, context);
  if (!canUrge(order.orderStatus)) throw new Failure(ERROR.orderStatusForbids);
  if (order.urgeTime && fromShanghai(now) - fromShanghai(order.urgeTime) < URGED_EVERY)
    throw new Failure(ERROR.urgedBefore, { params: { time: order.urgeTime } });
  await setOrder(db, order, { urgeTime: now });
  await tell(db, order, { at: now, byName: session.realName, kind: ORDER_EVENT.urged, text: remark });
  note({ objectId: orderNo, objectName: orderNo, after: { urgeTime: now, remark } });
  return true;
}

export async function noteOrder({ orderNo, text }: Parsed<typeof salesOrderApi.note>, context: Context) {
  const { db, session, now, note } = context;
  const [order] = await db
    .select({ orderNo: salesOrder.orderNo, branchId: salesOrder.branchId })
    .from(salesOrder)
    .where(within(session, salesOrder, eq(salesOrder.orderNo, orderNo)));
  if (!order) throw notFound();
  await tell(db, order, { at: now, byName: session.realName, kind: ORDER_EVENT.noted, text });
  note({ objectId: orderNo, objectName: orderNo, after: { note: text } });
  return true;
}
