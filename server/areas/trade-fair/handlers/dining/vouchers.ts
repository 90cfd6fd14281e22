import { eq, inArray, lte, sql } from 'drizzle-orm';
import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import { ERROR } from '../../../../../src/contract/error-codes';
import { type diningApi, MEAL_TARGET, VOUCHER_STATUS } from '../../../../../src/contract/trade-fair/dining';
import { nextSerials } from '../../../../platform/numbers/series';
import { subquery } from '../../../../platform/database/columns';
import { ofParent } from '../../../../platform/scope';
import { diningVoucher } from '../../data/schema/dining';
import { guest } from '../../data/schema/fair-guests';
import { fairCustomer, meal } from '../../data/schema/trade-fair';
import type { Context } from '../../../../http/context';
import { Failure } from '../../../../http/failure';
import { demandOngoingThen, momentOf } from '../door/moment';
import { demandOpen } from '../fairs/demands';
import { isSignedIn } from '../guests/read';
import { lockedMeal } from './meals';

type Issue = Parsed<typeof diningApi.issue>;

/** The driver numbers its parameters with sixteen bits. */
const AT_ONCE = 1_000;

/** Whom the vouchers are for. */
function guestsOf(tradeFairId: string, { target, guestGroupIds, guestIds }: Issue) {
  const who = {
    [MEAL_TARGET.signedIn]: isSignedIn,
    [MEAL_TARGET.groups]: inArray(guest.guestGroupId, guestGroupIds),
    [MEAL_TARGET.guests]: inArray(guest.guestId, guestIds),
  }[target];
  return ofParent(guest.tradeFairId, tradeFairId, eq(guest.deleted, 0), who);
}

export async function issueVouchers(input: Issue, context: Context): Promise<Output<typeof diningApi.issue>> {
  const { db, now, note } = context;
  const { mealId, companionsIncluded } = input;
  const { fair, row } = await lockedMeal(mealId, context);
  demandOpen(fair);
  if (row.status !== 1) throw new Failure(ERROR.statusForbids);
  const wanted = await db
    .select({
      guestId: guest.guestId,
      companions: guest.companions,
      hasOne: subquery<boolean>(
        sql`select exists (select 1 from ${diningVoucher} where ${diningVoucher.guestId} = ${guest.guestId} and ${diningVoucher.mealId} = ${mealId} and ${diningVoucher.status} <> 2)`,
      ),
    })
    .from(guest)
    .where(guestsOf(fair.tradeFairId, input))
    .orderBy(guest.guestId);
  const fresh = wanted.filter(({ hasOne }) => !hasOne);
  const holders = fresh.map(({ guestId, companions }) => ({
    guestId,
    seats: 1 + (companionsIncluded === 1 ? companions : 0),
  }));
  const seats = holders.reduce((sum, one) => sum + one.seats, 0);
  // Vouchers never exceed the seats, whoever else issues some at this moment (docs/domain/trade-fair.md#meals).
  const taken = await db
    .update(meal)
    .set({ issuedCount: sql`${meal.issuedCount} + ${seats}` })
    .where(ofParent(meal.mealId, mealId, lte(sql`${meal.issuedCount} + ${seats}`, meal.quota)))
    .returning({ mealId: meal.mealId });
  if (taken.length === 0) throw new Failure(ERROR.mealFull);
  const numbers = await nextSerials(db, 'voucher', holders.length);
  const rows = holders.map((one, i) => ({
    ...one,
    ...{ mealId, tradeFairId: fair.tradeFairId, issueTime: now, voucherNo: numbers[i] ?? '' },
  }));
  for (let i = 0; i < rows.length; i += AT_ONCE) await db.insert(diningVoucher).values(rows.slice(i, i + AT_ONCE));
  note({ objectId: mealId, objectName: fair.subject, after: { issued: rows.length, seats } });
  return { issued: rows.length, seats, skipped: wanted.length - fresh.length };
}

type Verify = Parsed<typeof diningApi.verify>;

function holderIs({ voucherNo, qrToken, guestId, phone }: Verify) {
  if (voucherNo) return eq(diningVoucher.voucherNo, voucherNo);
  if (qrToken) return eq(guest.qrToken, qrToken);
  if (phone) return eq(guest.phone, phone);
  if (guestId) return eq(guest.guestId, guestId);
  throw new Failure(ERROR.missingInput);
}

async function openVoucher(input: Verify, { db }: Context) {
  const [found] = await db
    .select({ voucher: diningVoucher, guestName: guest.guestName, customerName: fairCustomer.customerName })
    .from(diningVoucher)
    .innerJoin(guest, eq(guest.guestId, diningVoucher.guestId))
    .innerJoin(fairCustomer, eq(fairCustomer.id, guest.fairCustomerId))
    .where(ofParent(diningVoucher.mealId, input.mealId, sql`${diningVoucher.status} <> 2`, holderIs(input)));
  if (!found) throw new Failure(ERROR.voucherUnknown);
  const { voucher, ...names } = found;
  if (voucher.status === VOUCHER_STATUS.used)
    throw new Failure(ERROR.voucherUsed, { params: { time: voucher.usedTime ?? '' }, data: names });
  return { voucher, ...names };
}

export async function verifyVoucher(input: Verify, context: Context): Promise<Output<typeof diningApi.verify>> {
  const { db, note } = context;
  const { mealId } = input;
  const { fair, row } = await lockedMeal(mealId, context);
  const moment = momentOf(input, context);
  demandOngoingThen(fair, input, moment);
  const { voucher, guestName, customerName } = await openVoucher(input, context);
  const clock = moment.slice(11, 16);
  if (moment.slice(0, 10) !== row.mealDate || clock < row.startTime || clock > row.endTime)
    throw new Failure(ERROR.outsideMeal, {
      params: { from: row.startTime, to: row.endTime },
      data: { guestName, customerName },
    });
  await db
    .update(diningVoucher)
    .set({ status: VOUCHER_STATUS.used, usedTime: moment })
    .where(ofParent(diningVoucher.voucherNo, voucher.voucherNo));
  await db
    .update(meal)
    .set({ usedCount: row.usedCount + voucher.seats })
    .where(ofParent(meal.mealId, mealId));
  note({ objectId: mealId, objectName: guestName, after: { voucherNo: voucher.voucherNo, seats: voucher.seats } });
  const remaining = row.issuedCount - row.usedCount - voucher.seats;
  return { voucherNo: voucher.voucherNo, guestName, customerName, seats: voucher.seats, remaining };
}
