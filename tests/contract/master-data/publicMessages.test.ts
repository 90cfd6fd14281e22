/* docs/domain/public-entry.md#afterwards: a message that waited is sent only where it still holds. */
import { randomBytes } from 'node:crypto';
import { Pool } from 'pg';
import { PUBLIC_ENTRY_JOB } from '../../../server/areas/master-data/data/publicEntries';
import { publicEntryJob } from '../../../server/areas/master-data/jobs/publicEntries';
import { createClock } from '../../../server/platform/clock';
import { openStore } from '../../../server/platform/database/open';
import { createKeys } from '../../../server/platform/keys';
import { enqueue } from '../../../server/platform/jobs/queue';
import { workOff } from '../../../server/platform/jobs/worker';
import type { Sms } from '../../../server/platform/sms/sender';
import { main } from '../../support/backends';

const onPostgres = process.env.TEST_DATABASE_URL ? test : test.skip;

// PGlite does not open inside of a test.
onPostgres('nobody is told that an application came back which is on its way again', async () => {
  const backend = await main.start({ WORKER: '0' });
  const pool = new Pool({ connectionString: backend.databaseUrl, max: 1 });
  const store = await openStore({ databaseUrl: backend.databaseUrl!, dataDir: '', seed: () => Promise.resolve() });
  const { rows } = await pool.query<{ id: string }>(
    `insert into public_entry (entry_id, phone, salt, code_hash)
      select entry_id, '13512340099', 'salt', 'hash' from entry where kind = 2 and deleted = 0 order by entry_id limit 1
      returning entry_id::text as id`,
  );
  const { id } = rows[0]!;
  const sent: Sms[] = [];
  const clock = createClock('2026-03-08 12:00:00');
  const sendSms = (sms: Sms) => {
    sent.push(sms);
    return Promise.resolve();
  };
  const keys = createKeys([{ id: 'one', secret: randomBytes(32) }]);
  const host = { db: store.db, clock, sendSms, keys, publicOrigin: 'https://example.test' };
  const tell = async (status: number) => {
    await pool.query(`update entry set status = ${status} where entry_id = ${id}`);
    const payload = { what: 'returned', entryId: id };
    await enqueue(store.db, [{ kind: PUBLIC_ENTRY_JOB, key: `returned ${id} ${status}`, payload }], clock());
    await workOff(host, { [PUBLIC_ENTRY_JOB]: publicEntryJob });
    return sent.length;
  };
  expect(await tell(1)).toBe(0);
  expect(await tell(4)).toBe(1);
  await pool.end();
  await store.close();
  await backend.stop();
});
