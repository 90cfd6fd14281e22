/* docs/domain/goods.md#stock: what there is, and what of it is kept for core customers. */
import type { Input } from '../../../src/contract/endpoint';
import { ERROR } from '../../../src/contract/error-codes';
import { RESERVE_STATUS, STOCK_STATE, stockApi } from '../../../src/contract/goods/stock';
import { type Backend, main } from '../../support/backends';
import { type Client, signedIn } from '../../support/client';

let backend: Backend;
let admin: Client;
let hubei: Client;

beforeAll(async () => {
  backend = await main.start();
  admin = await signedIn(backend.origin, 'admin.hq');
  hubei = await signedIn(backend.origin, 'op.hubei');
});
afterAll(() => backend.stop());

/** The stock of P001 to P004 in Hubei. */
const [P001, P002, P003, P004] = ['92101', '92102', '92103', '92104'] as const;

const core = (id: string, client = hubei) => client.data(stockApi.coreCustomer, { id });
type Row = Input<typeof stockApi.saveCore>['rows'][number];
const row = (custId: string, reserveQty: number, more: Partial<Row> = {}): Row => ({
  ...{ custId, reserveQty, startDate: '2026-03-08', endDate: '2026-03-31', ...more },
});

async function save(id: string, rows: Row[], client = hubei) {
  const { version } = await core(id);
  return client.call(stockApi.saveCore, { id, version, rows });
}

test('a company sees its own stock, and what is available adds up', async () => {
  const { records } = await hubei.data(stockApi.page, { pageSize: 500 });
  expect(new Set(records.map(({ branchId }) => branchId))).toEqual(new Set(['FDB']));
  for (const { stockQty, lockedQty, coreCustomerQty, availableQty } of records)
    expect(Number(availableQty)).toBe(Number(stockQty) - Number(lockedQty) - Number(coreCustomerQty));
  const shanghai = await admin.data(stockApi.page, { branchId: 'FDC', pageSize: 10 });
  expect(await hubei.call(stockApi.coreCustomer, { id: shanghai.records[0]!.stockId })).toMatchObject({
    code: ERROR.notFound,
  });
  expect(await hubei.call(stockApi.page, { branchId: 'FDC' })).toMatchObject({ code: ERROR.branchNotGranted });
});

test('what of a reserve is not used yet is kept from others, as long as it is in force', async () => {
  const { records } = await hubei.data(stockApi.page, { hasReserve: 1 });
  // Of P001 80 of 120 and 60 of 60 are left; that of P002 is used up, that of P003 has expired.
  expect(
    records.map(({ stockId, stockQty, coreCustomerQty, availableQty }) => [
      stockId,
      stockQty,
      coreCustomerQty,
      availableQty,
    ]),
  ).toEqual([[P001, '200', '140', '60']]);
  expect((await core(P002)).rows.map(({ status, remainQty }) => [status, remainQty])).toEqual([
    [RESERVE_STATUS.used, '0'],
  ]);
  expect((await core(P003)).rows).toMatchObject([{ status: RESERVE_STATUS.expired }]);
});

test('the states of stock narrow the list', async () => {
  const all = await admin.data(stockApi.page, {});
  const some = await admin.data(stockApi.page, { stockState: STOCK_STATE.some });
  const none = await admin.data(stockApi.page, { stockState: STOCK_STATE.none });
  expect(some.total + none.total).toBe(all.total);
  const { rows } = await core(P004);
  expect(rows).toEqual([]);
  expect((await save(P004, [row('C100', 600)])).code).toBe(200);
  const low = await hubei.data(stockApi.page, { stockState: STOCK_STATE.low });
  expect(low.records.map(({ stockId, stockQty, availableQty }) => [stockId, stockQty, availableQty])).toEqual([
    // An order waits for 8 of it.
    [P004, '611', '3'],
  ]);
});

test('reserves of one day never come to more than the stock; those of other days may', async () => {
  const before = await core(P001);
  const over = await save(P001, [row('C100', 120), row('C101', 81)]);
  expect(over).toMatchObject({ code: ERROR.reserveAboveStock });
  expect(over.data).toMatchObject([
    { field: 'rows.0.reserveQty', msg: '2026-03-08的预留合计201，超过库存200' },
    { field: 'rows.1.reserveQty' },
  ]);
  // A day later the two do not meet.
  const april = { startDate: '2026-04-01', endDate: '2026-04-30' };
  const [one, two] = before.rows.map(({ reserveId, custId }) => ({ reserveId, custId }));
  const apart = [row('C100', 200, one), row('C101', 200, { ...two, ...april })];
  expect((await save(P001, apart)).code).toBe(200);
  const after = await core(P001);
  // 40 of the first were used before: 160 of it are kept today, and those of April not yet.
  expect([after.stockQty, after.availableQty, after.version]).toEqual(['200', '40', before.version + 1]);
});

test('every wrong row is named at its field, and nothing is written', async () => {
  const before = await core(P001);
  const [first] = before.rows;
  const rows = [
    row('C100', 39, { reserveId: first!.reserveId }),
    row('C101', 1, { endDate: '2026-03-01' }),
    row('C101', 1),
    row('C103', 1),
  ];
  const { code, data } = await save(P001, rows);
  expect(code).toBe(ERROR.invalidInput);
  expect((data as unknown as { field: string }[]).map(({ field }) => field)).toEqual([
    'rows.0.reserveQty',
    'rows.1.endDate',
    'rows.2.custId',
    // A customer of another company.
    'rows.3.custId',
  ]);
  expect(await core(P001)).toEqual(before);
  expect(await save(P001, [], await signedIn(backend.origin, 'audit.ro'))).toMatchObject({ status: 403 });
});

test('of eight who save at once one wins, and the others are told who, with what stands there now', async () => {
  const { version } = await core(P002);
  const clients = Array.from({ length: 8 }, (_, i) => (i % 2 === 0 ? hubei : admin));
  const answers = await Promise.all(
    clients.map((client, i) => client.call(stockApi.saveCore, { id: P002, version, rows: [row('C101', 100 + i)] })),
  );
  const winners = answers.flatMap(({ code }, i) => (code === 200 ? [i] : []));
  expect(winners).toHaveLength(1);
  const [winner = 0] = winners;
  const name = winner % 2 === 0 ? '陈思远' : '周启明';
  for (const { code, data } of answers.filter((_, i) => i !== winner)) {
    expect(code).toBe(ERROR.versionConflict);
    expect(data).toMatchObject({
      ...{ version: version + 1, modifiedByName: name },
      rows: [{ custId: 'C101', reserveQty: 100 + winner }],
    });
  }
});

test('stock is taken over from the batches by headquarters, and reserves stay', async () => {
  expect(await hubei.call(stockApi.sync, {})).toMatchObject({ status: 403 });
  const before = await core(P004);
  const { rows } = await admin.data(stockApi.sync, {});
  expect(rows).toBe((await admin.data(stockApi.page, {})).total);
  expect(await core(P004)).toEqual(before);
  const { records } = await hubei.data(stockApi.batchPage, { id: P004 });
  expect(records.map(({ qty }) => qty)).toEqual(['611']);
});
