import { fairOrderApi } from '../../../src/contract/trade-fair/orders';
import { importApi } from '../../../src/contract/tasks/imports';
import { type Backend, main } from '../../support/backends';
import { type Client, signedIn } from '../../support/client';
import { byRow, bring, FAIR as tradeFairId, good } from '../tasks/imports';

const TIME = '2026-03-07 10:30:00';

let backend: Backend;
let admin: Client;
let operator: Client;

beforeAll(async () => {
  backend = await main.start();
  admin = await signedIn(backend.origin, 'admin.hq');
  operator = await signedIn(backend.origin, 'op.hubei');
});
afterAll(() => backend.stop());

const enter = (who: Client, ...rows: string[][]) => bring(who, 'importOrders', rows, { branchId: 'FDB' });

test('what a customer may have of a commodity is counted over all of its orders, those of second-level ones too', async () => {
  const { records } = await admin.data(fairOrderApi.linePage, { tradeFairId, productCode: 'SP000001', pageSize: 500 });
  const leftOf = (name: string) =>
    records
      .filter((line) => line.customerName.startsWith(name) && line.status === 0 && line.orderStatus !== 9)
      .reduce((left, { qty }) => left - Number(qty), 800);
  const row = (orderNo: string, custCode: string, qty: number) => [
    ...[orderNo, custCode, 'SP000001', String(qty), '11.5', TIME, ''],
  ];
  const [clinic, chain] = [leftOf('仁济诊所'), leftOf('康宁大药房连锁')];
  expect([clinic > 20, chain > 40]).toEqual([true, true]);
  const result = good(
    await enter(
      operator,
      row('LIM-1', 'KH00101', clinic),
      row('LIM-2', 'KH00101', 10),
      row('LIM-3', 'KH00100-01', chain - 15),
      row('LIM-4', 'KH00100', 16),
      row('LIM-5', 'KH00100-02', 15),
    ),
  );
  expect(result).toMatchObject({ success: 3, fail: 2 });
  expect(byRow(result.failed).map(({ msg }) => msg)).toEqual([
    ['第3行 数量: 超过每客户限购800，还可订0'],
    ['第5行 数量: 超过每客户限购800，还可订15'],
  ]);
  await operator.data(importApi.undo, { importNo: result.importNo });
});

test('six hundred orders of one line, and two of them at once: the accounts add up', async () => {
  const file = Array.from({ length: 1_200 }, (_, i) => [
    ...[`MANY-${Math.floor(i / 2)}`, 'KH00100', i % 2 ? 'SP000002' : 'SP000003', '10', i === 777 ? '99' : '8.5'],
    ...[TIME, ''],
  ]);
  const both = await Promise.all([enter(admin, ...file), enter(operator, ...file)]);
  const results = both.filter(({ success }) => success).map(good);
  expect(results).toHaveLength(1);
  expect(results[0]).toMatchObject({ total: 1_200, success: 1_198, fail: 2 });
  const page = await admin.data(fairOrderApi.page, { tradeFairId, orderNo: 'MANY-', pageSize: 10 });
  // 599 orders of 10 × 8.5 twice.
  expect(page).toMatchObject({ total: 599, sums: { orderAmount: '101830.00', payAmount: '101830.00' } });
  const { importNo } = results[0]!;
  expect(await admin.data(importApi.undo, { importNo })).toMatchObject({ undone: 1_198, kept: [] });
});
