import { ERROR } from '../../../src/contract/error-codes';
import { fairOrderApi } from '../../../src/contract/trade-fair/orders';
import { ticketApi } from '../../../src/contract/trade-fair/tickets';
import { main } from '../../support/backends';
import { type Client, signedIn } from '../../support/client';
import type { HostedBackend } from '../../support/host/host';

const tradeFairId = '70001';
const { page, linePage, bindGuest, unbind, cancelLine } = fairOrderApi;
const cents = (yuan: string) => Math.round(Number(yuan) * 100);

let server: HostedBackend;
let admin: Client;
let operator: Client;

beforeAll(async () => {
  server = await main.start();
  admin = await signedIn(server.origin, 'admin.hq');
  operator = await signedIn(server.origin, 'op.hubei');
});
afterAll(() => server.stop());

const orders = async (who = admin) => (await who.data(page, { tradeFairId, pageSize: 200 })).records;
const orderOf = async (orderNo: string) => (await orders()).find((one) => one.orderNo === orderNo)!;
const linesOf = async (orderNo: string) => (await admin.data(linePage, { tradeFairId, orderNo })).records;

test('the lines of each order come to its amounts, and a branch sees its own orders only', async () => {
  const all = await orders();
  const lines = (await admin.data(linePage, { tradeFairId, pageSize: 500 })).records;
  for (const one of all) {
    const own = lines.filter(({ orderNo }) => orderNo === one.orderNo);
    const sum = (field: 'amount' | 'discountAmount' | 'netAmount') =>
      own.reduce((total, line) => total + cents(line[field]), 0);
    expect([one.orderNo, sum('amount'), sum('discountAmount'), sum('netAmount')]).toEqual([
      one.orderNo,
      cents(one.orderAmount),
      cents(one.discountAmount),
      cents(one.payAmount),
    ]);
  }
  const seen = await operator.data(page, { tradeFairId, pageSize: 200 });
  expect(seen.total).toBeLessThan(all.length);
  const live = seen.records.filter(({ status }) => status !== 9);
  // Cancelled orders stand in the list, and count no more.
  expect(live.length).toBeLessThan(seen.total);
  for (const field of ['orderAmount', 'discountAmount', 'payAmount'] as const)
    expect(cents(seen.sums![field])).toBe(live.reduce((sum, one) => sum + cents(one[field]), 0));
  const cancelled = await operator.data(page, { tradeFairId, status: [9] });
  expect(cancelled).toMatchObject({ total: seen.total - live.length, sums: { orderAmount: '0.00' } });
  const foreign = all.find(({ orderNo }) => !seen.records.some((one) => one.orderNo === orderNo))!;
  const bind = { orderNo: foreign.orderNo, guestId: '74001', version: 1 };
  expect((await operator.call(bindGuest, bind)).code).toBe(ERROR.notFound);
});

test('tickets follow the guest of an order, who belongs to its customer', async () => {
  const free = (await orders()).find(
    ({ customerCode, guestId, status, payAmount }) =>
      customerCode === 'KH00101' && guestId === null && status === 1 && cents(payAmount) >= 200_000,
  )!;
  const { orderNo } = free;
  expect((await admin.call(bindGuest, { orderNo, guestId: '74001', version: 1 })).code).toBe(
    ERROR.guestOfOtherCustomer,
  );
  const tickets = async () =>
    (await admin.data(ticketApi.page, { tradeFairId, guestName: '徐文斌', source: 2, status: 0, pageSize: 100 })).total;
  // 徐文斌 is a guest of 仁济诊所 and has ordered nothing else.
  expect(await tickets()).toBe(0);
  const guests = { orderNo, guestId: '74011', version: 1 };
  const both = await Promise.all([admin.call(bindGuest, guests), operator.call(bindGuest, guests)]);
  expect(both.filter(({ success }) => success)).toHaveLength(1);
  expect((await admin.call(bindGuest, { ...guests, version: 2 })).code).toBe(ERROR.orderBound);
  const due = Math.min(9, Math.floor(cents(free.payAmount) / 200_000));
  expect(await tickets()).toBe(due);
  expect((await operator.call(unbind, { orderNo, version: 2 })).code).toBe(ERROR.notGranted);
  await admin.data(unbind, { orderNo, version: 2 });
  expect(await tickets()).toBe(0);
});

test('a line is cancelled while nothing of it is shipped; the rest is priced again, and the last takes the order along', async () => {
  const [one] = (await orders()).filter(({ status, skuCount }) => status === 1 && skuCount === 2);
  const { orderNo } = one!;
  const [first, second] = await linesOf(orderNo);
  const cancel = { orderNo, lineNo: first!.lineNo, version: one!.version, reason: '客户改订其他规格' };
  expect((await admin.call(cancelLine, { ...cancel, version: 9 })).code).toBe(ERROR.versionConflict);
  const after = await admin.data(cancelLine, cancel);
  expect(after).toMatchObject({ orderAmount: second!.amount, status: 1 });
  expect(cents(after.orderAmount) - cents(after.discountAmount)).toBe(cents(after.payAmount));
  expect(await orderOf(orderNo)).toMatchObject({ ...after, skuCount: 1, version: 2 });
  expect((await admin.call(cancelLine, { ...cancel, version: 2 })).code).toBe(ERROR.notFound);
  const last = { ...cancel, lineNo: second!.lineNo, version: 2 };
  expect(await admin.data(cancelLine, last)).toEqual({
    ...{ orderAmount: '0.00', discountAmount: '0.00', payAmount: '0.00', status: 9 },
  });
  expect(await linesOf(orderNo)).toMatchObject([{ status: 9, cancelReason: '客户改订其他规格' }, { status: 9 }]);

  const shipped = (await orders()).find(({ status }) => status === 2)!;
  const late = { ...cancel, orderNo: shipped.orderNo, lineNo: 1, version: 1 };
  expect((await admin.call(cancelLine, late)).code).toBe(ERROR.statusForbids);
});

test('what whole orders add up to is what their lines add up to, shipped or not', async () => {
  const all = await admin.data(linePage, { tradeFairId });
  const parts = await Promise.all(
    ([0, 1, 2] as const).map((shipped) => admin.data(linePage, { tradeFairId, shipped })),
  );
  expect(parts.reduce((count, { total }) => count + total, 0)).toBe(all.total);
  expect(parts.filter(({ total }) => total > 0)).toHaveLength(3);
  for (const field of ['amount', 'discountAmount', 'netAmount'] as const)
    expect(parts.reduce((total, { sums }) => total + cents(sums![field]), 0)).toBe(cents(all.sums![field]));
  const { records } = await admin.data(linePage, { tradeFairId, pageSize: 500, orderBy: 'netAmount' });
  expect(records).toHaveLength(all.total);
  expect(records.map(({ netAmount }) => cents(netAmount))).toEqual(
    records.map(({ netAmount }) => cents(netAmount)).sort((a, b) => b - a),
  );
});
