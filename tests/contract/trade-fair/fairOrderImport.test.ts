import { ERROR } from '../../../src/contract/error-codes';
import { fairOrderApi } from '../../../src/contract/trade-fair/orders';
import { tradeFairApi } from '../../../src/contract/trade-fair/fairs';
import { fairHomeApi } from '../../../src/contract/trade-fair/home';
import { ticketApi } from '../../../src/contract/trade-fair/tickets';
import { importApi } from '../../../src/contract/tasks/imports';
import { main } from '../../support/backends';
import { type Client, signedIn } from '../../support/client';
import type { HostedBackend } from '../../support/host/host';
import { byRow, bring, FAIR as tradeFairId, good } from '../tasks/imports';

const TIME = '2026-03-07 10:30:00';
/** 徐文斌 of 仁济诊所, who has ordered nothing else. */
const GUEST = '13600003410';

let backend: HostedBackend;
let admin: Client;
let operator: Client;

beforeAll(async () => {
  backend = await main.start();
  admin = await signedIn(backend.origin, 'admin.hq');
  operator = await signedIn(backend.origin, 'op.hubei');
});
afterAll(() => backend.stop());

const enter = (who: Client, ...rows: string[][]) => bring(who, 'importOrders', rows, { branchId: 'FDB' });
const orders = async (orderNo: string) =>
  (await admin.data(fairOrderApi.page, { tradeFairId, orderNo, pageSize: 200 })).records;
const lines = async (orderNo: string) => (await admin.data(fairOrderApi.linePage, { tradeFairId, orderNo })).records;
const figures = () => admin.data(fairHomeApi.figures, { tradeFairId });
const tickets = async () =>
  (await admin.data(ticketApi.page, { tradeFairId, guestName: '徐文斌', source: 2, status: 0, pageSize: 100 })).total;

test('an order comes in whole: amounts to the fen, tickets for its guest, and all of it is taken back', async () => {
  await admin.data(ticketApi.recalc, { tradeFairId });
  const [before, had] = [await figures(), await tickets()];
  const result = good(
    await enter(
      operator,
      ['IMP-1', 'KH00101', 'SP000001', '60', '11.5', TIME, GUEST],
      ['IMP-2', 'KH00100-02', 'SP000003', '33', '8.8888', '2026-03-07 10:31', ''],
      ['IMP-1', 'KH00101', 'SP000002', '215', '17', TIME, GUEST],
    ),
  );
  expect(result).toMatchObject({ total: 3, success: 3, fail: 0 });
  // 60 × 11.5 + 215 × 17 = 690.00 + 3655.00; 33 × 8.8888 = 293.3304.
  expect(await orders('IMP-1')).toMatchObject([
    { orderAmount: '4345.00', discountAmount: '0.00', payAmount: '4345.00', skuCount: 2, status: 0, level: 1 },
  ]);
  expect(await orders('IMP-2')).toMatchObject([
    { orderAmount: '293.33', customerCode: 'KH00100-02', level: 2, orderTime: '2026-03-07 10:31:00' },
  ]);
  expect(
    (await lines('IMP-1')).map(({ lineNo, qty, unitPrice, netAmount }) => [lineNo, qty, unitPrice, netAmount]),
  ).toEqual([
    [1, '60', '11.5000', '690.00'],
    [2, '215', '17.0000', '3655.00'],
  ]);
  expect(await tickets()).toBe(had + 2);
  const after = await figures();
  expect(after.orderCount).toBe(before.orderCount + 2);
  const cents = (yuan: string) => Math.round(Number(yuan) * 100);
  expect(cents(after.orderAmount)).toBe(cents(before.orderAmount) + 463_833);
  expect(await admin.data(importApi.undo, { importNo: result.importNo })).toEqual({ undone: 3, kept: [] });
  expect([await figures(), await tickets()]).toEqual([before, had]);
});

test('every fault of an order keeps all of it outside, and names the row; mended, it comes in whole', async () => {
  const row = (orderNo: string, product: string, changes: Record<number, string> = {}) => {
    const cells = [orderNo, 'KH00101', product, '60', '8', TIME, ''];
    for (const [i, cell] of Object.entries(changes)) cells[Number(i)] = cell;
    return cells;
  };
  const result = good(
    await enter(
      operator,
      row('GOOD-1', 'SP000003'),
      row('BAD-1', 'SP000001'),
      row('BAD-1', 'SP000002', { 3: '5.5' }),
      row('BAD-1', 'SP000002', { 1: 'KH00100', 5: '2026-03-07 10:31:00', 6: GUEST }),
      row('坏', 'SP999999', { 1: 'KH99999', 3: '0', 4: '1.23456', 5: '2026-02-31', 6: '136' }),
      row('ZD2026030700000001', 'SP000001', { 3: '9', 4: '99', 5: '2026-03-01' }),
      row('BAD-2', 'SP000001', { 6: '13600003400' }),
      row('BAD-3', 'SP000001', { 6: '13999999999', 5: '2027-01-01 00:00:00' }),
      // KH00103 buys at Shanghai, which op.hubei does not see.
      row('BAD-4', 'SP000001', { 1: 'KH00103' }),
    ),
  );
  expect(result).toMatchObject({ total: 9, success: 1, fail: 8 });
  expect(byRow(result.failed).map(({ msg }) => msg)).toEqual([
    ['第3行 订单号: 第4行有误，须一并导入'],
    ['第4行 数量: 必须是整数', '第4行 数量: 少于起订量10'],
    [
      ...['第5行 嘉宾手机: 嘉宾不属于下单客户', '第5行 客户编码: 与同一订单的第3行不一致'],
      ...['第5行 下单时间: 与同一订单的第3行不一致', '第5行 嘉宾手机: 与同一订单的第3行不一致'],
      '第5行 商品编码: 与第4行重复',
    ],
    [
      ...[
        '第6行 数量: 格式不正确，应为正数，最多4位小数',
        '第6行 单价: 格式不正确，应为正数，最多4位小数',
        '第6行 下单时间: 格式不正确，应如2026-03-08 10:30:00',
        '第6行 嘉宾手机: 格式不正确，应为11位手机号',
      ],
      ...['第6行 订单号: 格式不正确', '第6行 客户编码: 不在该展会中', '第6行 商品编码: 不在该展会中'],
    ],
    [
      ...['第7行 订单号: 已被占用', expect.stringMatching(/^第7行 下单时间: 超出范围2026-03-07 08:30:00–/)],
      ...['第7行 数量: 少于起订量10', '第7行 单价: 不能高于挂牌价12.8'],
    ],
    ['第8行 嘉宾手机: 嘉宾不属于下单客户'],
    [expect.stringMatching(/^第9行 下单时间: 超出范围/), '第9行 嘉宾手机: 不在该展会中'],
    ['第10行 客户编码: 属于其他公司的客户'],
  ]);
  expect(await orders('BAD')).toEqual([]);
  const { importNo } = result;
  const mend = (rows: { row: number; values: Record<string, string> }[]) =>
    operator.data(importApi.repair, { importNo, rows });
  // The rest of the order is still wrong: nothing of it comes in.
  expect(await mend([{ row: 4, values: { qty: '20' } }])).toMatchObject({ success: 1, fail: 8 });
  const moved = { orderNo: 'BAD-5', productCode: 'SP000003', guestPhone: '' };
  expect(await mend([{ row: 5, values: moved }])).toMatchObject({ total: 9, success: 4, fail: 5 });
  expect(await orders('BAD')).toHaveLength(2);
  expect((await lines('BAD-1')).map(({ qty }) => qty)).toEqual(['60', '20']);

  // Who is bound to a guest later has changed: it stays.
  const [one] = await orders('BAD-1');
  const guest = { orderNo: 'BAD-1', guestId: '74011', version: one!.version };
  await operator.data(fairOrderApi.bindGuest, guest);
  expect(await operator.data(importApi.undo, { importNo })).toEqual({
    undone: 2,
    kept: [3, 4].map((rowNo) => ({ rowNo, field: '', value: '', msg: '导入后已被修改，予以保留' })),
  });
  await admin.data(fairOrderApi.unbind, { orderNo: 'BAD-1', version: 2 });
});

test('not at a fair that has not begun, and not by whoever may not', async () => {
  const row = ['IMP-9', 'KH00100', 'SP000001', '60', '11.5', TIME, ''];
  const refused = await bring(admin, 'importOrders', [row], { tradeFairId: '70002' });
  expect(refused.code).toBe(ERROR.fairNotOngoing);
  const auditor = await signedIn(backend.origin, 'audit.ro');
  expect((await enter(auditor, row)).code).toBe(ERROR.notGranted);
});

test('a fair that was ended before its plan takes no orders of the time after that', async () => {
  const { version } = await admin.data(tradeFairApi.detail, { id: tradeFairId });
  await admin.data(tradeFairApi.end, { id: tradeFairId, version, reason: '提前闭幕，感谢参与' });
  backend = await backend.reopen({ CLOCK: '2026-03-08 15:00:00' });
  operator = await signedIn(backend.origin, 'op.hubei');
  const late = await enter(operator, ['IMP-LATE', 'KH00101', 'SP000001', '60', '11.5', '2026-03-08 14:00:00', '']);
  expect(late.code).toBe(ERROR.allRowsFailed);
  expect(late.data).toMatchObject([{ field: 'orderTime', msg: expect.stringContaining('–2026-03-08 09:00:') }]);
});
