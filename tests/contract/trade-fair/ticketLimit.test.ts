/* What a guest may hold at most, whichever tickets came first (docs/domain/draws.md#tickets). */
import { Pool } from 'pg';
import { ERROR } from '../../../src/contract/error-codes';
import { checkInApi } from '../../../src/contract/trade-fair/check-in';
import { lotteryApi } from '../../../src/contract/trade-fair/draws';
import { TICKET_SOURCE, TICKET_STATUS, ticketApi } from '../../../src/contract/trade-fair/tickets';
import { fairOrderApi } from '../../../src/contract/trade-fair/orders';
import { type Backend, main } from '../../support/backends';
import { type Client, signedIn } from '../../support/client';

const tradeFairId = '70001';
/** Of the fair's rule. */
const MOST = 10;
const CUP = '77004';
/** 何俊杰 of 同济堂药店, who has neither checked in nor ordered. */
const GUEST = { guestId: '74017', guestName: '何俊杰' };

let server: Backend;
let admin: Client;

beforeAll(async () => {
  server = await main.start({ WORKER: '0' });
  admin = await signedIn(server.origin, 'admin.hq');
});
afterAll(() => server.stop());

const liveOf = async (guestName: string) => {
  const { records } = await admin.data(ticketApi.page, {
    ...{ tradeFairId, guestName, pageSize: 100 },
    status: [TICKET_STATUS.valid, TICKET_STATUS.won],
  });
  const count = (source: number) => records.filter((one) => one.source === source).length;
  return { all: records.length, order: count(TICKET_SOURCE.order), manual: count(TICKET_SOURCE.manual) };
};

test('tickets that come after those of orders take their places', async () => {
  const { records } = await admin.data(fairOrderApi.page, { tradeFairId, pageSize: 200 });
  const theirs = records.filter(
    ({ customerCode, guestId, status }) => customerCode === 'KH00103' && guestId === null && status !== 9,
  );
  for (const { orderNo, version } of theirs)
    await admin.data(fairOrderApi.bindGuest, { orderNo, guestId: GUEST.guestId, version });
  const before = await liveOf(GUEST.guestName);
  expect(before.order).toBeGreaterThan(4);

  const few = { tradeFairId, guestIds: [GUEST.guestId], reason: '现场游戏奖励' };
  const rest = MOST - before.order;
  expect(await admin.data(ticketApi.issue, { ...few, count: rest + 2 })).toEqual({ issued: rest + 2, withheld: 0 });
  expect(await liveOf(GUEST.guestName)).toEqual({ all: MOST, order: before.order - 2, manual: rest + 2 });

  expect(await admin.data(checkInApi.do, { tradeFairId, guestId: GUEST.guestId })).toMatchObject({ repeated: false });
  expect(await liveOf(GUEST.guestName)).toEqual({ all: MOST, order: before.order - 3, manual: rest + 2 });
  // Counted anew, nothing of it is different.
  await admin.data(ticketApi.recalc, { tradeFairId });
  expect(await liveOf(GUEST.guestName)).toEqual({ all: MOST, order: before.order - 3, manual: rest + 2 });
});

test('by hand nobody gets more than the rule allows, and the answer says how many were withheld', async () => {
  const before = await liveOf(GUEST.guestName);
  const input = { tradeFairId, guestIds: [GUEST.guestId, '74012'], count: 20, reason: '现场游戏奖励' };
  const { issued, withheld } = await admin.data(ticketApi.issue, input);
  expect(issued + withheld).toBe(40);
  expect(issued).toBeLessThan(20);
  expect(await liveOf(GUEST.guestName)).toEqual({ all: MOST, order: 0, manual: before.manual + before.order });
  expect(await admin.call(ticketApi.issue, input)).toMatchObject({ code: ERROR.ticketLimit });
});

const onPostgres = process.env.TEST_DATABASE_URL ? test : test.skip;

onPostgres('the start of a draw takes back what is beyond the rule, and says so', async () => {
  const pool = new Pool({ connectionString: server.databaseUrl, max: 1 });
  // Tickets of a time in which nobody counted.
  await pool.query(
    `insert into lottery_ticket (trade_fair_id, ticket_no, guest_id, fair_customer_id, source, order_no, status, issue_time)
      select ${tradeFairId}, 'T9' || lpad(n::text, 5, '0'), guest_id, fair_customer_id, 3, null, 0, now()
      from guest, generate_series(1, 3) as n where guest_id = ${GUEST.guestId}`,
  );
  await pool.end();
  expect((await liveOf(GUEST.guestName)).all).toBe(MOST + 3);
  const { drawId, trimmed } = await admin.data(lotteryApi.start, { tradeFairId, prizeId: CUP, drawCount: 1 });
  expect(trimmed).toBe(3);
  expect((await liveOf(GUEST.guestName)).all).toBe(MOST);
  const { pool: entries } = await admin.data(lotteryApi.verify, { drawId });
  expect(entries.filter(({ guestId }) => guestId === GUEST.guestId)).toHaveLength(MOST);
  // The newest went first.
  expect(entries.filter(({ ticketNo }) => ticketNo.startsWith('T9'))).toEqual([]);
  await admin.data(lotteryApi.stop, { drawId });
  const again = await admin.data(lotteryApi.start, { tradeFairId, prizeId: CUP, drawCount: 1 });
  expect(again.trimmed).toBe(0);
  await admin.data(lotteryApi.stop, { drawId: again.drawId });
});

// The last, as whoever is drawn is in no pool any more.
test('while a draw runs nobody issues by hand: a ticket that is drawn already would be taken back for it', async () => {
  const { drawId } = await admin.data(lotteryApi.start, { tradeFairId, prizeId: CUP, drawCount: 1 });
  const input = { tradeFairId, guestIds: ['74001'], count: 1, reason: '现场游戏奖励' };
  expect(await admin.call(ticketApi.issue, input)).toMatchObject({ code: ERROR.drawRunning });
  await admin.data(lotteryApi.stop, { drawId });
});
