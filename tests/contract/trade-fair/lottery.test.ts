import { ERROR } from '../../../src/contract/error-codes';
import { lotteryApi, WIN_STATUS } from '../../../src/contract/trade-fair/draws';
import { prizeApi, prizeGroupApi } from '../../../src/contract/trade-fair/prizes';
import { TICKET_STATUS, ticketApi } from '../../../src/contract/trade-fair/tickets';
import { main } from '../../support/backends';
import { type Client, signedIn } from '../../support/client';
import type { HostedBackend } from '../../support/host/host';

const tradeFairId = '70001';
const [LAPTOP, WATCH, CUP] = ['77001', '77002', '77004'] as const;
const FIRST_DRAW = '78001';
const { start, stop, drawPage, verify, revokeWinner, redraw } = lotteryApi;

const drawsOf = async (client: Client) => (await client.data(drawPage, { tradeFairId, pageSize: 50 })).records;

describe('the lottery of a fair', () => {
  let server: HostedBackend;
  let admin: Client;
  let clerk: Client;

  beforeAll(async () => {
    server = await main.start();
    admin = await signedIn(server.origin, 'admin.hq');
    clerk = await signedIn(server.origin, 'show.clerk');
  });
  afterAll(() => server.stop());

  /** A whole draw. */
  const draw = async (prizeId: string, drawCount: number) => {
    const { drawId } = await clerk.data(start, { tradeFairId, prizeId, drawCount });
    return { drawId, ...(await clerk.data(stop, { drawId })) };
  };
  const prizeOf = async (prizeId: string) =>
    (await admin.data(prizeApi.page, { tradeFairId, pageSize: 50 })).records.find((one) => one.prizeId === prizeId)!;

  test('nobody hears of winners before the draw is stopped; stopped twice it has the same ones', async () => {
    const begun = await clerk.data(start, { tradeFairId, prizeId: WATCH, drawCount: 2 });
    expect(await clerk.call(start, { tradeFairId, prizeId: CUP, drawCount: 1 })).toMatchObject({
      code: ERROR.drawRunning,
    });
    const [running] = await drawsOf(clerk);
    expect(running).toMatchObject({ drawId: begun.drawId, status: 1, winners: [], wonCount: 0 });
    expect(await clerk.data(verify, { drawId: begun.drawId })).toMatchObject({ picks: [], seed: null, isRight: null });
    expect((await prizeOf(WATCH)).drawnCount).toBe(0);
    const first = await clerk.data(stop, { drawId: begun.drawId });
    expect(first).toMatchObject({ missing: 0, winners: [{ seq: 1 }, { seq: 2 }] });
    expect(await admin.data(stop, { drawId: begun.drawId })).toEqual(first);
    expect(await prizeOf(WATCH)).toMatchObject({ drawnCount: 2, remain: 8 });
    const { records } = await clerk.data(ticketApi.page, { tradeFairId, status: TICKET_STATUS.won, pageSize: 50 });
    expect(records.map(({ ticketNo }) => ticketNo)).toEqual(
      expect.arrayContaining(first.winners.map(({ ticketNo }) => ticketNo)),
    );
  });

  test('whoever has won does not win again, and only the group of the prize takes part', async () => {
    const before = (await drawsOf(clerk)).flatMap(({ drawId, winners }) => (drawId === FIRST_DRAW ? [] : winners));
    const { winners, missing } = await draw(LAPTOP, 5);
    // Four guests of the VIP group have checked in; those who hold a watch are out.
    const vips = ['王海涛', '陈志远', '周建军', '胡志明'];
    const names = winners.map(({ guestName }) => guestName);
    expect(names.filter((name) => !vips.includes(name))).toEqual([]);
    expect(names.filter((name) => before.some(({ guestName }) => guestName === name))).toEqual([]);
    expect(winners.length + missing).toBe(5);
    expect(new Set(names).size).toBe(names.length);
    expect(await clerk.call(start, { tradeFairId, prizeId: LAPTOP, drawCount: 1 })).toMatchObject({
      code: ERROR.poolEmpty,
    });
  });

  test('a win is taken back by headquarters, and only its place is drawn again', async () => {
    const { drawId, winners } = await draw(CUP, 3);
    const [lost] = winners;
    const { winNo } = lost!;
    expect((await clerk.call(revokeWinner, { winNo, reason: '冒名领取' })).status).toBe(403);
    expect((await clerk.call(redraw, { drawId, count: 1 })).code).toBe(ERROR.nothingToRedraw);
    expect((await admin.call(revokeWinner, { winNo, reason: '冒名领取奖品' })).success).toBe(true);
    expect((await admin.call(revokeWinner, { winNo, reason: '冒名领取奖品' })).code).toBe(ERROR.prizeTaken);
    expect((await prizeOf(CUP)).drawnCount).toBe(2);
    expect((await clerk.call(redraw, { drawId, count: 2 })).code).toBe(ERROR.nothingToRedraw);
    const again = await clerk.data(redraw, { drawId, count: 1 });
    const second = await clerk.data(stop, { drawId: again.drawId });
    const kept = winners.slice(1).map(({ guestName }) => guestName);
    expect(second.winners).toHaveLength(1);
    expect(kept).not.toContain(second.winners[0]!.guestName);
    const rows = await drawsOf(admin);
    expect(rows.find((one) => one.drawId === again.drawId)).toMatchObject({ redrawOf: drawId, redrawable: 0 });
    expect(rows.find((one) => one.drawId === drawId)).toMatchObject({
      redrawable: 0,
      winners: [{ winNo, winStatus: WIN_STATUS.revoked }, {}, {}],
    });
    expect((await prizeOf(CUP)).drawnCount).toBe(3);
    expect((await clerk.call(redraw, { drawId, count: 1 })).code).toBe(ERROR.nothingToRedraw);
  });

  test('prizes keep what has been drawn; groups are renamed everywhere', async () => {
    const cup = await prizeOf(CUP);
    const form = { prizeId: CUP, prizeName: cup.prizeName, prizeLevel: cup.prizeLevel };
    expect(await clerk.call(prizeApi.update, { ...form, quota: 2, version: cup.version })).toMatchObject({
      code: ERROR.quotaBelowDrawn,
      msg: expect.stringContaining('3'),
    });
    expect((await clerk.call(prizeApi.delete, { prizeId: CUP, version: cup.version })).code).toBe(ERROR.prizeDrawn);
    const twice = { tradeFairId, prizeName: cup.prizeName, prizeLevel: 4, quota: 1 } as const;
    expect((await clerk.call(prizeApi.add, twice)).data).toEqual([{ field: 'prizeName', msg: '已存在' }]);
    const renamed = { tradeFairId, label: 'VIP', newLabel: '贵宾', remark: '' };
    const { prizeName, prizeLevel, quota, version } = await prizeOf(LAPTOP);
    const laptop = { prizeId: LAPTOP, prizeName, prizeLevel, quota, version };
    expect(await clerk.data(prizeGroupApi.updatePrizeGroupLabel, renamed)).toMatchObject({ updated: 5 });
    // A form that was open meanwhile does not bring the old name back.
    const stale = { ...laptop, prizeGroupLabels: ['VIP'] };
    expect((await clerk.call(prizeApi.update, stale)).code).toBe(ERROR.versionConflict);
    expect((await prizeOf(LAPTOP)).prizeGroupLabels).toEqual(['贵宾']);
    const groups = await clerk.data(prizeGroupApi.listPrizeGroup, { tradeFairId });
    expect(groups).toEqual([expect.objectContaining({ label: '贵宾', guestCount: 5, signedCount: 4 })]);
    const { drawId } = await clerk.data(start, { tradeFairId, prizeId: WATCH, drawCount: 1 });
    const back = { tradeFairId, label: '贵宾', newLabel: 'VIP' };
    expect((await clerk.call(prizeGroupApi.updatePrizeGroupLabel, back)).code).toBe(ERROR.labelInDraw);
    await clerk.data(stop, { drawId });
  });

  test('tickets of orders follow the orders; one that has won stays', async () => {
    const input = { tradeFairId, guestIds: ['74010'], count: 2, reason: '现场游戏奖励' };
    expect(await clerk.data(ticketApi.issue, input)).toEqual({ issued: 2, withheld: 0 });
    // Seven tickets of orders are there, for whatever the orders came to.
    const settled = await clerk.data(ticketApi.recalc, { tradeFairId });
    const orders = await clerk.data(ticketApi.page, { tradeFairId, source: 2, pageSize: 100 });
    const live = orders.records.filter(({ status }) => status < TICKET_STATUS.void);
    expect(settled.issued - settled.voided + 7).toBe(live.length);
    expect(await clerk.data(ticketApi.recalc, { tradeFairId })).toEqual({ issued: 0, voided: 0 });
    // What is voided by hand is not given again.
    const valid = live.filter(({ status }) => status === TICKET_STATUS.valid).slice(0, 2);
    const theirs = valid.map(({ id }) => id);
    expect(await admin.data(ticketApi.void, { tradeFairId, ids: theirs, reason: '订单有异议，收回' })).toEqual({
      voided: 2,
    });
    expect(await clerk.data(ticketApi.recalc, { tradeFairId })).toEqual({ issued: 0, voided: 0 });
    const won = (await admin.data(ticketApi.page, { tradeFairId, status: TICKET_STATUS.won })).records[0]!;
    const ids = [won.id];
    expect((await admin.call(ticketApi.void, { tradeFairId, ids, reason: '测试作废' })).code).toBe(ERROR.invalidInput);
    expect((await admin.call(ticketApi.void, { tradeFairId, ids, reason: '测试作废一次' })).code).toBe(
      ERROR.ticketHasWon,
    );
  });
});
