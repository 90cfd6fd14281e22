import { eq } from 'drizzle-orm';
import type { Output } from '../../../../../src/contract/endpoint';
import type { Explained, fairHomeApi } from '../../../../../src/contract/trade-fair/home';
import type { Context } from '../../../../http/context';
import { within } from '../../../../platform/scope';
import { tradeFair } from '../../data/schema/trade-fair';
import { demandVisible } from '../fairs/demands';
import { tickets, winners } from './explainLottery';
import { buyers, orders, seats } from './explainOrders';
import { confirmed, guests, invited } from './explainPeople';
import type { Kind, Query } from './kinds';

const KINDS: Record<Explained, (query: Query, context: Context) => Promise<Kind[]>> = {
  invitedCount: invited,
  confirmedCount: confirmed,
  signInCount: guests,
  orderCustomerCount: buyers,
  orderCount: orders,
  orderAmount: orders,
  discountAmount: orders,
  ticketIssuedCount: tickets,
  drawnCount: winners,
  prizeRegisteredCount: winners,
  diningUsed: seats,
};

async function ticketRuleOf({ tradeFairId }: Query, { db, session }: Context) {
  const [fair] = await db
    .select({ rule: tradeFair.ticketRule })
    .from(tradeFair)
    .where(within(session, tradeFair, eq(tradeFair.tradeFairId, tradeFairId)));
  return fair?.rule ?? null;
}

/** What a figure of the home counts, and what it leaves out (docs/domain/trade-fair.md#figures). */
export async function explainFigure(query: Query, context: Context): Promise<Output<typeof fairHomeApi.explain>> {
  await demandVisible(query.tradeFairId, context);
  const kinds = await KINDS[query.figure](query, context);
  return {
    parts: kinds.filter((kind) => kind.counted || kind.count > 0),
    ticketRule: query.figure === 'ticketIssuedCount' ? await ticketRuleOf(query, context) : null,
  };
}
