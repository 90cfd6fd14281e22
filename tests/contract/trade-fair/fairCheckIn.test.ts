import { randomUUID } from 'node:crypto';
import { ERROR } from '../../../src/contract/error-codes';
import { checkInApi } from '../../../src/contract/trade-fair/check-in';
import { ticketApi } from '../../../src/contract/trade-fair/tickets';
import { tradeFairApi } from '../../../src/contract/trade-fair/fairs';
import { main } from '../../support/backends';
import { type Client, signedIn } from '../../support/client';
import type { HostedBackend } from '../../support/host/host';

const tradeFairId = '70001';
const { do: enter, page, revoke, qrCode } = checkInApi;

let server: HostedBackend;
let clerk: Client;
let admin: Client;

beforeAll(async () => {
  server = await main.start();
  clerk = await signedIn(server.origin, 'show.clerk');
  admin = await signedIn(server.origin, 'admin.hq');
});
afterAll(() => server.stop());

const ticketsOf = async (guestName: string) =>
  (await clerk.data(ticketApi.page, { tradeFairId, guestName, status: 0 })).total;

test('a guest checks in once a day, gets tickets the first time, and is found by mobile or by code', async () => {
  const first = await clerk.data(enter, { tradeFairId, phone: '13600003416', deviceNo: 'PDA-01' });
  expect(first).toMatchObject({ repeated: false, ticketsIssued: 1, guest: { guestName: '何俊杰', companions: 0 } });
  expect(await clerk.data(enter, { tradeFairId, guestId: '74017' })).toMatchObject({
    signInNo: first.signInNo,
    repeated: true,
    ticketsIssued: 0,
  });
  expect(await ticketsOf('何俊杰')).toBe(1);
  const refused = (input: object) => clerk.call(enter, { tradeFairId, ...input });
  expect((await refused({ phone: '13999999999' })).code).toBe(ERROR.guestUnknown);
  expect((await refused({ phone: '13600003416', sessionNo: '20260330' })).code).toBe(ERROR.outsideCheckIn);
  expect((await refused({ guestId: '74018', happenedAt: '2026-03-06 08:00:00' })).code).toBe(ERROR.invalidInput);
  expect((await refused({ guestId: '74018', happenedAt: '2026-03-08 05:00:00' })).success).toBe(true);
  expect((await admin.call(enter, { tradeFairId: '70002', guestId: '74018' })).code).toBe(ERROR.fairNotOngoing);
  const { qrToken } = await clerk.data(qrCode, { tradeFairId });
  expect((await refused({ qrToken, phone: '13600003418' })).success).toBe(true);
  const forged = qrToken.slice(0, -1) + (qrToken.endsWith('_') ? '-' : '_');
  expect((await refused({ qrToken: forged, phone: '13600003419' })).code).toBe(ERROR.checkInCodeExpired);
});

test('what was kept without a connection arrives once, however often it is sent and from how many doors', async () => {
  const input = { tradeFairId, guestId: '74020', happenedAt: '2026-03-08 08:47:12' };
  const headers = { 'idempotency-key': randomUUID() };
  const same = [await clerk.call(enter, input, { headers }), await clerk.call(enter, input, { headers })];
  expect(same[1]!.data).toEqual(same[0]!.data);
  expect(same[0]!.data).toMatchObject({ repeated: false, signInTime: '2026-03-08 08:47:12' });
  const doors = await Promise.all(
    Array.from({ length: 8 }, () => clerk.call(enter, { tradeFairId, guestId: '74015' })),
  );
  expect(doors.filter(({ data }) => !data.repeated)).toHaveLength(1);
  expect(new Set(doors.map(({ data }) => data.signInNo)).size).toBe(1);
  const { total } = await clerk.data(page, { tradeFairId, guestName: '高建国' });
  expect(total).toBe(1);
});

test('headquarters takes a check-in back, and its tickets; not when one has won; not in a fair that is taken down', async () => {
  const { records } = await admin.data(page, { tradeFairId, guestName: '何俊杰' });
  const { signInNo } = records[0]!;
  expect((await clerk.call(revoke, { signInNo, reason: '扫错人了，撤销' })).status).toBe(403);
  await admin.data(revoke, { signInNo, reason: '扫错人了，撤销' });
  expect(await ticketsOf('何俊杰')).toBe(0);
  const won = (await admin.data(ticketApi.page, { tradeFairId, status: 1, source: 1, pageSize: 50 })).records[0]!;
  const theirs = (await admin.data(page, { tradeFairId, guestName: won.guestName })).records[0]!;
  expect((await admin.call(revoke, { signInNo: theirs.signInNo, reason: '测试撤销签到' })).code).toBe(
    ERROR.checkInHasWon,
  );
  const { version } = await admin.data(tradeFairApi.detail, { id: tradeFairId });
  await admin.data(tradeFairApi.takeDown, { id: tradeFairId, version, reason: '场馆临时停电', confirm: 1 });
  expect((await clerk.call(enter, { tradeFairId, guestId: '74017' })).code).toBe(ERROR.fairTakenDown);
});
