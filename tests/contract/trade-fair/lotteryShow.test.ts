import { compare, recompute } from '@/areas/trade-fair/shared/recompute';
import { ERROR } from '../../../src/contract/error-codes';
import { lotteryApi } from '../../../src/contract/trade-fair/draws';
import { screenApi } from '../../../src/contract/trade-fair/big-screen';
import { ticketApi } from '../../../src/contract/trade-fair/tickets';
import { ENGINES, main } from '../../support/backends';
import { Client, signedIn } from '../../support/client';
import type { HostedBackend } from '../../support/host/host';

const tradeFairId = '70001';
const WATCH = '77002';
const FIRST_DRAW = '78001';
const { start, stop, drawPage, verify, commit, reveal, openScreen, seedList } = lotteryApi;

const drawsOf = async (client: Client) => (await client.data(drawPage, { tradeFairId, pageSize: 50 })).records;

describe('the show', () => {
  let server: HostedBackend;
  let admin: Client;
  let clerk: Client;

  beforeAll(async () => {
    server = await main.start();
    clerk = await signedIn(server.origin, 'show.clerk');
  });
  afterAll(() => server.stop());

  test('the big screen draws with a token of its own, of one fair, and shows nobody’s name', async () => {
    const opened = await clerk.data(openScreen, { tradeFairId });
    expect(opened.url).toBe(`/prizeDraw?tradeFairId=70001&token=${opened.screenToken}`);
    const ticket = { tradeFairId, screenToken: opened.screenToken };
    const nobody = new Client(server.origin);
    expect((await nobody.call(screenApi.screen, { ...ticket, tradeFairId: '70002' })).code).toBe(ERROR.screenExpired);
    const idle = await clerk.data(screenApi.screen, ticket);
    expect(idle).toMatchObject({ closed: null, running: null, subject: '2026春季订货会' });
    expect(idle.names.every(({ guestName }) => /^.\*$/.test(guestName))).toBe(true);
    const { drawId } = await clerk.data(screenApi.start, { ...ticket, prizeId: WATCH, drawCount: 1 });
    expect((await clerk.data(screenApi.screen, ticket)).running).toMatchObject({ drawId });
    const { winners } = await clerk.data(screenApi.stop, { ...ticket, drawId });
    expect(winners).toMatchObject([{ drawId, guestName: expect.stringMatching(/^.\*$/) }]);
    expect((await clerk.data(screenApi.screen, ticket)).last).toMatchObject({ drawId, winners });
    expect((await clerk.data(screenApi.winners, ticket))[0]).toEqual(winners[0]);
    await clerk.data(openScreen, { tradeFairId });
    expect((await clerk.call(screenApi.screen, ticket)).code).toBe(ERROR.screenExpired);
  });

  test('a cut in the middle changes nothing, a draw ends after a minute, and all of it can be computed again', async () => {
    const { drawId, poolHash } = await clerk.data(start, { tradeFairId, prizeId: WATCH, drawCount: 1 });
    server = await server.reopen({ CLOCK: '2026-03-08 09:30:00' });
    admin = await signedIn(server.origin, 'admin.hq');
    const [ended] = await drawsOf(admin);
    expect(ended).toMatchObject({ drawId, poolHash, status: 2, wonCount: 1 });
    const [today] = await admin.data(seedList, { tradeFairId });
    const { seedHash } = today!;
    expect((await admin.call(commit, { tradeFairId })).code).toBe(ERROR.seedWaiting);
    expect((await admin.call(reveal, { tradeFairId, seedHash })).code).toBe(ERROR.seedSecret);
    server = await server.reopen({ CLOCK: '2026-03-09 09:00:00' });
    admin = await signedIn(server.origin, 'admin.hq');
    expect((await admin.call(start, { tradeFairId, prizeId: WATCH, drawCount: 1 })).code).toBe(ERROR.seedMissing);
    const { seed } = await admin.data(reveal, { tradeFairId, seedHash });
    for (const row of await drawsOf(admin)) {
      const proof = await admin.data(verify, { drawId: row.drawId });
      expect(proof.isRight).toBe(true);
      const found = await recompute(proof, row.drawId === FIRST_DRAW ? proof.seed! : seed);
      expect(compare(proof, found)).toEqual({ seed: true, pool: true, winners: true });
      expect(found.picks.map(({ ticketNo }) => ticketNo)).toEqual(row.winners.map(({ ticketNo }) => ticketNo));
    }
    await admin.data(commit, { tradeFairId });
    const mixed = await admin.data(start, { tradeFairId, drawCount: 4, mode: 2 });
    const { winners } = await admin.data(stop, { drawId: mixed.drawId });
    expect(new Set(winners.map(({ guestName }) => guestName)).size).toBe(winners.length);
  });
});

describe.each(ENGINES)('eight hands on one lottery ($engine)', ({ start: open }) => {
  test('one draw starts, and numbers of tickets are given once', async () => {
    const backend = await open();
    const one = await signedIn(backend.origin, 'show.clerk');
    const hands = Array.from({ length: 8 }, () => one);
    const started = await Promise.all(
      hands.map((hand) => hand.call(start, { tradeFairId, prizeId: WATCH, drawCount: 1 })),
    );
    expect(started.map(({ code }) => code).sort()).toEqual([200, ...Array<number>(7).fill(ERROR.drawRunning)]);
    const { drawId } = started.find(({ success }) => success)!.data;
    const stopped = await Promise.all(hands.map((hand) => hand.data(stop, { drawId })));
    expect(new Set(stopped.map((answer) => JSON.stringify(answer))).size).toBe(1);
    const issue = { tradeFairId, guestIds: ['74003'], count: 1, reason: '并发补发测试' };
    // Beyond the limit of a guest no more are issued.
    const issued = await Promise.all(hands.map((hand) => hand.call(ticketApi.issue, issue)));
    const codes = new Set(issued.map(({ code }) => code));
    expect([...codes].filter((code) => code !== 200)).toEqual([ERROR.ticketLimit]);
    const { records } = await one.data(ticketApi.page, { tradeFairId, source: 3, pageSize: 50 });
    expect(new Set(records.map(({ ticketNo }) => ticketNo)).size).toBe(records.length);
    await backend.stop();
  });
});
