/* docs/domain/master-data.md#licences: what will end is told, and the list is what was told. */
import { licenceApi } from '../../../src/contract/master-data/licence-calls';
import { type Moments, openMoments } from '../promotion/storeAt';

let moments: Moments;
beforeEach(async () => {
  moments = await openMoments();
});
afterEach(() => moments.remove());

const rowsOf = async (sql: string) => {
  const [rows] = await moments.onStore({ sql });
  // A statement answers rows.
  return rows as Record<string, unknown>[];
};

test('the list of a day is what the daily look has told of by then', async () => {
  const days = Array.from({ length: 40 }, (_, i) => new Date(Date.UTC(2026, 2, 8 + i)).toISOString().slice(0, 10));
  const last = days.at(-1)!;
  const looks = await moments.onStore(...days.map((day) => ({ licences: `${day} 00:10:00` })));
  expect(looks.every((looked) => looked === true)).toBe(true);
  const told = await rowsOf(
    `select distinct licence_id::text as id from licence_notice where expiry_date >= '${last}' order by 1`,
  );
  await moments.at(`${last} 12:00:00`, async ({ admin }) => {
    const { records } = await admin.data(licenceApi.upcoming, { days: 60, pageSize: 500 });
    expect(records.length).toBeGreaterThan(3);
    expect(records.map(({ licenceId }) => licenceId).sort()).toEqual(told.map(({ id }) => id).sort());
  });
  // Each of the days once, and a second look at one tells nobody.
  const steps = await rowsOf(
    "select days_left as left, count(distinct time) as times from licence_notice n join licence l using (licence_id) where l.owner_id = 'C101' group by 1 order by 1",
  );
  expect(steps.map(({ left, times }) => [left, Number(times)])).toEqual([
    [7, 1],
    [15, 1],
    [30, 1],
  ]);
  const [again] = await moments.onStore({ licences: `${last} 09:00:00` });
  expect(again).toBe(false);
});

const onPostgres = process.env.TEST_DATABASE_URL ? test : test.skip;
/** More than the parameters of one statement have room for. */
const MANY = 8_000;

onPostgres('a day on which thousands of licences have to be told is looked at, and all are told', async () => {
  const customers = `insert into customer select (jsonb_populate_record(null::customer,
    to_jsonb(one) || jsonb_build_object('cust_id', 'M' || n, 'cust_code', 'M' || n, 'uscc', ''))).*
    from customer as one, generate_series(1, ${MANY}) as n where cust_id = 'C101'`;
  const licences = `insert into licence select (jsonb_populate_record(null::licence, to_jsonb(one) || jsonb_build_object(
    'licence_id', nextval('object_id'), 'owner_id', 'M' || n, 'expiry_date', '2026-04-07'))).*
    from licence as one, generate_series(1, ${MANY}) as n where owner_id = 'C101' and deleted = 0`;
  const [, , looked] = await moments.onStore(
    { sql: customers },
    { sql: licences },
    { licences: '2026-03-08 00:10:00' },
  );
  expect(looked).toBe(true);
  const [told] = await rowsOf(
    `select count(distinct owner_id)::int as owners from licence_notice join licence using (licence_id) where owner_id like 'M%'`,
  );
  expect(told).toEqual({ owners: MANY });
});
