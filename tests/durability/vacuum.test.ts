/* The embedded database has nobody to give the room of dead rows back and to count the living, but the daily job. */
import { openMoments } from '../contract/promotion/storeAt';
import { pglite } from '../support/backends';

const fill = { sql: "insert into rate_event (kind, key, at) select 'test', n, now() from generate_series(1, 20000) n" };
const clear = { sql: 'delete from rate_event' };
const look = {
  sql: "select reltuples::int as rows, relpages > 0 as room from pg_class where relname = 'rate_event'",
};

test('once a day, from three o’clock, rows are counted and the room of dead ones is given back', async () => {
  const { onStore, remove } = await openMoments({}, pglite);
  const at = (vacuum: string) => [{ vacuum }, look];
  const found = await onStore(
    ...[fill, ...at('2026-03-09 02:59:59'), ...at('2026-03-09 03:00:00')],
    ...[clear, ...at('2026-03-09 23:59:00'), ...at('2026-03-10 03:00:30')],
  );
  expect(found.filter(Array.isArray).filter(({ length }) => length)).toEqual([
    [{ rows: -1, room: false }],
    [{ rows: 20_000, room: true }],
    [{ rows: 20_000, room: true }],
    [{ rows: 0, room: false }],
  ]);
  await remove();
});
