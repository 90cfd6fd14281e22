/* docs/domain/duplicates.md#merging: one becomes part of another, and everything that named it follows, and comes back. */
import { ERROR } from '../../../src/contract/error-codes';
import { DUPLICATE_KIND, duplicateApi, MERGE_STATUS } from '../../../src/contract/master-data/duplicates';
import type { Client } from '../../support/client';
import { type Moments, openMoments } from '../promotion/storeAt';
import { copies, dumpOf } from './mergeRows';

let moments: Moments;
beforeEach(async () => {
  moments = await openMoments();
  await moments.onStore(...copies('X205', 'C101'), { duplicates: '2026-03-08 03:00:00', kind });
});
afterEach(() => moments.remove());

const kind = DUPLICATE_KIND.customer;
const two = { kind, sourceId: 'X205', targetId: 'C101' };
const DAY_0 = '2026-03-08 12:00:00';
const [DAY_3, DAY_30, DAY_31] = ['2026-03-11 12:00:00', '2026-04-07 23:00:00', '2026-04-08 00:01:00'];

async function merge(client: Client, change: object = {}) {
  const { sourceMark, targetMark } = await client.data(duplicateApi.mergePreview, two);
  return client.call(duplicateApi.merge, {
    ...{ ...two, sourceMark, targetMark, choices: { contactPhone: 'source' } },
    ...change,
  });
}

test('D49: what is merged comes back on day 30 as it was, to the last row', async () => {
  const before = await dumpOf(moments);
  const mergeNo = await moments.at(DAY_0, async ({ admin }) => {
    const preview = await admin.data(duplicateApi.mergePreview, two);
    expect(preview.blockers).toEqual([]);
    expect(preview.counts.map(({ group, moved, kept }) => [group, moved, kept])).toEqual([
      ['orders', 12, 0],
      ['returns', 1, 0],
      ['statements', 3, 0],
      ['licences', 2, 0],
      ['concerns', 4, 0],
    ]);
    expect(preview.fields.find(({ field }) => field === 'contactPhone')).toEqual({
      ...{ field: 'contactPhone', source: '13907112050', target: '13700001101', keep: 'target' },
    });
    // Ids are told with what they are called.
    const salesman = preview.fields.find(({ field }) => field === 'salesmanId')!;
    expect(preview.names.salesmanId).toEqual({ [salesman.target]: expect.stringMatching(/^\p{Script=Han}{2,4}$/u) });
    const answer = await merge(admin);
    expect(answer).toMatchObject({ code: 200, data: { mergeNo: 'HB202603000001' } });
    expect((await admin.data(duplicateApi.mergePage, { kind })).records).toMatchObject([
      { sourceId: 'X205', targetId: 'C101', refCount: 22, status: MERGE_STATUS.merged },
    ]);
    return 'HB202603000001';
  });
  const [found] = await moments.onStore({
    sql: `select (select status from customer where cust_id = 'X205') as status,
      (select merged_into from customer where cust_id = 'X205') as into,
      (select contact_phone from customer where cust_id = 'C101') as phone,
      (select count(*)::int from sales_order where cust_id = 'X205') as left_over`,
  });
  expect(found).toEqual([{ status: 9, into: 'C101', phone: '13907112050', left_over: 0 }]);
  expect(await dumpOf(moments)).not.toEqual(before);
  await moments.at(DAY_30, async ({ admin }) => {
    expect(await admin.data(duplicateApi.unmerge, { mergeNo })).toBe(true);
    expect(await admin.call(duplicateApi.unmerge, { mergeNo })).toMatchObject({ code: ERROR.entryForbids });
  });
  expect(await dumpOf(moments)).toEqual(before);
});

test('D49: not on day 31, and not after an order', async () => {
  await moments.at(DAY_0, async ({ admin }) => {
    expect(await merge(admin)).toMatchObject({ code: 200 });
  });
  const unmerge = (client: Client) => client.call(duplicateApi.unmerge, { mergeNo: 'HB202603000001' });
  await moments.onStore({ nightlyScan: '2026-04-07 04:00:00' });
  const status = { sql: `select status from merge_record` };
  expect(await moments.onStore(status)).toEqual([[{ status: MERGE_STATUS.merged }]]);
  await moments.onStore({ nightlyScan: '2026-04-08 04:00:00' });
  expect(await moments.onStore(status)).toEqual([[{ status: MERGE_STATUS.fixed }]]);
  await moments.at(DAY_31, async ({ admin }) =>
    expect(await unmerge(admin)).toMatchObject({ code: ERROR.cannotUnmerge, data: null }),
  );
  await moments.onStore(
    { sql: `update merge_record set status = 1` },
    {
      sql: `insert into sales_order select (jsonb_populate_record(o, '{"order_no":"DD2026031199999999"}')).* from sales_order o where cust_id = 'C101' limit 1`,
    },
  );
  await moments.at(DAY_3, async ({ admin }) => {
    const answer = await unmerge(admin);
    expect(answer).toMatchObject({ code: ERROR.cannotUnmerge });
    expect(answer.msg).toContain('1');
  });
});

test('a merge names what has been looked at, and stands on no blocker', async () => {
  await moments.at(DAY_0, async ({ admin, operator }) => {
    expect(await merge(admin, { targetMark: '0'.repeat(32) })).toMatchObject({ code: ERROR.versionConflict });
    expect(await operator.call(duplicateApi.mergePreview, two)).toMatchObject({ code: ERROR.notGranted });
    expect(await admin.call(duplicateApi.mergePreview, { ...two, sourceId: 'C101' })).toMatchObject({
      code: ERROR.notFound,
    });
  });
  await moments.onStore(
    { sql: `update customer set uscc = '91420100MA4KTE5T87' where cust_id = 'C101'` },
    { sql: `update customer set uscc = '91420100300258142K', branch_id = 'FDC' where cust_id = 'X205'` },
    {
      sql: `insert into core_reserve (branch_id, product_id, cust_id, reserve_qty, start_date, end_date)
        select 'FDB', 'P007', id, 10, '2026-03-01', '2026-04-01' from unnest(array['C101', 'X205']) as id`,
    },
    {
      sql: `update statement set status = 1, period_start = '2026-01-01', period_end = '2026-01-31', branch_id = 'FDB' where party_id = 'X205' and statement_no = 'DZX1'`,
    },
    {
      sql: `insert into statement select (jsonb_populate_record(s, '{"statement_id":"77001","statement_no":"DZX9","party_id":"C101","party_type":1,"branch_id":"FDB","status":2,"period_start":"2026-01-31","period_end":"2026-02-05"}')).* from statement s limit 1`,
    },
  );
  await moments.at(DAY_0, async ({ admin }) => {
    const { blockers } = await admin.data(duplicateApi.mergePreview, two);
    expect(blockers).toEqual([
      '分属不同公司',
      '两者的统一社会信用代码都有效且不同',
      '有期间重叠的未结对账单：DZX1 · DZX9',
      expect.stringMatching(/^同一商品为两者都有预留：/),
    ]);
    const before = await merge(admin);
    expect(before).toMatchObject({ code: ERROR.cannotMerge });
    expect(before.msg).toContain('分属不同公司');
  });
});

test('lists follow, and what the target has of its own stays where it was', async () => {
  await moments.onStore(
    {
      sql: `update product_shield set cust_ids = array['X205', 'C100'] where shield_id = (select min(shield_id) from product_shield)`,
    },
    {
      sql: `update product_shield set cust_ids = array['X205', 'C101'] where shield_id = (select max(shield_id) from product_shield)`,
    },
    {
      sql: `insert into goods_concern select (jsonb_populate_record(c, '{"concern_id":"78001","cust_id":"C101","product_id":"P005","concern_type":3,"branch_id":"FDB"}')).* from goods_concern c limit 1`,
    },
  );
  const before = await dumpOf(moments);
  await moments.at(DAY_0, async ({ admin }) => {
    const { counts } = await admin.data(duplicateApi.mergePreview, two);
    expect(counts.filter(({ group }) => group === 'concerns' || group === 'shields')).toEqual([
      { group: 'concerns', moved: 3, kept: 1 },
      { group: 'shields', moved: 2, kept: 0 },
    ]);
    await merge(admin);
  });
  const lists = {
    sql: `select cust_ids from product_shield where 'C101' = any(cust_ids) order by cardinality(cust_ids)`,
  };
  expect(await moments.onStore(lists)).toEqual([[{ cust_ids: ['C101'] }, { cust_ids: ['C101', 'C100'] }]]);
  await moments.at(DAY_3, async ({ admin }) =>
    expect(await admin.data(duplicateApi.unmerge, { mergeNo: 'HB202603000001' })).toBe(true),
  );
  expect(await dumpOf(moments)).toEqual(before);
});
