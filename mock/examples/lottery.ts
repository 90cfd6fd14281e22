import { createHash, randomBytes } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import { drawWinners, hashOfPool, hashOfSeed, type Stake } from '../../server/areas/trade-fair/rules/lottery/pick';
import type { Db } from '../../server/platform/database/db';
import { fairOrder, guest, lotteryTicket, signIn } from '../../server/areas/trade-fair/data/schema/fair-guests';
import { draw, drawSeed, prizeGroup, winner } from '../../server/areas/trade-fair/data/schema/lottery';
import { prize } from '../../server/areas/trade-fair/data/schema/trade-fair';
import type { DemoOptions } from './demoOptions';

type At = (minute: number) => string;
type Row = { tradeFairId: string } & Record<
  'createdBy' | 'createdByName' | 'gmtCreated' | 'modifiedBy' | 'gmtModified',
  string
>;

const DAY_MINUTES = 24 * 60;
const SIGNED_IN = 14;
/**
 * The pool of docs/domain/draws.md#draws comes first: ticket → guest, by their place in the list of guests; then
 * those of orders.
 */
const TICKET_OWNERS = [0, 0, 1, 2, 2, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 0, 0, 8, 8, 8, 8, 12];
const OF_SIGN_IN = 17;
const serial = (prefix: string, i: number, digits: number) => prefix + String(i + 1).padStart(digits, '0');

/** Most guests of the first morning have checked in, tickets are out, three orders are placed. */
export async function seedEvents(db: Db, tradeFairId: string, at: At) {
  const sessionNo = at(0).slice(0, 10).replaceAll('-', '');
  await db.insert(signIn).values(
    Array.from({ length: SIGNED_IN }, (_, i) => ({
      signInNo: serial('QD', i, 8),
      tradeFairId,
      guestId: String(74_001 + i),
      sessionNo,
      signInMode: i % 2 === 0 ? (1 as const) : (2 as const),
      deviceNo: 'PDA-02',
      signInTime: at(i * 4),
      operatorId: 'S00203',
    })),
  );
  await db.insert(fairOrder).values(
    [582_000, 1_200_000, 364_050].map((orderAmount, i) => ({
      orderNo: serial(`ZD${sessionNo}`, i, 8),
      tradeFairId,
      branchId: i === 2 ? 'FDC01' : 'FDB',
      custId: ['C100', 'C101', 'C103'][i] ?? 'C100',
      guestId: String(74_001 + i * 8),
      salesmanId: 'S00511',
      orderTime: at(60 + i * 25),
      orderAmount,
      discountAmount: Math.round(orderAmount * 0.05),
      payAmount: orderAmount - Math.round(orderAmount * 0.05),
      status: 1,
    })),
  );
}

const PRIZES = [
  { prizeId: '77001', prizeName: '笔记本电脑', prizeLevel: 2, quota: 5, unitValue: 499_900, prizeGroupLabels: ['VIP'] },
  { prizeId: '77002', prizeName: '智能手表', prizeLevel: 3, quota: 10, unitValue: 129_900, prizeGroupLabels: [] },
  { prizeId: '77003', prizeName: '展会纪念礼盒', prizeLevel: 9, quota: 100, unitValue: 9_900, prizeGroupLabels: [] },
  { prizeId: '77004', prizeName: '保温杯', prizeLevel: 5, quota: 30, unitValue: 12_900, prizeGroupLabels: [] },
] as const;

async function seedTickets(db: Db, tradeFairId: string, at: At) {
  const sessionNo = at(0).slice(0, 10).replaceAll('-', '');
  const guests = await db.select().from(guest).where(eq(guest.tradeFairId, tradeFairId)).orderBy(guest.guestId);
  await db.insert(lotteryTicket).values(
    TICKET_OWNERS.flatMap((owner, i) => {
      const holder = guests[owner];
      if (!holder) return [];
      const { guestId, fairCustomerId, prizeGroupLabel } = holder;
      const ofOrder = i >= OF_SIGN_IN;
      return {
        ...{ tradeFairId, guestId, fairCustomerId, prizeGroupLabel },
        ticketNo: serial('T', i, 6),
        source: ofOrder ? (2 as const) : (1 as const),
        orderNo: ofOrder ? serial(`ZD${sessionNo}`, owner === 0 ? 0 : owner === 8 ? 1 : 2, 8) : null,
        issueTime: at(i * 4),
      };
    }),
  );
  return db
    .select({
      ticketNo: lotteryTicket.ticketNo,
      guestId: lotteryTicket.guestId,
      customerId: lotteryTicket.fairCustomerId,
      label: lotteryTicket.prizeGroupLabel,
    })
    .from(lotteryTicket)
    .where(eq(lotteryTicket.tradeFairId, tradeFairId))
    .orderBy(lotteryTicket.ticketNo);
}

/** The first day: its seed, which everybody knows by now, and one draw. The second day has its seed, and it is secret. */
export async function seedLottery(db: Db, row: Row, { at, seal }: { at: At } & Pick<DemoOptions, 'seal'>) {
  const { tradeFairId } = row;
  await db.insert(prize).values(
    PRIZES.map((one) => ({
      ...row,
      ...one,
      prizeGroupLabels: [...one.prizeGroupLabels],
      // A gift for everybody excludes nobody from the other prizes.
      oncePerGuest: one.prizeLevel === 9 ? (0 as const) : (1 as const),
    })),
  );
  await db.insert(prizeGroup).values({ tradeFairId, label: 'VIP', remark: '重点客户' });
  const pool = await seedTickets(db, tradeFairId, at);
  const seed = createHash('sha256').update('the first day').digest('hex');
  const secret = randomBytes(32).toString('hex');
  const seedOf = (hex: string, minute: number) => ({
    tradeFairId,
    seedHash: hashOfSeed(hex),
    day: at(minute).slice(0, 10),
    sealed: seal(hex),
    committedBy: '周启明',
    commitTime: at(minute),
  });
  await db
    .insert(drawSeed)
    .values([{ ...seedOf(seed, -20), seed, revealTime: at(600) }, seedOf(secret, DAY_MINUTES - 20)]);
  await seedDraw(db, { tradeFairId, seed, pool, at });
}

interface Round {
  tradeFairId: string;
  seed: string;
  pool: Parameters<typeof hashOfPool>[0];
  at: At;
}

async function seedDraw(db: Db, { tradeFairId, seed, pool, at }: Round) {
  const [drawId, prizeId, drawCount] = ['78001', '77003', 5];
  const stake: Stake = { prizeId, left: 100, weight: 1, oncePerCustomer: false, labels: [], customersOut: [] };
  const stakes = [stake];
  const picks = drawWinners({ seed, drawId, drawCount, pool, stakes, isMixed: false });
  await db.insert(draw).values({
    ...{ drawId, tradeFairId, prizeId, drawCount, stakes, picks, pool: [...pool] },
    roundNo: 1,
    poolSize: pool.length,
    poolHash: hashOfPool(pool),
    seedHash: hashOfSeed(seed),
    startTime: at(480),
    stopTime: at(481),
    operatorId: 'admin.hq',
    operatorName: '周启明',
    status: 2,
  });
  const customerOf = new Map(pool.map(({ ticketNo, customerId }) => [ticketNo, customerId]));
  await db.insert(winner).values(
    picks.map(({ ticketNo, guestId }, i) => ({
      ...{ tradeFairId, drawId, ticketNo, guestId, prizeId },
      winNo: serial('ZJ', i, 8),
      seq: i + 1,
      fairCustomerId: customerOf.get(ticketNo) ?? '',
      drawTime: at(481),
    })),
  );
  const won = picks.map(({ ticketNo }) => ticketNo);
  await db.update(lotteryTicket).set({ status: 1 }).where(inArray(lotteryTicket.ticketNo, won));
  await db.update(prize).set({ drawnCount: picks.length }).where(eq(prize.prizeId, prizeId));
}
