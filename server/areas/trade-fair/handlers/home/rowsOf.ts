import { and, eq, ne, type SQL } from 'drizzle-orm';
import type { Parsed } from '../../../../../src/contract/endpoint';
import type { fairHomeApi } from '../../../../../src/contract/trade-fair/home';
import { ORDER_STATUS } from '../../../../../src/contract/trade-fair/orders';
import { onDay } from '../../../../platform/database/columns';
import { ofParent } from '../../../../platform/scope';
import { fairOrder, guest, lotteryTicket } from '../../data/schema/fair-guests';
import { invitation } from '../../data/schema/fair-trade';
import { winner } from '../../data/schema/lottery';
import { fairCustomer, meal } from '../../data/schema/trade-fair';

/* The rows that a figure of the home and its explanation are made of, whatever their state. */

type Filter = Parsed<typeof fairHomeApi.figures>;

const ofBranch = ({ branchId }: Filter) => (branchId ? eq(fairCustomer.branchId, branchId) : undefined);

/** Joined with their customers; a day says when something happened to them. */
export const guestsOf = (filter: Filter): SQL | undefined =>
  and(eq(guest.tradeFairId, filter.tradeFairId), ofBranch(filter));
export const invitationsOf = (filter: Filter): SQL | undefined =>
  and(eq(invitation.tradeFairId, filter.tradeFairId), ofBranch(filter));

export const ordersOf = ({ tradeFairId, branchId, day }: Filter): SQL | undefined =>
  and(
    eq(fairOrder.tradeFairId, tradeFairId),
    branchId ? eq(fairOrder.branchId, branchId) : undefined,
    day ? onDay(fairOrder.orderTime, day) : undefined,
  );
/** Orders that count. */
export const liveOrders = (filter: Filter): SQL | undefined =>
  and(ordersOf(filter), ne(fairOrder.status, ORDER_STATUS.cancelled));

/** Joined with their customers. */
export const ticketsOf = (filter: Filter): SQL | undefined =>
  and(
    eq(lotteryTicket.tradeFairId, filter.tradeFairId),
    filter.day ? onDay(lotteryTicket.issueTime, filter.day) : undefined,
    ofBranch(filter),
  );
export const winnersOf = (filter: Filter): SQL | undefined =>
  and(
    eq(winner.tradeFairId, filter.tradeFairId),
    filter.day ? onDay(winner.drawTime, filter.day) : undefined,
    ofBranch(filter),
  );

/** Meals are the whole fair's. */
export const mealsOf = ({ tradeFairId, day }: Filter) =>
  ofParent(meal.tradeFairId, tradeFairId, day ? eq(meal.mealDate, day) : undefined);
