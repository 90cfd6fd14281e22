/* docs/domain/platform.md#identifiers: numbers that people read, drawn by many at once. */
import { Client as PgClient } from 'pg';
import { ENGINES, main } from '../support/backends';
import { signedIn } from '../support/client';
import { save } from './tasks/exports';

const onPostgres = process.env.TEST_DATABASE_URL ? test : test.skip;

test.each(ENGINES)('$engine: numbers begin anew each month and grow beyond their digits', async ({ data }) => {
  const { env, remove } = await data();
  const march = '2026-03-08 09:00:00';
  const answers = await hostSteps(env, [
    { draw: march },
    { draw: march },
    { sql: "select setval('export_number', 202603000999999)" },
    { draw: '2026-03-31 23:59:59' },
    { draw: '2026-04-01 00:00:00' },
    // A process whose clock is behind.
    { draw: march },
  ]);
  await remove();
  expect(answers.filter((one) => typeof one === 'string')).toEqual([
    ...['EX202603000001', 'EX202603000002', 'EX2026031000000', 'EX202604000001', 'EX202604000002'],
  ]);
});

onPostgres('who draws a number waits for nobody whose work goes on', async () => {
  const { origin, databaseUrl, stop } = await main.start();
  const other = new PgClient({ connectionString: databaseUrl });
  await other.connect();
  try {
    await other.query('begin');
    const { rows } = await other.query("select next_numbers('export_number', 202603, 1)::text as drawn");
    const jobNo = await save(await signedIn(origin, 'admin.hq'), {});
    expect([rows[0], jobNo]).toEqual([{ drawn: '202603000000001' }, 'EX202603000002']);
    await other.query('rollback');
  } finally {
    await other.end();
    await stop();
  }
});
