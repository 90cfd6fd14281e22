/* docs/domain/property-bills.md#runs: of a run that was killed whole leases are there, and the next one makes the others. */
import { Client as PgClient } from 'pg';
import { billApi } from '../../src/contract/property/bills';
import { BOTH } from '../contract/property/billing/letProperty';
import { LARGE_ID, largeProperty } from '../contract/property/billing/largeProperty';
import { main } from '../support/backends';
import { signedIn } from '../support/client';
import { startServer } from '../support/server';

const onPostgres = process.env.TEST_DATABASE_URL ? test : test.skip;
const UNITS = 1_000;
/** January and February, each with rent and property fee. */
const OF_A_LEASE = 4;
const ALL = UNITS * OF_A_LEASE;

const PREPARED = [
  ...largeProperty(UNITS),
  // The kill comes in time, however long the test takes to see that it is time for it.
  `create function dawdle() returns trigger language plpgsql as $$ begin perform pg_sleep(0.005); return new; end $$`,
  `create trigger dawdle before insert on pms_bill for each row execute function dawdle()`,
];

const OF_LEASES = `select count(*)::int as count from pms_bill where property_id = ${LARGE_ID} group by lease_id`;

const asked = { propertyId: LARGE_ID, period: '2026-02', feeItemIds: BOTH };

onPostgres(
  'a run that was killed has made whole leases, and the next one makes the others, each bill once',
  async () => {
    const { env: seeded, remove } = await main.data();
    const env = { PAGES: '0', ...seeded, CLOCK: '2026-02-01 09:00:00' };
    const database = new PgClient({ connectionString: seeded.DATABASE_URL });
    await database.connect();
    const ofLeases = async () => (await database.query<{ count: number }>(OF_LEASES)).rows.map(({ count }) => count);
    try {
      for (const text of PREPARED) await database.query(text);
      const first = await startServer({ env });
      const client = await signedIn(first.origin, 'admin.hq');
      const run = client.data(billApi.generate, asked).then(
        () => 'done',
        () => 'cut off',
      );
      while ((await ofLeases()).length === 0);
      await first.kill();
      expect(await run).toBe('cut off');
      await database.query('drop trigger dawdle on pms_bill');
      const before = await ofLeases();
      expect(before.length).toBeLessThan(UNITS);
      expect(new Set(before)).toEqual(new Set([OF_A_LEASE]));

      const server = await first.restart();
      const again = await signedIn(server.origin, 'admin.hq');
      const made = before.length * OF_A_LEASE;
      expect(await again.data(billApi.generate, asked)).toMatchObject({ made: ALL - made, existing: made });
      expect(await again.data(billApi.generate, asked)).toMatchObject({ made: 0, existing: ALL });
      expect(await ofLeases()).toEqual(Array.from({ length: UNITS }, () => OF_A_LEASE));
      await server.stop();
    } finally {
      await database.end();
      await remove();
    }
  },
);
