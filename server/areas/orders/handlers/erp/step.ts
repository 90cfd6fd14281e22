import { eq, inArray, max } from 'drizzle-orm';
import { ERROR } from '../../../../../src/contract/error-codes';
import { ORDER_EVENT } from '../../../../../src/contract/orders/orders';
import { ofNobody } from '../../../../http/byClock';
import type { Context } from '../../../../http/context';
import { Failure, InvalidInput } from '../../../../http/failure';
import { branch } from '../../../../platform/schema/organisation';
import { global, ofParent } from '../../../../platform/scope';
import type { OrderRow } from '../../data/followOrder';
import { salesOrder, salesOrderEvent } from '../../data/schema/order';
import { Stale } from './stale';

/** An event that is being carried out: in its savepoint, at the moment that it names. */
export interface ErpStep {
  context: Context;
  at: string;
  byName: string;
}

export const unknown = (field: string) => new InvalidInput([{ field, text: 'field.unknown' }]);

export async function demandCompany({ branchId }: { branchId: string }, { context: { db } }: ErpStep) {
  const [company] = await db
    .select({ id: branch.branchId })
    .from(branch)
    .where(global('shared', eq(branch.branchId, branchId)));
  if (!company) throw unknown('branchId');
}

/** The order under its lock. */
export async function orderOf(orderNo: string, { context: { db } }: ErpStep): Promise<OrderRow> {
  const [found] = await db
    .select()
    .from(salesOrder)
    .where(global('key', eq(salesOrder.orderNo, orderNo)))
    .for('update');
  if (!found) throw unknown('orderNo');
  return found;
}

const { audited, picking, shipped, signed, finished, cancelled } = ORDER_EVENT;
/** Events that change the status of an order; documents such as receipts count whenever they arrive. */
const STEPS = [audited, picking, shipped, signed, finished, cancelled];

/** Refuses an event that is older than the order's present status. */
export async function demandNewer({ orderNo }: OrderRow, { context: { db }, at }: ErpStep) {
  const [last] = await db
    .select({ time: max(salesOrderEvent.time) })
    .from(salesOrderEvent)
    .where(ofParent(salesOrderEvent.orderNo, orderNo, inArray(salesOrderEvent.kind, STEPS)));
  if (last?.time && at < last.time) throw new Stale(orderNo);
}

/** The context for handlers that need an actor: the ERP acts for all companies, and has no account. */
export function asErp({ context, at, byName }: ErpStep): Context {
  const { app, db, ms, request, note, accept, conclusion } = context;
  return {
    ...{ app, db, ms, request, note, accept, conclusion },
    now: at,
    session: ofNobody({ userId: '', realName: byName }),
    get choice(): never {
      throw new Failure(ERROR.sessionExpired);
    },
  };
}
