/* docs/domain/goods.md#listing: what the clock does with plans and with products whose licence runs out. */
import {
  LISTING_EVENT,
  LISTING_REASON,
  LISTING_STATUS,
  listingApi,
  PLAN_ACTION,
} from '../../../src/contract/goods/listings';
import { goodsImportApi } from '../../../src/contract/tasks/import-calls';
import type { Client } from '../../support/client';
import { workbook } from '../../support/sheets';
import { byRow, good } from '../tasks/imports';
import { type Moments, openMoments } from '../promotion/storeAt';

const { up, down, planned } = LISTING_STATUS;
/** Of Hubei: offered, planned to go up on 2026-03-10 09:00. */
const [P001, P211] = ['92301', '92303'] as const;

async function read(client: Client, id: string) {
  const { records } = await client.data(listingApi.page, { branchId: 'FDB', pageSize: 500 });
  return records.find(({ listingId }) => listingId === id)!;
}

let moments: Moments;
beforeEach(async () => {
  moments = await openMoments();
});
afterEach(() => moments.remove());

const at = <T>(clock: string, work: (admin: Client) => Promise<T>) => moments.at(clock, ({ admin }) => work(admin));

test('a plan is carried out once, also when no server ran at its time', async () => {
  const [early, late, again] = await moments.onStore(
    { goods: '2026-03-10 08:59:59' },
    // Two days of standstill.
    { goods: '2026-03-12 09:15:00' },
    { goods: '2026-03-12 09:16:00' },
  );
  expect([early, late, again]).toEqual([0, 1, 0]);
  await at('2026-03-12 10:00:00', async (admin) => {
    expect(await read(admin, P211)).toMatchObject({
      listingStatus: up,
      planTime: null,
      statusBefore: null,
      version: 2,
    });
    const { records } = await admin.data(listingApi.log, { id: P211 });
    expect(records.filter(({ event }) => event === LISTING_EVENT.up).map(({ time, byName }) => [time, byName])).toEqual(
      expect.arrayContaining([['2026-03-12 09:15:00', '']]),
    );
  });
});

test('a plan that fails goes back to what was there and says why; a licence that runs out takes the product down', async () => {
  await moments.onStore(
    { sql: "update licence set expiry_date = '2026-03-09' where owner_type = 3 and owner_id in ('P211', 'P001')" },
    { goods: '2026-03-10 09:00:00' },
    { goods: '2026-03-10 09:01:00' },
  );
  await at('2026-03-10 10:00:00', async (admin) => {
    expect(await read(admin, P211)).toMatchObject({
      ...{ listingStatus: down, statusBefore: null, planError: '商品资质已过期，不能上架', version: 2 },
    });
    expect(await read(admin, P001)).toMatchObject({ listingStatus: down, reason: LISTING_REASON.licence });
    const { records } = await admin.data(listingApi.log, { id: P001 });
    expect(records[0]).toMatchObject({ event: LISTING_EVENT.expired, byName: '' });
  });
});

test('a licence that runs out takes down what is to go down later as well', async () => {
  const planTime = '2026-04-01 09:00:00';
  await at('2026-03-08 10:00:00', async (admin) => {
    const { version } = await read(admin, P001);
    const { price } = LISTING_REASON;
    await admin.data(listingApi.plan, {
      ...{ id: P001, version, action: PLAN_ACTION.down, planTime, reason: price, remark: '春季调价', confirm: 1 },
    });
  });
  const expiry = (day: string) => ({
    sql: `update licence set expiry_date = '${day}' where owner_type = 3 and owner_id = 'P001'`,
  });
  await moments.onStore(expiry('2026-03-09'), { goods: '2026-03-09 23:59:00' });
  await at('2026-03-09 23:30:00', async (admin) => {
    expect(await read(admin, P001)).toMatchObject({ listingStatus: planned, statusBefore: up });
  });
  await moments.onStore({ goods: '2026-03-10 00:00:00' }, { goods: '2026-03-10 00:01:00' });
  await at('2026-03-10 10:00:00', async (admin) => {
    const row = await read(admin, P001);
    expect(row).toMatchObject({ listingStatus: down, reason: LISTING_REASON.licence, remark: '', operatorName: '' });
    expect(row).toMatchObject({ statusBefore: null, planAction: null, planTime: null });
    const { records } = await admin.data(listingApi.log, { id: P001 });
    expect(records.map(({ event }) => event).slice(0, 2)).toEqual([LISTING_EVENT.expired, LISTING_EVENT.planned]);
  });
  // Put up again with another licence, it is not taken down by the plan of before.
  await moments.onStore(expiry('2030-01-01'));
  await at('2026-03-11 10:00:00', (admin) => admin.data(listingApi.up, { ids: [P001], confirm: 1 }));
  await moments.onStore({ goods: planTime });
  await at('2026-04-01 10:00:00', async (admin) => expect((await read(admin, P001)).listingStatus).toBe(up));
});

test('what the ERP brought is not put up until an entry for it has passed, by nobody and by no plan', async () => {
  const unaudited = (flag: 0 | 1) => ({
    sql: `update product set unaudited = ${flag} from listing
          where listing.product_id = product.product_id and listing.listing_id = ${P211}`,
  });
  await moments.onStore(unaudited(1), { goods: '2026-03-10 09:00:00' });
  await at('2026-03-10 10:00:00', async (admin) => {
    const planError = '商品由ERP带入，录入尚未审核通过，不能上架';
    expect(await read(admin, P211)).toMatchObject({ listingStatus: down, planError });
    await admin.call(listingApi.up, { ids: [P211], confirm: 1 });
    expect((await read(admin, P211)).listingStatus).toBe(down);
  });
  await moments.onStore(unaudited(0));
  await at('2026-03-10 11:00:00', async (admin) => {
    await admin.data(listingApi.up, { ids: [P211], confirm: 1 });
    expect((await read(admin, P211)).listingStatus).toBe(up);
  });
});

test('a file names what the ERP brought and nobody has approved, and puts up the rest', async () => {
  await moments.onStore({
    sql: "update product set unaudited = 1 where product_code = 'SP000211'",
  });
  await at('2026-03-09 10:00:00', async (admin) => {
    const rows = [
      ['SP000210', '上架', '', ''],
      ['SP000211', '上架', '', ''],
      ['SP000208', '上架', '', '2026-04-01 09:00:00'],
    ];
    const content = workbook([['商品编码*', '动作*', '原因', '计划时间'], ...rows]);
    const result = good(
      await admin.upload(goodsImportApi.importListings, { branchId: 'FDB' }, { content, name: '上下架.xlsx' }),
    );
    expect(result).toMatchObject({ success: 2, fail: 1 });
    const why = '第3行 商品编码: 商品由ERP带入，录入尚未审核通过，不能上架';
    expect(byRow(result.failed)).toEqual([{ row: 3, msg: [why] }]);
  });
});
