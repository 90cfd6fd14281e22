import { Client as PgClient } from 'pg';
import { TRADE_FAIR_STATE, tradeFairApi } from '../../src/contract/trade-fair';
import { createDatabase } from '../support/backends';
import { signedIn } from '../support/client';
import { type Server, startServer } from '../support/server';

const { published, ongoing, ended, takenDown, initial } = TRADE_FAIR_STATE;

/** State and version of every seeded fair, as a list shows them. */
async function statesAt(server: Server) {
  const admin = await signedIn(server.origin, 'admin.hq');
  const { records } = await admin.data(tradeFairApi.searchList, { pageSize: 500 });
  return Object.fromEntries(records.map(({ tradeFairId, state, version }) => [tradeFairId, [state, version]]));
}

async function play(server: Server, at: (clock: string, before: Server) => Promise<Server>) {
  expect(await statesAt(server)).toMatchObject({ 70001: [ongoing, 1], 70002: [published, 1] });
  let now = await at('2026-03-10 17:59:30', server);
  expect(await statesAt(now)).toMatchObject({ 70001: [ongoing, 1] });
  now = await at('2026-03-10 18:00:01', now);
  expect(await statesAt(now)).toMatchObject({ 70001: [ended, 2], 70002: [published, 1] });
  now = await at('2026-05-09 08:30:00', now);
  expect(await statesAt(now)).toMatchObject({ 70001: [ended, 2], 70002: [ongoing, 2] });
  // Asking again changes nothing; a fair that slept through its days is ended at once; the others never move by time.
  now = await at('2026-09-01 00:00:00', now);
  expect(await statesAt(now)).toMatchObject({ 70002: [ended, 3], 70004: [initial, 1], 70006: [takenDown, 1] });
  return now;
}

test('fairs begin and end by the clock', async () => {
  const first = await startServer({ env: { PAGES: '0' } });
  const last = await play(first, async (CLOCK, before) => {
    await before.kill();
    return before.restart({ CLOCK });
  });
  await last.stop();
  await first.stop();
});

const onServer = process.env.TEST_DATABASE_URL ? test : test.skip;

onServer('on a database server as well, and the open tickets of an ended fair expire', async () => {
  const { url, drop } = await createDatabase();
  const env = { PAGES: '0', DATABASE_URL: url };
  const last = await play(await startServer({ env }), async (CLOCK, before) => {
    await before.stop();
    return startServer({ env: { ...env, CLOCK } });
  });
  const database = new PgClient({ connectionString: url });
  await database.connect();
  const { rows } = await database.query('select distinct status from lottery_ticket where trade_fair_id = 70001');
  expect(rows).toEqual([{ status: 3 }]);
  await database.end();
  await last.stop();
  await drop();
});
