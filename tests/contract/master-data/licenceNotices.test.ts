/* docs/domain/master-data.md#licences: what will end is told, and the list is what was told . */
import { licenceApi } from '../../../src/contract/master-data/licence-calls';
import { type Moments, openMoments } from '../promotion/storeAt';

let moments: Moments;
beforeEach(async () => {
  moments = await openMoments();
});
afterEach(() => moments.remove());

const rowsOf = async (sql: string) => {
  const [rows] = await moments.onStore({ sql });
  // What a statement answers are rows.
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
