import { asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../server/platform/database/db';
import { diningVoucher } from '../../server/areas/trade-fair/data/schema/dining';
import { guest } from '../../server/areas/trade-fair/data/schema/fair-guests';
import { meal } from '../../server/areas/trade-fair/data/schema/trade-fair';

type At = (minute: number) => string;

const DAY_MINUTES = 24 * 60;
const LUNCH = { mealType: 2 as const, startTime: '11:30', endTime: '13:30', quota: 300, venue: '二楼宴会厅' };
const GUESTS = 14;

/** Lunch of the second day: whoever has checked in has a voucher; on the first day most of them have eaten. */
export async function seedDining(db: Db, tradeFairId: string, at: At) {
  const guests = await db
    .select()
    .from(guest)
    .where(eq(guest.tradeFairId, tradeFairId))
    .orderBy(asc(guest.guestId))
    .limit(GUESTS);
  const [first] = await db
    .select()
    .from(meal)
    .where(sql`${meal.tradeFairId} = ${tradeFairId} and ${meal.mealType} = 2`);
  const mealDate = at(DAY_MINUTES).slice(0, 10);
  await db.insert(meal).values({ ...LUNCH, mealId: '79001', tradeFairId, mealDate });
  const lunches = [
    { mealId: first?.mealId ?? '', used: guests.length - 2, minute: 0 },
    { mealId: '79001', used: 0, minute: DAY_MINUTES },
  ];
  for (const [day, { mealId, used, minute }] of lunches.entries()) {
    const rows = guests.map(({ guestId, companions }, i) => ({
      voucherNo: `CQ${String(day * guests.length + i + 1).padStart(8, '0')}`,
      ...{ tradeFairId, mealId, guestId, seats: 1 + companions },
      issueTime: at(minute + 20 + i),
      ...(i < used ? { status: 1 as const, usedTime: at(minute + 185 + i) } : {}),
    }));
    await db.insert(diningVoucher).values(rows);
    const seatsOf = (some: typeof rows) => some.reduce((sum, { seats }) => sum + seats, 0);
    const counts = { issuedCount: seatsOf(rows), usedCount: seatsOf(rows.slice(0, used)) };
    await db.update(meal).set(counts).where(eq(meal.mealId, mealId));
  }
}
