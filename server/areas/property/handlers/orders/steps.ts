import { eq } from 'drizzle-orm';
import type { Parsed } from '../../../../../src/contract/endpoint';
import { ERROR } from '../../../../../src/contract/error-codes';
import { WORK_ORDER_STATUS } from '../../../../../src/contract/property/micro-pms';
import { OUTAGE_STATUS } from '../../../../../src/contract/property/outages';
import { WORK_URGENCY, type WorkAction, type workOrderApi } from '../../../../../src/contract/property/work-orders';
import type { Context } from '../../../../http/context';
import { Failure, notFound } from '../../../../http/failure';
import { staleVersion } from '../../../../http/staleVersion';
import { touch } from '../../../../http/touch';
import { toUnits } from '../../../../platform/numbers/decimal';
import { ofParent, within } from '../../../../platform/scope';
import { pmsOutage, pmsWorkOrder } from '../../data/schema/work';
import { afterWork } from '../../rules/work';
import { demandStaff } from '../names';
import { demandPhotos } from '../../../../http/photos';
import { orderDetail, type OrderRow, toldOrder } from './read';

const FEN_DECIMALS = 2;

async function locked({ id, version }: { id: string; version: number }, context: Context) {
  const [found] = await context.db
    .select()
    .from(pmsWorkOrder)
    .where(within(context.session, pmsWorkOrder, eq(pmsWorkOrder.orderId, id)))
    .for('update');
  if (!found) throw notFound();
  if (found.version !== version) throw await staleVersion(context, await orderDetail({ id }, context), found);
  return found;
}

interface Step {
  id: string;
  version: number;
}

type Changes = (before: OrderRow) => Promise<Partial<OrderRow>> | Partial<OrderRow>;

/**
 * The handler of one step in a work order's life; `changes` answers the columns that the step sets besides the status.
 */
const step =
  <I extends Step>(action: WorkAction, changes: (input: I, context: Context) => Changes) =>
  async (input: I, context: Context) => {
    const before = await locked(input, context);
    const status = afterWork(action, before.status);
    if (status === undefined) throw new Failure(ERROR.propertyForbids);
    const values = { ...(await changes(input, context)(before)), status, stateTime: context.now };
    const after = { ...before, ...values, ...touch(context), version: before.version + 1 };
    await context.db.update(pmsWorkOrder).set(after).where(ofParent(pmsWorkOrder.orderId, before.orderId));
    const { orderId: objectId, orderNo: objectName } = before;
    context.note({ objectId, objectName, before: toldOrder(before), after: toldOrder(after) });
    return true;
  };

/** During the outage that an order belongs to, the order is assigned only if it is critical. */
async function demandNoOutage({ outageId, urgency }: OrderRow, { db }: Context) {
  if (outageId === null || urgency === WORK_URGENCY.critical) return;
  const [outage] = await db
    .select({ status: pmsOutage.status })
    .from(pmsOutage)
    .where(ofParent(pmsOutage.outageId, outageId));
  if (outage && (outage.status === OUTAGE_STATUS.published || outage.status === OUTAGE_STATUS.running))
    throw new Failure(ERROR.propertyForbids);
}

export const assignOrder = step<Parsed<typeof workOrderApi.assign>>('assign', (input, context) => async (before) => {
  await demandNoOutage(before, context);
  const { staffId, staffName } = await demandStaff(input.handlerId, 'handlerId', context);
  return { handlerId: staffId, handlerName: staffName, rejectReason: '' };
});

export const acceptOrder = step('accept', () => () => ({ alertTime: null }));

export const finishOrder = step<Parsed<typeof workOrderApi.finish>>('finish', (input, context) => async () => {
  const { result, materials, cost, images: finishImages } = input;
  await demandPhotos(finishImages, context);
  const fen = cost === null ? 0 : toUnits(cost, FEN_DECIMALS);
  return { result, materials, cost: fen, finishImages, finishTime: context.now, rejectReason: '' };
});

export const confirmOrder = step<Parsed<typeof workOrderApi.confirm>>('confirm', ({ score }) => () => ({ score }));

export const rejectOrder = step<Parsed<typeof workOrderApi.reject>>('reject', ({ reason }) => ({ status }) => ({
  rejectReason: reason,
  ...(status === WORK_ORDER_STATUS.assigned ? { handlerId: '', handlerName: '' } : { finishTime: null }),
}));

export const cancelOrder = step<Parsed<typeof workOrderApi.cancel>>('cancel', ({ reason }) => () => ({
  rejectReason: reason,
}));
