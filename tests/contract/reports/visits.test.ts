/* docs/domain/reports.md#visits: what the figures mean, and where they come from. */
import { randomUUID } from 'node:crypto';
import { ERROR } from '../../../src/contract/error-codes';
import { pageVisitApi } from '../../../src/contract/reports/page-visits';
import { VISIT_GROUP, visitsApi } from '../../../src/contract/reports/visits';
import { CLIENT_KIND } from '../../../src/contract/system/feedback';
import { invitationApi } from '../../../src/contract/trade-fair/invitations';
import { Client } from '../../support/client';
import { invitationToken } from '../../support/seed';
import { type Moments, openMoments } from '../promotion/storeAt';

let moments: Moments;
beforeEach(async () => {
  moments = await openMoments();
});
afterEach(() => moments.remove());

const NOW = '2026-03-08 12:00:00';

type Seen = readonly [user: string, custId: string, session: string, page: string, time: string, stay: number];

/** Two people of C100 and one of C101, on a Monday and the day after. */
const SEEN: readonly Seen[] = [
  ['u1', 'C100', 's1', 'home', '2025-12-01 09:00:00', 100],
  ['u1', 'C100', 's1', 'cart', '2025-12-01 09:02:00', 3_600],
  ['u2', 'C100', 's2', 'home', '2025-12-01 10:00:00', 20],
  ['u3', 'C101', 's3', 'home', '2025-12-01 11:00:00', 30],
  ['u1', 'C100', 's4', 'home', '2025-12-02 09:00:00', 50],
];

const insert = {
  sql: `insert into page_visit (visit_key, branch_id, client_kind, page_code, page_name, user_key, user_name, cust_id, session_key, visit_time, stay_sec, record_time) values ${SEEN.map(
    ([user, custId, session, page, time, stay], i) =>
      `('test ${i}', 'FDB', 0, '${page}', '${page === 'home' ? '首页' : '购物车'}', '${user}', '${user}', '${custId}', '${session}', '${time}', ${stay}, '${time}')`,
  ).join()}`,
};
/** Of C100, by the app, on the Monday; another one by telephone does not count. */
const order = (orderNo: string, source: number) => ({
  sql: `insert into sales_order (order_no, order_source, order_time, branch_id, cust_id, cust_code, cust_name, customer_type, region_id, order_amount, unit_discount, order_discount, payable_amount, line_count)
    select '${orderNo}', ${source}, '2025-12-01 15:00:00', 'FDB', cust_id, cust_code, cust_name, customer_type, region_id, 100, 0, 0, 100, 1 from customer where cust_id = 'C100'`,
});

const period = { statDate: ['2025-12-01', '2025-12-07'] as [string, string] };
const read = (who: Client, more: object = {}) => who.data(visitsApi.visits, { ...period, ...more });
const FIGURES = ['statDate', 'pv', 'uv', 'custCount', 'avgStaySec', 'bounceRate', 'orderCount', 'convertRate'] as const;
const figures = async (who: Client, more: object = {}) =>
  (await read(who, more)).records.map((row) => FIGURES.map((name) => row[name]));

test('a day, a week, a month and a page: people are counted once in each, and a stay ends after half an hour', async () => {
  await moments.onStore(insert, order('DD2025120100000001', 1), order('DD2025120100000002', 4));
  await moments.at(NOW, async ({ operator }) => {
    // Monday: 100 + 1,800 + 20 + 30 seconds on four pages; of three visits two saw one page; C100 of two has ordered.
    expect(await figures(operator)).toEqual([
      ['2025-12-02', 1, 1, 1, '50.0', '100.00', 0, '0.00'],
      ['2025-12-01', 4, 3, 2, '487.5', '66.67', 1, '50.00'],
    ]);
    expect(await figures(operator, { groupBy: VISIT_GROUP.week })).toEqual([
      ['2025-12-01', 5, 3, 2, '400.0', '75.00', 1, '50.00'],
    ]);
    expect(await figures(operator, { groupBy: VISIT_GROUP.month })).toEqual([
      ['2025-12-01', 5, 3, 2, '400.0', '75.00', 1, '50.00'],
    ]);
    // Orders belong to no page; whoever went on to the cart did not see one page alone.
    expect(await figures(operator, { groupBy: VISIT_GROUP.page })).toEqual([
      ['2025-12-01', 4, 3, 2, '50.0', '75.00', null, '50.00'],
      ['2025-12-01', 1, 1, 1, '1800.0', '0.00', null, '100.00'],
    ]);
    const points = async (more: object) =>
      (await read(operator, more)).chart.map(({ label, pv, uv }) => [label.slice(5), pv, uv]);
    expect(await points({ statDate: ['2025-11-30', '2025-12-04'] })).toEqual([
      ['11-30', 0, 0],
      ['12-01', 4, 3],
      ['12-02', 1, 1],
      ...[
        ['12-03', 0, 0],
        ['12-04', 0, 0],
      ],
    ]);
    const around = { statDate: ['2025-11-26', '2025-12-10'] };
    expect(await points({ ...around, groupBy: VISIT_GROUP.week })).toEqual([
      ['11-24', 0, 0],
      ['12-01', 5, 3],
      ['12-08', 0, 0],
    ]);
    expect(await points({ ...around, groupBy: VISIT_GROUP.month })).toEqual([
      ['11-01', 0, 0],
      ['12-01', 5, 3],
    ]);
    expect(await points({ statDate: ['2025-12-03', '2025-12-04'] })).toEqual([]);
  });
});

test('pages of the console are told by whoever has left them, once, and only those that it has', async () => {
  const seen = (page: string, visitTime: string) => ({ visitKey: randomUUID(), page, visitTime, staySec: 42 });
  const good = seen('/order/orderInquiry', '2026-03-08 11:50:00');
  await moments.at(NOW, async ({ operator }) => {
    const today = { statDate: ['2026-03-08', '2026-03-08'] as [string, string], clientKind: CLIENT_KIND.console };
    const all = [good, seen('/no/suchPage', '2026-03-08 11:51:00'), seen('/dashboard', '2026-03-09 11:00:00')];
    expect(await operator.data(pageVisitApi.record, { visits: all })).toBe(true);
    await operator.data(pageVisitApi.record, { visits: [good, seen('/dashboard', '2026-03-06 11:00:00')] });
    const { records } = await operator.data(visitsApi.visits, { ...today, groupBy: VISIT_GROUP.page });
    expect(records).toMatchObject([
      { branchId: 'FDB', pageName: '订单查询', pv: 1, uv: 1, custCount: null, avgStaySec: '42.0', convertRate: '' },
    ]);
  });
});

test('a guest who looks at his invitation is a visit of his customer', async () => {
  await moments.at(NOW, async ({ operator, backend }) => {
    const guest = new Client(backend.origin);
    const told = { token: invitationToken(0), reads: [], visit: { visitKey: randomUUID(), staySec: 65 } };
    await guest.data(invitationApi.read, told);
    // The same once more, as a phone without a good connection sends it.
    await guest.data(invitationApi.read, told);
    const { records } = await operator.data(visitsApi.visits, {
      ...{ statDate: ['2026-03-08', '2026-03-08'], pageName: '邀请函', groupBy: VISIT_GROUP.page },
    });
    expect(records).toMatchObject([{ clientKind: CLIENT_KIND.mobile, pv: 1, uv: 1, avgStaySec: '65.0' }]);
  });
});

test('the days are at most 93, in their order, and a company is one of the asker’s', async () => {
  await moments.at(NOW, async ({ operator, admin }) => {
    const days = (...statDate: [string, string]) => operator.call(visitsApi.visits, { statDate });
    expect(await days('2026-01-01', '2026-04-03')).toMatchObject({ code: 200 });
    expect(await days('2026-01-01', '2026-04-04')).toMatchObject({ code: ERROR.invalidInput });
    expect(await days('2026-03-02', '2026-03-01')).toMatchObject({ code: ERROR.invalidInput });
    expect(await operator.call(visitsApi.visits, { ...period, branchId: 'FDC' })).toMatchObject({
      code: ERROR.branchNotGranted,
    });
    const companies = async (who: Client) =>
      new Set(
        (await who.data(visitsApi.visits, { statDate: ['2026-02-01', '2026-03-08'], pageSize: 500 })).records.map(
          (row) => row.branchId,
        ),
      );
    expect([...(await companies(operator))].sort()).toEqual(['FDB', 'FDB01']);
    expect((await companies(admin)).has('FDD01')).toBe(true);
  });
});

test('after four hundred days they are gone', async () => {
  await moments.onStore(insert);
  const left = async (clock: string) => {
    await moments.onStore({ dropVisits: clock });
    return moments.at(
      NOW,
      async ({ operator }) => (await read(operator, { groupBy: VISIT_GROUP.month })).records[0]?.pv ?? 0,
    );
  };
  expect(await left('2027-01-05 08:00:00')).toBe(5);
  expect(await left('2027-01-05 10:30:00')).toBe(2);
});
