/*
 * A fair from its first day to its closing day with three people at work in it at once: two thousand guests, thousands
 * of tickets, draws, and a separate program that computes them again. Its draft is in wholeFair.ts, a file with faults in
 * guestFile.test.ts.
 */
import { ERROR } from '../../../src/contract/error-codes';
import { guestApi } from '../../../src/contract/trade-fair/guests';
import { fairHomeApi } from '../../../src/contract/trade-fair/home';
import { lotteryApi } from '../../../src/contract/trade-fair/draws';
import { prizeApi } from '../../../src/contract/trade-fair/prizes';
import { registrationApi } from '../../../src/contract/trade-fair/hand-over';
import { checkInApi } from '../../../src/contract/trade-fair/check-in';
import { ticketApi } from '../../../src/contract/trade-fair/tickets';
import { TRADE_FAIR_STATE, tradeFairApi } from '../../../src/contract/trade-fair/fairs';
import { recomputed } from '../../support/recomputed';
import { good } from '../tasks/imports';
import { phoneOf, plant, TOTAL, VIP_EVERY } from './plantedGuests';
import { openWholeFair, timed, type WholeFair } from './wholeFair';

/** Five thousand tickets at night. */
const CHECKED_IN = process.env.NIGHTLY ? 1_250 : 500;
const EACH = 3;
/** One more is given at the door. */
const TICKETS = CHECKED_IN * (EACH + 1);
const { start, stop, commit, reveal, revokeWinner, redraw, verify } = lotteryApi;

let world: WholeFair;
let tradeFairId: string;

beforeAll(async () => {
  world = await openWholeFair();
  ({ tradeFairId } = world);
  expect(good(await world.bringGuests(plant(world.guests).rightFile))).toMatchObject({ success: TOTAL, fail: 0 });
  await world.at('2026-03-09 09:30:00');
});
afterAll(() => world.backend.stop());

test('at three doors the network is cut: who is checked in twice has come once', async () => {
  const doors = [world.admin, world.operator, world.clerk];
  const letIn = (i: number) =>
    doors[i % 3]!.data(checkInApi.do, { tradeFairId, phone: phoneOf(i), deviceNo: `PDA-${i % 3}` });
  await timed(`${CHECKED_IN} check-ins`, async () => {
    const line = Array.from({ length: CHECKED_IN }, (_, i) => i);
    await Promise.all(
      doors.map(async (_, d) => {
        for (const i of line.filter((one) => one % 3 === d)) await letIn(i);
      }),
    );
  });
  // The answers of these never arrived: their doors say it again later, at once and with the moment at which it was.
  const again = await Promise.all(
    [5, 6, 7, 5, 6, 7].map((i) =>
      doors[(i + 1) % 3]!.data(checkInApi.do, { tradeFairId, phone: phoneOf(i), happenedAt: '2026-03-09 09:10:00' }),
    ),
  );
  expect(again.every(({ repeated, ticketsIssued }) => repeated && ticketsIssued === 0)).toBe(true);
  const late = await Promise.all(
    [0, 1, 2].map((d) =>
      doors[d]!.data(checkInApi.do, { tradeFairId, phone: world.guests.knownPhone, happenedAt: '2026-03-09 09:10:00' }),
    ),
  );
  expect(late.filter(({ repeated }) => !repeated)).toHaveLength(1);
  const { total } = await world.clerk.data(checkInApi.page, { tradeFairId, pageSize: 10 });
  expect(total).toBe(CHECKED_IN + 1);
});

test(`${TICKETS} tickets are issued, and read page by page`, async () => {
  const came: string[] = [];
  for (let pageNum = 1; pageNum <= 3; pageNum += 1) {
    const query = { tradeFairId, signInStatus: 1 as const, keyword: '来宾', pageSize: 500, pageNum };
    came.push(...(await world.clerk.data(guestApi.guestList, query)).records.map(({ guestId }) => guestId));
  }
  expect(new Set(came).size).toBe(CHECKED_IN);
  await timed(`${CHECKED_IN * EACH} tickets`, async () => {
    for (let i = 0; i < came.length; i += 500) {
      const guestIds = came.slice(i, i + 500);
      await world.clerk.data(ticketApi.issue, { tradeFairId, guestIds, count: EACH, reason: '满额订货补发' });
    }
  });
  const page = await timed('a page of tickets', () => world.clerk.data(ticketApi.page, { tradeFairId, pageSize: 500 }));
  // One more: the guest who was there before the file.
  expect([page.records.length, page.total]).toEqual([500, TICKETS + 1]);
});

let draws: string[] = [];

async function draw(prizeId: string | undefined, drawCount: number) {
  const { drawId, poolSize } = await timed(`a draw of ${drawCount}`, () =>
    world.clerk.data(start, { tradeFairId, drawCount, ...(prizeId ? { prizeId } : { mode: 2 as const }) }),
  );
  const { winners } = await world.operator.data(stop, { drawId });
  draws = [...draws, drawId];
  return { drawId, poolSize, winners };
}

test('prizes are drawn in several rounds as far as their quotas go; three are taken back and drawn again', async () => {
  const add = async (prizeName: string, quota: number, more: object = {}) =>
    (await world.admin.data(prizeApi.add, { tradeFairId, prizeName, prizeLevel: 3, quota, ...more })).prizeId;
  const vip = await add('特等奖', 3, { prizeGroupLabels: ['VIP'] });
  const many = await add('二等奖', 60);
  const spread = await add('三等奖', 20, { oncePerCustomer: 1 });
  const again = await add('幸运奖', 10, { oncePerGuest: 0, weight: 2 });
  await world.admin.data(commit, { tradeFairId });
  const first = await draw(vip, 3);
  expect([first.winners.length, first.poolSize]).toEqual([3, (CHECKED_IN / VIP_EVERY) * (EACH + 1)]);
  expect((await draw(many, 50)).winners).toHaveLength(50);
  // Asked for more than there is: what is left.
  const rest = await draw(many, 50);
  expect(rest.winners).toHaveLength(10);
  expect((await world.clerk.call(start, { tradeFairId, prizeId: many, drawCount: 1 })).code).toBe(ERROR.prizeUsedUp);
  const { winners } = await draw(spread, 20);
  expect(new Set(winners.map(({ customerName }) => customerName)).size).toBe(20);
  await add('伴手礼', 30, { weight: 3 });
  const mixed = await draw(undefined, 35);
  expect(mixed.winners).toHaveLength(35);
  for (const { winNo } of rest.winners.slice(0, 3))
    await world.admin.data(revokeWinner, { winNo, reason: '本人不符合领奖条件' });
  const redrawn = await world.admin.data(redraw, { drawId: rest.drawId, count: 3 });
  expect((await world.admin.data(stop, { drawId: redrawn.drawId })).winners).toHaveLength(3);
  draws = [...draws, redrawn.drawId];
  const { records } = await world.admin.data(prizeApi.page, { tradeFairId, pageSize: 50 });
  const drawn = new Map(records.map(({ prizeId, drawnCount }) => [prizeId, drawnCount]));
  expect([drawn.get(vip), drawn.get(many), drawn.get(spread)]).toEqual([3, 60, 20]);
  for (const { quota, drawnCount } of records) expect(drawnCount).toBeLessThanOrEqual(quota);
  expect(drawn.get(again)! + (records.find(({ prizeName }) => prizeName === '伴手礼')?.drawnCount ?? 0)).toBe(35);
});

test('on the closing day the seed is published, and a program of its own finds the same winners', async () => {
  await world.at('2026-03-10 18:00:30');
  expect((await world.admin.data(tradeFairApi.detail, { id: tradeFairId })).state).toBe(TRADE_FAIR_STATE.ended);
  const [own] = await world.admin.data(lotteryApi.seedList, { tradeFairId });
  await world.admin.data(reveal, { tradeFairId, seedHash: own!.seedHash });
  const proofs = await timed('proofs', () => Promise.all(draws.map((drawId) => world.clerk.data(verify, { drawId }))));
  expect(proofs.map(({ isRight }) => isRight)).toEqual(draws.map(() => true));
  const found = await timed('the separate program', () => recomputed(proofs));
  expect(found).toEqual(
    proofs.map(({ drawId, seedHash, poolHash, picks }) => ({ drawId, seedHash, poolHash, isSorted: true, picks })),
  );
  // It would have noticed: another seed, a ticket less, another winner.
  const [one] = proofs;
  const cheats = [
    { ...one!, seed: '0'.repeat(64) },
    { ...one!, pool: one!.pool.slice(1) },
  ];
  for (const answer of await recomputed(cheats))
    expect(answer).not.toMatchObject({ seedHash: one!.seedHash, poolHash: one!.poolHash });
  // No ticket wins twice, in no draw two tickets of one guest.
  const tickets = proofs.flatMap(({ picks }) => picks.map(({ ticketNo }) => ticketNo));
  expect(new Set(tickets).size).toBe(tickets.length);
  for (const { picks } of proofs) expect(new Set(picks.map(({ guestId }) => guestId)).size).toBe(picks.length);
});

test('a prize is handed over after the end, and the figures of the day add up', async () => {
  const wins = await world.clerk.data(registrationApi.page, { tradeFairId, registerStatus: 0, pageSize: 200 });
  const valid = 3 + 60 + 20 + 35;
  expect(wins.total).toBe(valid);
  const receiver = { receiver: '李倩', receiverPhone: '13600003401', idLast4: '4417' };
  await world.clerk.data(registrationApi.register, { winNo: wins.records[0]!.winNo, ...receiver });
  expect(await world.clerk.data(fairHomeApi.figures, { tradeFairId })).toMatchObject({
    guestCount: TOTAL + 1,
    signInCount: CHECKED_IN + 1,
    signInRate: ((100 * (CHECKED_IN + 1)) / (TOTAL + 1)).toFixed(2),
    ...{ drawnCount: valid, prizeRegisteredCount: 1 },
  });
});
