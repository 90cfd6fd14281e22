/* docs/domain/orders.md#refunds: the money of returns. */
import { ERROR } from '../../../src/contract/error-codes';
import { ORDER_EVENT, PAY_STATUS, salesOrderApi } from '../../../src/contract/orders/orders';
import { RETURN_STATUS, returnApi } from '../../../src/contract/orders/returns';
import { type Backend, main } from '../../support/backends';
import { type Client, signedIn } from '../../support/client';
import { Dice } from '../../rules/dice';
import { fen, returning } from './returning';

let backend: Backend;
let admin: Client;
let hubei: Client;
let goods: ReturnType<typeof returning>;

beforeAll(async () => {
  backend = await main.start();
  admin = await signedIn(backend.origin, 'admin.hq');
  hubei = await signedIn(backend.origin, 'op.hubei');
  goods = returning(hubei, admin);
});
afterAll(() => backend.stop());

const orderOf = (orderNo: string) => admin.data(salesOrderApi.detail, { orderNo });
const returnOf = (returnNo: string) => admin.data(returnApi.detail, { returnNo });

test('an order returned batch by batch gives back what it cost, to the fen, and is refunded', async () => {
  const orderNo = 'DD2026020800000001';
  const { rows } = await hubei.data(returnApi.goods, { orderNo });
  const before = await orderOf(orderNo);
  let sum = fen(before.returnedAmount);
  for (const { lineNo, batchNo, returnableQty } of rows) {
    const half = String(Math.floor(Number(returnableQty) / 2));
    const rest = String(Number(returnableQty) - Number(half));
    for (const returnQty of [half, rest].filter((one) => Number(one) > 0))
      sum += await goods.whole({ orderNo, lines: [{ lineNo, batchNo, returnQty }] });
  }
  const after = await orderOf(orderNo);
  expect(sum).toBe(after.lines.reduce((all, { netAmount }) => all + fen(netAmount), 0));
  expect(fen(after.returnedAmount)).toBe(sum);
  for (const { shippedQty, returnedQty } of after.lines) expect(returnedQty).toBe(shippedQty);
  expect((await hubei.data(returnApi.goods, { orderNo })).rows.map(({ returnableQty }) => returnableQty)).toEqual(
    rows.map(() => '0'),
  );
});

const PIECES = 10;

/** So many parts of at least one, cut where the dice say. */
function partsOf(dice: Dice, qty: number, count: number) {
  const cuts = dice.shuffled(Array.from({ length: qty - 1 }, (_, i) => i + 1)).slice(0, count - 1);
  const at = [0, ...cuts.sort((a, b) => a - b), qty];
  return at.slice(1).map((end, i) => end - (at[i] ?? 0));
}

test('an order that is returned in exactly ten pieces gives back what was paid, to the fen', async () => {
  const { records } = await admin.data(salesOrderApi.page, {
    ...{ orderTime: ['2026-02-01 00:00:00', '2026-03-31 23:59:59'], branchId: 'FDB', orderStatus: [60], pageSize: 100 },
  });
  const dice = new Dice(1_010);
  for (const { orderNo } of records) {
    const order = await orderOf(orderNo);
    if (order.lines.some(({ returnedQty }) => Number(returnedQty) > 0)) continue;
    const { rows } = await hubei.data(returnApi.goods, { orderNo });
    const units = rows.map(({ returnableQty }) => Number(returnableQty));
    const total = order.lines.reduce((sum, { qty }) => sum + Number(qty), 0);
    const all = units.reduce((sum, one) => sum + one, 0);
    if (all !== total || units.some((one) => !Number.isInteger(one)) || all < PIECES || rows.length > PIECES) continue;
    // Each batch has one piece at least, and the rest is the largest one's.
    const largest = units.indexOf(Math.max(...units));
    const count = PIECES - rows.length + 1;
    if ((units[largest] ?? 0) < count) continue;
    const pieces = rows.flatMap(({ lineNo, batchNo }, i) =>
      partsOf(dice, units[i] ?? 0, i === largest ? count : 1).map((part) => ({
        lineNo,
        batchNo,
        returnQty: String(part),
      })),
    );
    expect(pieces).toHaveLength(PIECES);
    let given = 0;
    for (const piece of dice.shuffled(pieces)) given += await goods.whole({ orderNo, lines: [piece] });
    const after = await orderOf(orderNo);
    expect(given).toBe(after.lines.reduce((sum, { netAmount }) => sum + fen(netAmount), 0));
    expect(fen(after.returnedAmount)).toBe(given);
    return;
  }
  throw new Error('No order could be returned in ten pieces.');
});

test('under policy 2 the kept goods are computed anew, and all refunds are what was paid', async () => {
  const { records } = await admin.data(salesOrderApi.page, {
    ...{ orderTime: ['2026-03-01 00:00:00', '2026-03-08 23:59:59'], custCode: 'KH00107', pageSize: 100 },
  });
  const details = await Promise.all(records.map(({ orderNo }) => orderOf(orderNo)));
  const order = details.find(({ returnPolicy, orderStatus }) => returnPolicy === 2 && orderStatus === 60)!;
  const { orderNo } = order;
  const { rows } = await hubei.data(returnApi.goods, { orderNo });
  const own = (await admin.data(returnApi.page, { orderNo })).records.find(({ status }) => status === 0);
  if (own) await admin.data(returnApi.reject, { returnNo: own.returnNo, version: own.version, reason: '改为整单退货' });
  const left = own ? (await hubei.data(returnApi.goods, { orderNo })).rows : rows;
  const [first, ...others] = left;
  const some = {
    orderNo,
    lines: [{ lineNo: first!.lineNo, batchNo: first!.batchNo, returnQty: first!.returnableQty }],
  };
  const seen = await goods.preview(some);
  expect(seen.policy).toBe(2);
  let sum = await goods.whole(some);
  expect(sum).toBe(fen(seen.refundAmount));
  const lines = others.map(({ lineNo, batchNo, returnableQty }) => ({ lineNo, batchNo, returnQty: returnableQty }));
  sum += await goods.whole({ orderNo, lines });
  expect(sum).toBe(order.lines.reduce((all, { netAmount }) => all + fen(netAmount), 0));
});

test('money goes back once: first it is on its way, then it has arrived', async () => {
  const { records } = await admin.data(returnApi.page, { status: [RETURN_STATUS.refunding], pageSize: 100 });
  const one = records[0]!;
  const { returnNo, version, orderNo } = one;
  const { toRefund } = await returnOf(returnNo);
  expect(fen(toRefund)).toBeGreaterThan(0);
  expect(await admin.call(returnApi.refund, { returnNo, version })).toMatchObject({
    code: ERROR.invalidInput,
    data: [{ field: 'refundNo' }],
  });
  const before = await orderOf(orderNo);
  await admin.data(returnApi.refund, { returnNo, version, refundNo: 'TK-900001', channel: 1 });
  const after = await orderOf(orderNo);
  expect(fen(after.refundedAmount) - fen(before.refundedAmount)).toBe(fen(toRefund));
  expect([PAY_STATUS.paid, PAY_STATUS.refunded]).toContain(after.payStatus);
  expect(await admin.call(returnApi.refund, { returnNo, version: version + 1, refundNo: 'TK-900002' })).toMatchObject({
    code: ERROR.orderStatusForbids,
  });
  const kinds = (await admin.data(salesOrderApi.timeline, { orderNo })).map(({ kind }) => kind);
  expect(kinds.slice(-2)).toEqual([ORDER_EVENT.refunded, ORDER_EVENT.returnFinished]);
});
