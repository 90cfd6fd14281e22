import { CARD_IDS, type CardId, type DayCard, type dashboardApi } from '../../../../src/contract/account/dashboard';
import type { Drill } from '../../../../src/contract/drill';
import type { Endpoint, Output, Parsed } from '../../../../src/contract/endpoint';
import type { Context, Handler } from '../../../http/context';
import { Failure } from '../../../http/failure';
import { authorise, hasPage } from '../../../http/permission';
import { DAY, shanghai } from '../../../platform/clock';
import { describe } from '../../../platform/fault';
import { logger } from '../../../platform/logger';
import { slot } from '../../../platform/slot';
import { soldBetween, soldByDay } from '../../orders/public';
import { DAY_CARDS } from '../rules/cards';

/** Answers any list of the contract: cards count lists of all areas. */
export const listHandlers = slot<(list: Endpoint) => Handler>('listHandlers');

/** Whether the page is not granted to the user, or the list would be refused. */
async function mayAsk(card: CardId, { db, session }: Context) {
  const { list, page, ofAll } = DAY_CARDS[card];
  if (ofAll && session.dataScope !== 'ALL') return false;
  if (page && !(await hasPage(db, session.userId, [page]))) return false;
  try {
    await authorise(db, list, session);
    return true;
  } catch (error) {
    if (error instanceof Failure) return false;
    throw error;
  }
}

const isCounted = (answer: unknown): answer is { total: number; more?: boolean } =>
  typeof answer === 'object' && answer !== null && 'total' in answer;

async function counted(card: CardId, filters: Drill['filters'], context: Context) {
  const { list, fixed } = DAY_CARDS[card];
  const answer = await listHandlers.get()(list)(list.input.parse({ ...filters, ...fixed, pageSize: 10 }), context);
  if (!isCounted(answer)) throw new Error(`The list of ${card} has no total.`);
  return { count: answer.total, more: answer.more === true };
}

async function soldOf(card: CardId, context: Context) {
  const period = DAY_CARDS[card].sold?.(context.ms);
  if (!period) return { amount: null, amountBefore: null };
  const amount = await soldBetween(period.now, context);
  return { amount, amountBefore: await soldBetween(period.before, context) };
}

/** One card; a failure leaves the other cards as they are. */
async function cardOf(card: CardId, context: Context): Promise<DayCard> {
  const { menuUrl, filters: filtersAt } = DAY_CARDS[card];
  const filters = filtersAt(context.ms);
  const drill = { menuUrl, filters, asOf: context.now };
  try {
    return { card, drill, ...(await counted(card, filters, context)), ...(await soldOf(card, context)) };
  } catch (error) {
    logger.error({ card, error: describe(error) }, 'A card could not be counted.');
    return { card, drill, count: null, more: false, amount: null, amountBefore: null };
  }
}

/** The cards of those lists that the user may open. */
export async function dayCards(context: Context): Promise<Output<typeof dashboardApi.cards>> {
  const cards: DayCard[] = [];
  for (const card of CARD_IDS) if (await mayAsk(card, context)) cards.push(await cardOf(card, context));
  return cards;
}

/** Orders of the last days, one point for each day, also for days without orders. */
export async function orderTrend(
  { days }: Parsed<typeof dashboardApi.trend>,
  context: Context,
): Promise<Output<typeof dashboardApi.trend>> {
  const { ms, now: asOf } = context;
  const dates = Array.from({ length: days }, (_, i) => shanghai(ms - (days - 1 - i) * DAY).slice(0, 10));
  const found = await soldByDay([`${dates[0] ?? ''} 00:00:00`, asOf], context);
  const known = new Map(found.map((row) => [row.date, row]));
  return dates.map((date) => {
    const { amount = '0.00', orderCount = 0 } = known.get(date) ?? {};
    const end = `${date} 23:59:59`;
    const orderTime = [`${date} 00:00:00`, end < asOf ? end : asOf];
    const drill = { menuUrl: '/order/orderInquiry', filters: { orderTime }, asOf };
    return { date, orderCount, orderAmount: amount, drill };
  });
}
