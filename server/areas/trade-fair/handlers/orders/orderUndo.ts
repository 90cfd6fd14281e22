import { inArray } from 'drizzle-orm';
import { ORDER_STATUS } from '../../../../../src/contract/trade-fair/orders';
import { TRADE_FAIR_STATE } from '../../../../../src/contract/trade-fair/fairs';
import { ofParent, within } from '../../../../platform/scope';
import { fairOrder } from '../../data/schema/fair-guests';
import { fairOrderLine } from '../../data/schema/fair-trade';
import type { Context } from '../../../../http/context';
import { sortKept, type Target } from '../../../tasks/public';
import { lockedFair } from '../fairs/demands';
import { followTickets } from './bind';

/** An order that somebody has confirmed or changed since stays. */
export async function takeBackOrders(given: readonly string[], { tradeFairId = '' }: Target, context: Context) {
  const { db, session } = context;
  const ids = [...new Set(given)];
  const found = await db
    .select()
    .from(fairOrder)
    .where(within(session, fairOrder, inArray(fairOrder.id, ids)));
  const byId = new Map(found.map((one) => [one.id, one]));
  const { kept, free } = sortKept(ids, byId, ({ version, status }) =>
    version > 1 || status !== ORDER_STATUS.toConfirm ? 'import.edited' : undefined,
  );
  const orders = free.flatMap((id) => byId.get(id) ?? []);
  const gone = orders.map(({ orderNo }) => orderNo);
  await db.delete(fairOrderLine).where(ofParent(fairOrderLine.orderNo, gone));
  await db.delete(fairOrder).where(within(session, fairOrder, inArray(fairOrder.orderNo, gone)));
  const fair = await lockedFair(tradeFairId, context);
  if (fair.state === TRADE_FAIR_STATE.ongoing) {
    const guestIds = orders.map(({ guestId }) => guestId);
    await followTickets(fair, guestIds, context);
  }
  return kept;
}
