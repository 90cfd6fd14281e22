/* Eight people at work in one fair at once: whatever comes first, nothing is given twice and nothing too often. */
import { ERROR } from '../../../src/contract/error-codes';
import { diningApi, MEAL_TARGET } from '../../../src/contract/trade-fair/dining';
import { fairOrderApi } from '../../../src/contract/trade-fair/orders';
import { guestApi } from '../../../src/contract/trade-fair/guests';
import { CHECK_IN_STATUS, checkInApi } from '../../../src/contract/trade-fair/check-in';
import { TICKET_SOURCE, TICKET_STATUS, ticketApi } from '../../../src/contract/trade-fair/tickets';
import { type Client, signedIn } from '../../support/client';
import { ENGINES } from '../../support/backends';
import type { HostedBackend } from '../../support/host/host';
import { bring, FAIR as tradeFairId } from '../tasks/imports';

const QUOTA = 12;
const TIME = '2026-03-07 10:30:00';
/** As the seed has it. */
const RULE = { signInTickets: 1, maxTicketsPerGuest: 10 };
const PEOPLE = ['admin.hq', 'op.hubei', 'show.clerk'] as const;

/** A process reads two files at once; whoever comes then is told to come again. */
async function patiently<T extends { code: number }>(ask: () => Promise<T>): Promise<T> {
  for (;;) {
    const answer = await ask();
    if (answer.code !== ERROR.serverBusy) return answer;
  }
}

describe.each(ENGINES)('a rush ($engine)', ({ start }) => {
  let server: HostedBackend;
  let writers: Client[];
  let admin: Client;

  beforeAll(async () => {
    server = await start();
    writers = await Promise.all(Array.from({ length: 8 }, (_, i) => signedIn(server.origin, PEOPLE[i % 3]!)));
    admin = writers[0]!;
  });
  afterAll(() => server.stop());

  const guests = async () => (await admin.data(guestApi.guestList, { tradeFairId, pageSize: 200 })).records;

  test('check-ins, orders, tickets and meals by eight writers', async () => {
    const { mealId } = await admin.data(diningApi.add, {
      ...{ tradeFairId, mealDate: '2026-03-08', mealType: 3, venue: '一楼餐厅' },
      ...{ startTime: '17:30', endTime: '19:30', quota: QUOTA },
    });
    const all = await guests();
    const before = new Map(all.map(({ guestId, signInStatus }) => [guestId, signInStatus]));
    const ids = all.map(({ guestId }) => guestId);
    const of = (round: number, i: number) => ids[(round * 3 + i * 5) % ids.length]!;
    const work = async (who: Client, i: number) => {
      const answers: { status: number }[] = [];
      for (let round = 0; round < 6; round += 1) {
        const guestId = of(round, i % 4);
        answers.push(await who.call(checkInApi.do, { tradeFairId, guestId }));
        answers.push(
          await who.call(diningApi.issue, {
            ...{ mealId, target: MEAL_TARGET.guests, companionsIncluded: 1 as const },
            guestIds: [guestId, of(round + 1, i)],
          }),
        );
        // Two writers each bring the same order.
        const order = [`RUSH-${round}-${i % 4}`, 'KH00101', 'SP000002', '500', '17', TIME, '13600003410'];
        answers.push(await patiently(() => bring(who, 'importOrders', [order], { branchId: 'FDB', confirm: 1 })));
        if (i === 0) answers.push(await who.call(ticketApi.recalc, { tradeFairId }));
        if (i === 1 && round === 3) answers.push(await who.call(diningApi.update, { mealId, quota: QUOTA - 1 }));
      }
      return answers;
    };
    const answers = (await Promise.all(writers.map(work))).flat();
    expect(answers.filter(({ status }) => status !== 200).map(({ status }) => status)).toEqual([]);

    const signIns = (await admin.data(checkInApi.page, { tradeFairId, pageSize: 500 })).records;
    const valid = signIns.filter(({ status }) => status === CHECK_IN_STATUS.valid);
    const seats = valid.map(({ guestName, sessionNo }) => `${guestName} ${sessionNo}`);
    expect(new Set(seats).size).toBe(seats.length);

    const tickets = (await admin.data(ticketApi.page, { tradeFairId, pageSize: 500 })).records.filter(
      ({ status }) => status === TICKET_STATUS.valid || status === TICKET_STATUS.won,
    );
    expect(new Set(tickets.map(({ ticketNo }) => ticketNo)).size).toBe(tickets.length);
    for (const { guestId, guestName, ticketCount } of await guests()) {
      const own = tickets.filter((one) => one.guestName === guestName);
      expect([guestName, own.length, ticketCount <= RULE.maxTicketsPerGuest]).toEqual([guestName, ticketCount, true]);
      const byCheckIn = own.filter(({ source }) => source === TICKET_SOURCE.signIn);
      // Whoever was there before has what the seed gave.
      if (before.get(guestId) === 0)
        expect([guestName, byCheckIn.length <= RULE.signInTickets]).toEqual([guestName, true]);
    }

    const placed = (await admin.data(fairOrderApi.page, { tradeFairId, orderNo: 'RUSH-', pageSize: 200 })).records;
    expect(placed.map(({ orderNo, payAmount }) => [orderNo, payAmount]).sort()).toEqual(
      Array.from({ length: 24 }, (_, n) => [`RUSH-${Math.floor(n / 4)}-${n % 4}`, '8500.00']).sort(),
    );

    const [meal] = (await admin.data(diningApi.page, { tradeFairId, mealType: 3 })).records.filter(
      (one) => one.mealId === mealId,
    );
    const vouchers = (await admin.data(diningApi.detailPage, { mealId, pageSize: 200 })).records;
    const issued = vouchers.reduce((sum, one) => sum + one.seats, 0);
    expect(new Set(vouchers.map(({ guestName }) => guestName)).size).toBe(vouchers.length);
    expect(meal).toMatchObject({ issuedCount: issued, remain: meal!.quota - issued });
    expect(issued).toBeLessThanOrEqual(meal!.quota);
    expect(issued).toBeGreaterThan(QUOTA - 4);
  });
});
