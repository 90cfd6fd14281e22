/* docs/domain/orders.md: the list, one order with what explains it, and what may be done to it. */
import { ERROR } from '../../../src/contract/error-codes';
import { ORDER_EVENT, PAY_STATUS, SALES_STATUS, salesOrderApi } from '../../../src/contract/orders/orders';
import { type Backend, main } from '../../support/backends';
import { type Client, signedIn } from '../../support/client';

let backend: Backend;
let admin: Client;
let hubei: Client;

const orderTime: [string, string] = ['2026-02-01 00:00:00', '2026-03-08 23:59:59'];

beforeAll(async () => {
  backend = await main.start();
  admin = await signedIn(backend.origin, 'admin.hq');
  hubei = await signedIn(backend.origin, 'op.hubei');
});
afterAll(() => backend.stop());

const page = (client: Client, more: object = {}) =>
  client.data(salesOrderApi.page, { orderTime, pageSize: 100, ...more });
const waiting = async () => {
  const { records } = await page(admin, { orderStatus: [SALES_STATUS.toAudit], payStatus: [PAY_STATUS.paid] });
  return records[0]!;
};
const fen = (yuan: string) => Math.round(Number(yuan) * 100);

test('a company sees its own orders and those of the companies below it, each in a status', async () => {
  const all = await page(admin);
  expect(all.total).toBe(40);
  const own = await page(hubei);
  expect(own.total).toBeGreaterThan(20);
  expect(own.total).toBeLessThan(40);
  expect(new Set(all.records.map(({ orderStatus }) => orderStatus)).size).toBeGreaterThanOrEqual(7);
  const foreign = all.records.find(({ orderNo }) => !own.records.some((one) => one.orderNo === orderNo))!;
  expect(await hubei.call(salesOrderApi.detail, { orderNo: foreign.orderNo })).toMatchObject({ code: ERROR.notFound });
});

test('each filter narrows the list, and orders of a product are those that have it in a line', async () => {
  for (const filter of [
    { orderNo: '0307' },
    { custCode: 'KH00102' },
    { custName: '城东' },
    { branchId: 'FDB' },
    { orderStatus: [SALES_STATUS.shipped, SALES_STATUS.signed] },
    { payStatus: [PAY_STATUS.unpaid] },
    { orderSource: 4 },
  ]) {
    const { total } = await page(admin, filter);
    expect([filter, total > 0, total < 40]).toEqual([filter, true, true]);
  }
  const [first] = (await page(admin)).records;
  const { lines } = await admin.data(salesOrderApi.detail, { orderNo: first!.orderNo });
  const { records } = await page(admin, { productCode: lines[0]!.productCode });
  expect(records.map(({ orderNo }) => orderNo)).toContain(first!.orderNo);
  expect(records.length).toBeLessThan(40);
});

test('more days than three months are not searched', async () => {
  expect(
    await admin.call(salesOrderApi.page, { orderTime: ['2025-01-01 00:00:00', '2026-03-08 23:59:59'] }),
  ).toMatchObject({ code: ERROR.invalidInput, data: [{ field: 'orderTime' }] });
});

test('the lines of an order add up to what it costs, and its trace gives the same nets again', async () => {
  const { records } = await page(admin);
  for (const { orderNo } of records) {
    const order = await admin.data(salesOrderApi.detail, { orderNo });
    const sum = (name: 'amount' | 'discountAmount' | 'netAmount') =>
      order.lines.reduce((all, line) => all + fen(line[name]), 0);
    expect(sum('amount')).toBe(fen(order.orderAmount));
    expect(sum('discountAmount')).toBe(fen(order.discountAmount));
    expect(sum('netAmount') + fen(order.freight)).toBe(fen(order.payableAmount));
    const trace = await admin.data(salesOrderApi.trace, { orderNo });
    expect(trace!.lines.map(({ lineNo, netAmount }) => [lineNo, netAmount])).toEqual(
      order.lines.map(({ lineNo, netAmount }) => [lineNo, netAmount]),
    );
    for (const { shippedQty, batches } of order.lines)
      expect(batches.reduce((all, { qty }) => all + Number(qty), 0)).toBeCloseTo(Number(shippedQty), 4);
  }
});

test('outbounds of an order that was shipped whole add up to its net; the time line tells all of it', async () => {
  const { records } = await page(admin, { orderStatus: [SALES_STATUS.signed] });
  const { orderNo, payableAmount } = records[0]!;
  const { outbounds } = await admin.data(salesOrderApi.links, { orderNo });
  const { freight } = await admin.data(salesOrderApi.detail, { orderNo });
  expect(outbounds.reduce((all, { amount }) => all + fen(amount), 0)).toBe(fen(payableAmount) - fen(freight));
  const events = await admin.data(salesOrderApi.timeline, { orderNo });
  expect(events.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining([ORDER_EVENT.placed, ORDER_EVENT.audited, ORDER_EVENT.shipped, ORDER_EVENT.signed]),
  );
  expect(events.map(({ time }) => time)).toEqual(events.map(({ time }) => time).sort());
});

test('headquarters cancel what is not picked yet: what was paid is to go back, and nobody cancels it again', async () => {
  const { orderNo, version } = await waiting();
  const asked = { orderNo, version, reason: '客户重复下单' };
  expect(await hubei.call(salesOrderApi.cancel, asked)).toMatchObject({ code: ERROR.notGranted });
  await admin.data(salesOrderApi.cancel, asked);
  const after = await admin.data(salesOrderApi.detail, { orderNo });
  expect(after).toMatchObject({
    orderStatus: SALES_STATUS.cancelled,
    payStatus: PAY_STATUS.refunding,
    cancelReason: '客户重复下单',
    can: [],
  });
  expect(await admin.call(salesOrderApi.cancel, asked)).toMatchObject({ code: ERROR.versionConflict });
  expect(await admin.call(salesOrderApi.cancel, { ...asked, version: after.version })).toMatchObject({
    code: ERROR.orderStatusForbids,
  });
});

test('an order is urged once an hour, and a remark is kept with who made it', async () => {
  const { records } = await page(hubei, { orderStatus: [SALES_STATUS.audited] });
  const { orderNo, version } = records[0]!;
  await hubei.data(salesOrderApi.urge, { orderNo, version, remark: '客户急用' });
  const again = { orderNo, version: version + 1 };
  expect(await hubei.call(salesOrderApi.urge, again)).toMatchObject({ code: ERROR.urgedBefore });
  await hubei.data(salesOrderApi.note, { orderNo, text: '送货前电话联系' });
  const events = await hubei.data(salesOrderApi.timeline, { orderNo });
  expect(events.slice(-2)).toMatchObject([
    { kind: ORDER_EVENT.urged, text: '客户急用', byName: '陈思远' },
    { kind: ORDER_EVENT.noted, text: '送货前电话联系', byName: '陈思远' },
  ]);
});
