import { and, between, eq, sql } from 'drizzle-orm';
import type { Parsed } from '../../../../../src/contract/endpoint';
import { WIN_STATUS } from '../../../../../src/contract/trade-fair/draws';
import { REGISTER_STATUS, registrationApi } from '../../../../../src/contract/trade-fair/hand-over';
import { hasText, onDay } from '../../../../platform/database/columns';
import { by } from '../../../../platform/database/cursor';
import { paged } from '../../../../platform/database/paged';
import { ofParent, within } from '../../../../platform/scope';
import { guest } from '../../data/schema/fair-guests';
import { winner } from '../../data/schema/lottery';
import { file } from '../../../../platform/schema/platform';
import { fairCustomer, prize, tradeFair } from '../../data/schema/trade-fair';
import { demandHeadquarters } from '../../../../http/branchScope';
import type { Context } from '../../../../http/context';
import { InvalidInput, notFound } from '../../../../http/failure';
import { implement } from '../../../../http/implement';
import { fileUrl } from '../../../../http/links';
import { maskPhone } from '../../../../platform/mask';
import { winForbids } from '../draws/winners';
import { demandNotFrozen, lockedFair } from '../fairs/demands';
import { withCurrentStates } from '../fairs/withCurrentStates';
import { momentOf } from '../door/moment';
import { expirePrizes } from './expirePrizes';

const { waiting, received, waived } = REGISTER_STATUS;

type Query = Parsed<typeof registrationApi.page>;

const filters = ({ winNo, guestName, phone, prizeName, registerStatus, drawTime, tradeFairId, ...query }: Query) =>
  and(
    eq(winner.tradeFairId, tradeFairId),
    eq(winner.winStatus, WIN_STATUS.valid),
    winNo ? hasText(winner.winNo, winNo) : undefined,
    guestName ? hasText(guest.guestName, guestName) : undefined,
    phone ? hasText(guest.phone, phone) : undefined,
    prizeName ? hasText(prize.prizeName, prizeName) : undefined,
    registerStatus === undefined ? undefined : eq(winner.registerStatus, registerStatus),
    drawTime ? between(winner.drawTime, ...drawTime) : undefined,
    query.branchId ? eq(fairCustomer.branchId, query.branchId) : undefined,
    query.day ? onDay(winner.drawTime, query.day) : undefined,
  );

async function registrationPage(query: Query, { app, db, session, ms }: Context) {
  const where = within(session, winner, filters(query));
  const { orderBy = 'winNo', orderDir = 'desc' } = query;
  const listed = db
    .select({
      row: winner,
      guestName: guest.guestName,
      phone: guest.phone,
      customerName: fairCustomer.customerName,
      prizeName: prize.prizeName,
      signatureRequired: tradeFair.signatureRequired,
    })
    .from(winner)
    .innerJoin(guest, eq(guest.guestId, winner.guestId))
    .innerJoin(fairCustomer, eq(fairCustomer.id, winner.fairCustomerId))
    .innerJoin(prize, eq(prize.prizeId, winner.prizeId))
    .innerJoin(tradeFair, eq(tradeFair.tradeFairId, winner.tradeFairId))
    .where(where)
    .$dynamic();
  const { rows, ...found } = await paged(
    db,
    {
      listed,
      order: [by(winner[orderBy], orderDir), by(winner.winNo, 'desc')],
    },
    query,
  );
  const records = rows.map(({ row, phone, ...names }) => ({
    ...row,
    ...names,
    phone: maskPhone(phone),
    operatorName: row.registerBy,
    signatureUrl: row.signatureImage ? fileUrl(app.linkSecret, row.signatureImage, ms) : '',
  }));
  return { records, ...found };
}

type WinnerRow = typeof winner.$inferSelect;

/** A valid win in this state, with its fair and itself under a lock. */
async function lockedWin(winNo: string, from: WinnerRow['registerStatus'], context: Context) {
  const { db, session } = context;
  const own = eq(winner.winNo, winNo);
  const [seen] = await db
    .select({ tradeFairId: winner.tradeFairId })
    .from(winner)
    .where(within(session, winner, own));
  if (!seen) throw notFound();
  const fair = await lockedFair(seen.tradeFairId, context);
  const [row] = await db.select().from(winner).where(ofParent(winner.winNo, winNo)).for('update');
  if (!row) throw notFound();
  if (row.winStatus !== WIN_STATUS.valid || row.registerStatus !== from) throw winForbids(row);
  await demandNotFrozen(fair, context);
  return { fair, row };
}

async function change(row: WinnerRow, values: Partial<WinnerRow>, { db, note }: Context) {
  const [after] = await db.update(winner).set(values).where(ofParent(winner.winNo, row.winNo)).returning();
  const step = Number(after?.registerStatus === received) - Number(row.registerStatus === received);
  if (step !== 0) {
    await db
      .update(prize)
      .set({ registeredCount: sql`${prize.registeredCount} + ${step}` })
      .where(ofParent(prize.prizeId, row.prizeId));
  }
  note({ objectId: row.winNo, objectName: row.ticketNo, before: { ...row }, after: { ...after } });
  return true;
}

async function register({ winNo, happenedAt, ...form }: Parsed<typeof registrationApi.register>, context: Context) {
  const { db, session } = context;
  const registerTime = momentOf({ happenedAt }, context);
  const { fair, row } = await lockedWin(winNo, waiting, context);
  if (fair.signatureRequired === 1 && form.signatureImage === null)
    throw new InvalidInput([{ field: 'signatureImage', text: 'field.required' }]);
  if (form.signatureImage) {
    const [picture] = await db
      .select({ fileId: file.fileId })
      .from(file)
      .where(within(session, file, eq(file.fileId, form.signatureImage)));
    if (!picture) throw new InvalidInput([{ field: 'signatureImage', text: 'field.choice' }]);
  }
  return change(row, { ...form, registerStatus: received, registerTime, registerBy: session.realName }, context);
}

/** A hand-over that was none; what was written down about it is gone with it, but for the operation log. */
async function revoke({ winNo, reason }: Parsed<typeof registrationApi.revoke>, context: Context) {
  demandHeadquarters(context);
  const { row } = await lockedWin(winNo, received, context);
  const nothing = { receiver: '', receiverPhone: '', idLast4: '', signatureImage: null, registerTime: null };
  return change(row, { ...nothing, registerStatus: waiting, registerBy: '', remark: reason }, context);
}

async function waive({ winNo, reason }: Parsed<typeof registrationApi.waive>, context: Context) {
  const { session, now } = context;
  const { row } = await lockedWin(winNo, waiting, context);
  const by = { registerTime: now, registerBy: session.realName };
  return change(row, { ...by, registerStatus: waived, remark: reason }, context);
}

const afterExpiry = <I, O>(handler: (input: I, context: Context) => Promise<O>) =>
  withCurrentStates(async (input: I, context: Context) => {
    await expirePrizes(context.db, context.now);
    return handler(input, context);
  });

export const registrationRoutes = implement(registrationApi, {
  page: afterExpiry(registrationPage),
  register: afterExpiry(register),
  revoke: afterExpiry(revoke),
  waive: afterExpiry(waive),
});
