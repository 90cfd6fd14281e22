import { createHmac, randomUUID } from 'node:crypto';
import { ERROR } from '../../../src/contract/error-codes';
import { checkInApi } from '../../../src/contract/trade-fair/check-in';
import { diningApi } from '../../../src/contract/trade-fair/dining';
import { doorApi } from '../../../src/contract/trade-fair/door';
import { tradeFairApi } from '../../../src/contract/trade-fair/fairs';
import { guestApi } from '../../../src/contract/trade-fair/guests';
import { registrationApi } from '../../../src/contract/trade-fair/hand-over';
import { main } from '../../support/backends';
import { type Client, signedIn } from '../../support/client';
import type { HostedBackend } from '../../support/host/host';

const tradeFairId = '70001';
const { list } = doorApi;

let server: HostedBackend;
let clerk: Client;
let admin: Client;

beforeAll(async () => {
  server = await main.start();
  clerk = await signedIn(server.origin, 'show.clerk');
  admin = await signedIn(server.origin, 'admin.hq');
});
afterAll(() => server.stop());

const digest = (salt: string, value: string) => createHmac('sha256', salt).update(value).digest('hex').slice(0, 16);

test('a device is given whom it has to recognise, and no number and no code', async () => {
  const book = await clerk.data(list, { tradeFairId });
  const guest = book.guests!.find(({ guestName }) => guestName === '何俊杰')!;
  expect(guest).toMatchObject({ phone: '136****3416', phoneDigest: digest(book.salt, '13600003416') });
  expect(Object.keys(guest)).not.toContain('qrToken');
  expect(JSON.stringify(book)).not.toMatch(/13600003416|[0-9a-f]{32}"[^,]*qr/);
  expect(book).toMatchObject({ state: 3, day: '2026-03-08', isCut: false });
  const again = await clerk.data(list, { tradeFairId, stamp: book.stamp });
  expect(again.guests).toBeNull();
  expect((await clerk.data(list, { tradeFairId, stamp: 'another' })).guests).toHaveLength(book.guests!.length);
});

test('a list says what the caller may do, and has nothing of the rest', async () => {
  const whole = await admin.data(list, { tradeFairId });
  expect(whole.works).toEqual(['checkIn', 'dining', 'handOver']);
  expect(whole.meals.length).toBeGreaterThan(0);
  expect(whole.wins.length).toBeGreaterThan(0);
  const auditor = await signedIn(server.origin, 'audit.ro');
  const part = await auditor.data(list, { tradeFairId });
  expect(part).toMatchObject({ works: ['dining'], meals: whole.meals, wins: [], checkIns: [] });
  expect((await clerk.call(list, { tradeFairId: '999' })).code).toBe(ERROR.notFound);
  expect((await clerk.call(list, { tradeFairId: '70006' })).code).toBe(ERROR.notFound);
});

test('a refusal says whose it is, and the second door learns where the guest came in', async () => {
  const first = await clerk.data(checkInApi.do, { tradeFairId, guestId: '74018', deviceNo: 'A口' });
  expect((await clerk.data(list, { tradeFairId })).checkIns).toContainEqual({
    ...{ guestId: '74018', deviceNo: 'A口', signInTime: first.signInTime },
  });
  expect(first).toMatchObject({ repeated: false, deviceNo: 'A口' });
  expect(await admin.data(checkInApi.do, { tradeFairId, guestId: '74018', deviceNo: 'B口' })).toMatchObject({
    repeated: true,
    deviceNo: 'A口',
    signInTime: first.signInTime,
  });
  const refused = await clerk.call(checkInApi.do, { tradeFairId, guestId: '74019', sessionNo: '20260330' });
  expect(refused).toMatchObject({
    code: ERROR.outsideCheckIn,
    data: { guestName: expect.any(String), customerName: expect.any(String) },
  });
  const unknown = await clerk.call(checkInApi.do, { tradeFairId, phone: '13999999999' });
  expect(unknown).toMatchObject({ code: ERROR.guestUnknown, data: null });
});

test('a group counts who has come in at the door', async () => {
  const { guests } = await admin.data(list, { tradeFairId });
  const { guestId, customerName } = guests!.find(({ guestName }) => guestName === '何俊杰')!;
  const groups = async () => (await admin.data(guestApi.listGroup, { tradeFairId, pageSize: 100 })).records;
  const signed = (all: Awaited<ReturnType<typeof groups>>) => all.reduce((sum, one) => sum + one.signedCount, 0);
  const before = await groups();
  await clerk.data(checkInApi.do, { tradeFairId, guestId });
  const after = await groups();
  expect(signed(after)).toBe(signed(before) + 1);
  expect(after.filter((one, i) => one.signedCount !== before[i]!.signedCount)).toHaveLength(1);
  expect(customerName).not.toBe('');
});

test('a meal is let in to by mobile, at the moment it happened, and once', async () => {
  const { mealId } = await admin.data(diningApi.add, {
    ...{ tradeFairId, mealDate: '2026-03-08', mealType: 3, venue: '三楼小厅' },
    ...{ startTime: '00:00', endTime: '23:59', quota: 20 },
  });
  await admin.data(diningApi.issue, { mealId, target: 3, guestIds: ['74017', '74020'] });
  const { vouchers, guests } = await admin.data(list, { tradeFairId });
  expect(
    vouchers
      .filter((one) => one.mealId === mealId)
      .map(({ guestId }) => guestId)
      .sort(),
  ).toEqual(['74017', '74020']);
  const { customerName } = guests!.find(({ guestId }) => guestId === '74017')!;
  const input = { mealId, phone: '13600003416', happenedAt: '2026-03-08 00:30:00' };
  const headers = { 'idempotency-key': randomUUID() };
  const told = await admin.call(diningApi.verify, input, { headers });
  expect(told.data).toMatchObject({ guestName: '何俊杰', customerName, seats: 1 });
  expect((await admin.call(diningApi.verify, input, { headers })).data).toEqual(told.data);
  expect(await admin.call(diningApi.verify, { mealId, guestId: '74017' })).toMatchObject({
    code: ERROR.voucherUsed,
    data: { guestName: '何俊杰', customerName },
  });
  const late = await admin.call(diningApi.verify, { mealId, guestId: '74020', happenedAt: '2026-03-06 12:00:00' });
  expect(late.code).toBe(ERROR.invalidInput);
  const after = (await admin.data(list, { tradeFairId })).vouchers.find(
    (one) => one.mealId === mealId && one.guestId === '74017',
  );
  expect(after).toMatchObject({ status: 1, usedTime: '2026-03-08 00:30:00' });
});

test('a prize is handed over at the moment it happened; at a second door it is gone', async () => {
  const { wins } = await admin.data(list, { tradeFairId });
  const { winNo } = wins.find(({ registerStatus }) => registerStatus === 0)!;
  const receipt = { winNo, receiver: '李倩', receiverPhone: '13600003401' };
  await admin.data(registrationApi.register, { ...receipt, happenedAt: '2026-03-08 08:47:12' });
  const after = (await admin.data(list, { tradeFairId })).wins.find((one) => one.winNo === winNo);
  expect(after).toMatchObject({ registerStatus: 1, registerTime: '2026-03-08 08:47:12', receiver: '李倩' });
  expect((await clerk.call(registrationApi.register, receipt)).success).toBe(false);
});

test('what a door did while the fair was on counts after its end, without tickets; what it did later does not', async () => {
  const { version } = await admin.data(tradeFairApi.detail, { id: tradeFairId });
  await admin.data(tradeFairApi.end, { id: tradeFairId, version, reason: '提前闭幕，感谢参与' });
  expect((await admin.data(list, { tradeFairId })).state).toBe(4);
  expect(
    await clerk.data(checkInApi.do, { tradeFairId, guestId: '74020', happenedAt: '2026-03-08 08:30:00' }),
  ).toMatchObject({ repeated: false, ticketsIssued: 0, signInTime: '2026-03-08 08:30:00' });
  const late = await clerk.call(checkInApi.do, { tradeFairId, guestId: '74017' });
  expect(late).toMatchObject({ code: ERROR.fairNotOngoing, data: { guestName: expect.any(String) } });
  // Ended before its plan it is over for a door that says when something happened, too.
  server = await server.reopen({ CLOCK: '2026-03-08 15:00:00' });
  const door = await signedIn(server.origin, 'show.clerk');
  const afterwards = { tradeFairId, guestId: '74017', happenedAt: '2026-03-08 14:59:00' };
  expect((await door.call(checkInApi.do, afterwards)).code).toBe(ERROR.fairNotOngoing);
});
