/* docs/domain/public-entry.md#afterwards: a message that waited is sent only where it still holds, and as it was. */
import { randomBytes } from 'node:crypto';
import { Pool } from 'pg';
import { PUBLIC_ENTRY_JOB } from '../../../server/areas/master-data/data/publicEntries';
import { publicEntryJob } from '../../../server/areas/master-data/jobs/publicEntries';
import { createClock } from '../../../server/platform/clock';
import { createKeys } from '../../../server/platform/keys';
import { enqueue } from '../../../server/platform/jobs/queue';
import { workOff } from '../../../server/platform/jobs/worker';
import type { Sms } from '../../../server/platform/sms/sender';
import { type StoreBeside, storeBeside } from '../../support/storeBeside';

const onPostgres = process.env.TEST_DATABASE_URL ? describe : describe.skip;

onPostgres('messages of public applications', () => {
  let beside: StoreBeside;
  let pool: Pool;
  let entry: { id: string; no: string };
  const sent: Sms[] = [];
  const time = { ms: createClock('2026-03-08 12:00:00')() };
  /** Takes each message; those that it is told to lose fail afterwards, as where the provider’s answer does not come. */
  const provider = { loses: 0 };
  const keys = createKeys([{ id: 'one', secret: randomBytes(32) }]);

  beforeAll(async () => {
    beside = await storeBeside();
    pool = new Pool({ connectionString: beside.backend.databaseUrl, max: 1 });
    const { rows } = await pool.query<typeof entry>(
      `with made as (insert into public_entry (entry_id, phone, salt, code_hash)
        select entry_id, '13512340099', 'salt', 'hash' from entry where kind = 2 and deleted = 0 order by entry_id limit 1
        returning entry_id) select entry_id::text as id, entry_no as no from made join entry using (entry_id)`,
    );
    entry = rows[0]!;
  });
  afterAll(async () => {
    await pool.end();
    await beside.close();
  });

  const sendSms = (sms: Sms) => {
    sent.push(sms);
    provider.loses -= 1;
    return provider.loses >= 0 ? Promise.reject(new Error('no answer')) : Promise.resolve();
  };
  async function work(key: string, payload: object) {
    const host = { db: beside.db, clock: () => time.ms, sendSms, keys, publicOrigin: 'https://example.test' };
    await enqueue(beside.db, [{ kind: PUBLIC_ENTRY_JOB, key, payload }], time.ms);
    for (let minute = 0; minute < 5; minute += 1) {
      await workOff(host, { [PUBLIC_ENTRY_JOB]: publicEntryJob });
      time.ms += 60_000;
    }
    return sent.splice(0);
  }

  test('nobody is told that an application came back which is on its way again', async () => {
    const tell = async (status: number) => {
      await pool.query(`update entry set status = ${status} where entry_id = ${entry.id}`);
      return (await work(`returned ${entry.id} ${status}`, { what: 'returned', entryId: entry.id })).length;
    };
    expect(await tell(1)).toBe(0);
    expect(await tell(4)).toBe(1);
  });

  test('a new code is sent once more as it was, and not another one, where the first may have arrived', async () => {
    const payload = { what: 'newCode', entryNo: entry.no, phone: '13512340099' };
    provider.loses = 1;
    const [first, again, ...more] = await work('newCode one', payload);
    expect(again).toEqual(first);
    expect(more).toEqual([]);
    const [other] = await work('newCode two', payload);
    expect(other!.key).not.toBe(first!.key);
    expect(other!.text).not.toBe(first!.text);
  });
});
