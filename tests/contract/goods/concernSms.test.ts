/* docs/domain/goods.md#concerns: a text message goes to a mobile number. */
import { sql } from 'drizzle-orm';
import { concernSmsJob } from '../../../server/areas/goods/jobs/noticeConcerns';
import { createClock } from '../../../server/platform/clock';
import { workOff } from '../../../server/platform/jobs/worker';
import type { Sms } from '../../../server/platform/sms/sender';
import { concernApi } from '../../../src/contract/goods/concerns';
import { signedIn } from '../../support/client';
import { type StoreBeside, storeBeside } from '../../support/storeBeside';

const onPostgres = process.env.TEST_DATABASE_URL ? describe : describe.skip;
const [WITH_MOBILE, WITH_LANDLINE] = ['92804', '92805'] as const;

onPostgres('text messages to customers who wait for goods', () => {
  let beside: StoreBeside;

  beforeAll(async () => {
    beside = await storeBeside();
  });
  afterAll(() => beside.close());

  test('a customer whose contact has a landline gets none, and no job is tried again for him', async () => {
    const { db } = beside;
    const phoneOf = (id: string, phone: string) =>
      db.execute(sql`update customer set contact_phone = ${phone}
        where cust_id = (select cust_id from goods_concern where concern_id = ${id})`);
    await phoneOf(WITH_MOBILE, '13900001212');
    await phoneOf(WITH_LANDLINE, '027-82801234');
    const admin = await signedIn(beside.backend.origin, 'admin.hq');
    const ids = [WITH_MOBILE, WITH_LANDLINE];
    expect(await admin.data(concernApi.notify, { ids })).toEqual({ sent: 2, skipped: 0 });
    const sent: Sms[] = [];
    const sendSms = (message: Sms) => {
      sent.push(message);
      return Promise.resolve();
    };
    await workOff({ db, clock: createClock('2026-03-09 08:00:00'), sendSms }, { concernSms: concernSmsJob });
    expect(sent.map(({ phone }) => phone)).toEqual(['13900001212']);
  });
});
