import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Parsed } from '../../../../../src/contract/endpoint';
import { ERROR } from '../../../../../src/contract/error-codes';
import { TICKET_SOURCE, TICKET_STATUS, type ticketApi } from '../../../../../src/contract/trade-fair/tickets';
import { hasText, onDay, subquery } from '../../../../platform/database/columns';
import type { Db } from '../../../../platform/database/db';
import { paged } from '../../../../platform/database/paged';
import { unscoped, within } from '../../../../platform/scope';
import { guest, lotteryTicket } from '../../data/schema/fair-guests';
import { winner } from '../../data/schema/lottery';
import { fairCustomer, prize } from '../../data/schema/trade-fair';
import type { Context } from '../../../../http/context';
import { Failure } from '../../../../http/failure';
import { demandLottery, guestsOf, runningDraw } from './runningDraw';
import { demandHeadquarters, lockedFair } from '../fairs/demands';

const prizeName = subquery<string>(
  sql`select coalesce(max(${prize.prizeName}), '') from ${winner} join ${prize} on ${prize.prizeId} = ${winner.prizeId} where ${winner.tradeFairId} = ${lotteryTicket.tradeFairId} and ${winner.ticketNo} = ${lotteryTicket.ticketNo} and ${winner.winStatus} = 0`,
);

export async function ticketPage(query: Parsed<typeof ticketApi.page>, { db, session }: Context) {
  const { tradeFairId, ticketNo, guestName, customerName, source, status } = query;
  const { orderBy = 'ticketNo', orderDir = 'desc' } = query;
  const where = within(
    session,
    lotteryTicket,
    and(
      eq(lotteryTicket.tradeFairId, tradeFairId),
      ticketNo ? hasText(lotteryTicket.ticketNo, ticketNo) : undefined,
      guestName ? hasText(guest.guestName, guestName) : undefined,
      customerName ? hasText(fairCustomer.customerName, customerName) : undefined,
      source === undefined ? undefined : eq(lotteryTicket.source, source),
      status?.length ? inArray(lotteryTicket.status, status) : undefined,
      query.branchId ? eq(fairCustomer.branchId, query.branchId) : undefined,
      query.day ? onDay(lotteryTicket.issueTime, query.day) : undefined,
    ),
  );
  const direction = orderDir === 'asc' ? asc : desc;
  const listed = db
    .select({
      row: lotteryTicket,
      guestName: guest.guestName,
      customerName: fairCustomer.customerName,
      prizeName,
    })
    .from(lotteryTicket)
    .innerJoin(guest, eq(guest.guestId, lotteryTicket.guestId))
    .innerJoin(fairCustomer, eq(fairCustomer.id, lotteryTicket.fairCustomerId))
    .where(unscoped(where))
    .$dynamic();
  const { rows, total } = await paged(
    db,
    { listed, order: [direction(lotteryTicket[orderBy]), asc(lotteryTicket.id)] },
    query,
  );
  return { records: rows.map(({ row, ...names }) => ({ ...row, ...names })), total };
}

type NewTicket = Pick<typeof lotteryTicket.$inferInsert, 'source' | 'orderNo' | 'reason'>;
type Holder = Pick<typeof guest.$inferSelect, 'guestId' | 'fairCustomerId' | 'prizeGroupLabel'>;

const LOCK = 7_303;
const DIGITS = 6;

/** So many tickets for a guest, with the next numbers of the fair. */
export async function issueTickets(
  { db, now }: Pick<Context, 'db' | 'now'>,
  tradeFairId: string,
  wanted: readonly (NewTicket & { guest: Holder })[],
) {
  if (wanted.length === 0) return;
  await db.execute(sql`select pg_advisory_xact_lock(${LOCK}, (${tradeFairId}::bigint % 2147483647)::int)`);
  const [found] = await db
    .select({ last: sql<string | null>`max(${lotteryTicket.ticketNo})` })
    .from(lotteryTicket)
    .where(unscoped(eq(lotteryTicket.tradeFairId, tradeFairId)));
  const last = Number(found?.last?.slice(1) ?? 0);
  const rows = wanted.map(({ guest: { guestId, fairCustomerId, prizeGroupLabel }, ...more }, i) => ({
    ...more,
    ...{ tradeFairId, guestId, fairCustomerId, prizeGroupLabel, issueTime: now },
    ticketNo: `T${String(last + 1 + i).padStart(DIGITS, '0')}`,
  }));
  // The driver numbers its parameters with sixteen bits.
  for (let i = 0; i < rows.length; i += 1_000) await db.insert(lotteryTicket).values(rows.slice(i, i + 1_000));
}

export async function issue(input: Parsed<typeof ticketApi.issue>, context: Context) {
  const { tradeFairId, guestIds, reason } = input;
  const fair = await lockedFair(tradeFairId, context);
  demandLottery(fair);
  const guests = await guestsOf(tradeFairId, guestIds, context);
  const wanted = guests.flatMap((one) =>
    Array.from({ length: input.count }, () => ({ guest: one, source: TICKET_SOURCE.manual, reason })),
  );
  await issueTickets(context, tradeFairId, wanted);
  context.note({ objectId: tradeFairId, objectName: fair.subject, after: { issued: wanted.length, reason } });
  return { issued: wanted.length };
}

export async function voidTickets(db: Db, ids: readonly string[], reason: string) {
  if (ids.length === 0) return;
  await db
    .update(lotteryTicket)
    .set({ status: TICKET_STATUS.void, reason })
    .where(unscoped(inArray(lotteryTicket.id, [...ids])));
}

export async function voidByHand({ tradeFairId, ids, reason }: Parsed<typeof ticketApi.void>, context: Context) {
  const { db, session, note } = context;
  demandHeadquarters(session);
  const fair = await lockedFair(tradeFairId, context);
  if (await runningDraw(db, tradeFairId)) throw new Failure(ERROR.drawRunning);
  const found = await db
    .select({ id: lotteryTicket.id, status: lotteryTicket.status })
    .from(lotteryTicket)
    .where(
      within(
        session,
        lotteryTicket,
        and(eq(lotteryTicket.tradeFairId, tradeFairId), inArray(lotteryTicket.id, [...ids])),
      ),
    );
  if (found.some(({ status }) => status === TICKET_STATUS.won)) throw new Failure(ERROR.ticketHasWon);
  const open = found.filter(({ status }) => status === TICKET_STATUS.valid).map(({ id }) => id);
  await voidTickets(db, open, reason);
  note({ objectId: tradeFairId, objectName: fair.subject, after: { voided: open.length, reason } });
  return { voided: open.length };
}
