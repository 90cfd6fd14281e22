import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Parsed } from '../../../../../src/contract/endpoint';
import { ERROR } from '../../../../../src/contract/error-codes';
import { TICKET_STATUS, type ticketApi } from '../../../../../src/contract/trade-fair/tickets';
import { told, hasText, onDay, subquery } from '../../../../platform/database/columns';
import type { Db } from '../../../../platform/database/db';
import { by } from '../../../../platform/database/cursor';
import { paged } from '../../../../platform/database/paged';
import { ofParent, within } from '../../../../platform/scope';
import { guest, lotteryTicket } from '../../data/schema/fair-guests';
import { winner } from '../../data/schema/lottery';
import { fairCustomer, prize } from '../../data/schema/trade-fair';
import { demandHeadquarters } from '../../../../http/branchScope';
import type { Context } from '../../../../http/context';
import { Failure } from '../../../../http/failure';
import { runningDraw } from './runningDraw';
import { lockedFair } from '../fairs/demands';

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
  const listed = db
    .select({
      row: lotteryTicket,
      guestName: told(guest.guestName),
      customerName: told(fairCustomer.customerName),
      prizeName,
    })
    .from(lotteryTicket)
    .leftJoin(guest, eq(guest.guestId, lotteryTicket.guestId))
    .leftJoin(fairCustomer, eq(fairCustomer.id, lotteryTicket.fairCustomerId))
    .where(where)
    .$dynamic();
  const { rows, ...found } = await paged(
    db,
    {
      listed,
      order: [by(lotteryTicket[orderBy], orderDir), by(lotteryTicket.id, orderDir)],
      key: [lotteryTicket.id],
    },
    query,
  );
  return { records: rows.map(({ row, ...names }) => ({ ...row, ...names })), ...found };
}

export type NewTicket = Pick<typeof lotteryTicket.$inferInsert, 'source' | 'orderNo' | 'reason'>;
type Holder = Pick<typeof guest.$inferSelect, 'guestId' | 'fairCustomerId' | 'prizeGroupLabel'>;

const LOCK = 7_303;
const DIGITS = 6;

/** Numbers and limits are counted by one after the other; whoever issues tickets holds this before he counts. */
export const holdTickets = (db: Db, tradeFairId: string) =>
  db.execute(sql`select pg_advisory_xact_lock(${LOCK}, (${tradeFairId}::bigint % 2147483647)::int)`);

/** Issues tickets to a guest, with the next numbers of the fair; the caller holds its tickets. */
export async function issueTickets(
  { db, now }: Pick<Context, 'db' | 'now'>,
  tradeFairId: string,
  wanted: readonly (NewTicket & { guest: Holder })[],
) {
  if (wanted.length === 0) return;
  const [found] = await db
    .select({ ticketNo: lotteryTicket.ticketNo })
    .from(lotteryTicket)
    .where(ofParent(lotteryTicket.tradeFairId, tradeFairId))
    // By an index of its own, however many there are; a million has a digit more.
    .orderBy(desc(sql`length(${lotteryTicket.ticketNo})`), desc(lotteryTicket.ticketNo))
    .limit(1);
  const last = Number(found?.ticketNo.slice(1) ?? 0);
  const rows = wanted.map(({ guest: { guestId, fairCustomerId, prizeGroupLabel }, ...more }, i) => ({
    ...more,
    ...{ tradeFairId, guestId, fairCustomerId, prizeGroupLabel, issueTime: now },
    ticketNo: `T${String(last + 1 + i).padStart(DIGITS, '0')}`,
  }));
  // The driver numbers its parameters with sixteen bits.
  for (let i = 0; i < rows.length; i += 1_000) await db.insert(lotteryTicket).values(rows.slice(i, i + 1_000));
}

export async function voidTickets(db: Db, ids: readonly string[], reason: string) {
  if (ids.length === 0) return;
  await db.update(lotteryTicket).set({ status: TICKET_STATUS.void, reason }).where(ofParent(lotteryTicket.id, ids));
}

export async function voidByHand({ tradeFairId, ids, reason }: Parsed<typeof ticketApi.void>, context: Context) {
  const { db, session, note } = context;
  demandHeadquarters({ session });
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
