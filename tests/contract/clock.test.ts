import { Client as PgClient } from 'pg';
import { TRADE_FAIR_STATE, tradeFairApi } from '../../src/contract/trade-fair/fairs';
import { ERROR } from '../../src/contract/error-codes';
import { ENGINES, MAIN_ENGINE } from '../support/backends';
import { signedIn } from '../support/client';
import { bring } from './tasks/imports';
import type { HostedBackend } from '../support/host/host';

const { published, ongoing, ended, takenDown, initial } = TRADE_FAIR_STATE;

/** State and version of every seeded fair, as a list shows them. */
async function statesAt(backend: HostedBackend) {
  const admin = await signedIn(backend.origin, 'admin.hq');
  const { records } = await admin.data(tradeFairApi.searchList, { pageSize: 500 });
  return Object.fromEntries(records.map(({ tradeFairId, state, version }) => [tradeFairId, [state, version]]));
}

async function ticketStates(databaseUrl: string) {
  const database = new PgClient({ connectionString: databaseUrl });
  await database.connect();
  const { rows } = await database.query(
    'select distinct status from lottery_ticket where trade_fair_id = 70001 order by 1',
  );
  await database.end();
  return rows;
}

test.each(ENGINES)(
  'whoever asks in the moment of the beginning sees a fair that has begun ($engine)',
  async ({ start }) => {
    const first = await start();
    const now = await first.reopen({ CLOCK: '2026-05-09 08:30:00' });
    const admin = await signedIn(now.origin, 'admin.hq');
    const ask = () => admin.data(tradeFairApi.detail, { id: '70002' });
    const seen = await Promise.all(Array.from({ length: 12 }, ask));
    expect(new Set(seen.map(({ state }) => state))).toEqual(new Set([ongoing]));
    await now.stop();
  },
);

test.each(ENGINES)('fairs begin and end by the clock ($engine)', async ({ start }) => {
  const first = await start();
  expect(await statesAt(first)).toMatchObject({ 70001: [ongoing, 1], 70002: [published, 1] });
  let now = await first.reopen({ CLOCK: '2026-03-10 17:30:00' });
  expect(await statesAt(now)).toMatchObject({ 70001: [ongoing, 1] });
  now = await now.reopen({ CLOCK: '2026-03-10 18:00:01' });
  expect(await statesAt(now)).toMatchObject({ 70001: [ended, 2], 70002: [published, 1] });
  now = await now.reopen({ CLOCK: '2026-05-09 08:30:00' });
  expect(await statesAt(now)).toMatchObject({ 70001: [ended, 2], 70002: [ongoing, 2] });
  // Asking again changes nothing; a fair that slept through its days is ended at once; the others never move by time.
  now = await now.reopen({ CLOCK: '2026-09-01 00:00:00' });
  expect(await statesAt(now)).toMatchObject({ 70002: [ended, 3], 70004: [initial, 1], 70006: [takenDown, 1] });
  // The open tickets of an ended fair expire.
  if (first.databaseUrl) expect(await ticketStates(first.databaseUrl)).toEqual([{ status: 1 }, { status: 3 }]);
  await now.stop();
});

test.each(MAIN_ENGINE)(
  'a file of orders meets a fair that has begun, whoever asked before ($engine)',
  async ({ start }) => {
    const first = await start();
    const now = await first.reopen({ CLOCK: '2026-05-09 08:30:20', WORKER: '0' });
    const admin = await signedIn(now.origin, 'admin.hq');
    const row = ['ZD20260509000001', 'KH99999', 'SP000001', '1', '1', '2026-05-09 08:30:00', ''];
    // The row is wrong; the fair is not.
    expect((await bring(admin, 'importOrders', [row], { tradeFairId: '70002' })).code).toBe(ERROR.allRowsFailed);
    await now.stop();
  },
);
