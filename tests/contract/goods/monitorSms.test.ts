/* docs/domain/goods.md#monitors: two runs that have the same to say send two messages. */
import { eq, sql } from 'drizzle-orm';
import { monitorStrategy } from '../../../server/areas/goods/data/schema/monitor';
import { monitorSmsJob } from '../../../server/areas/goods/jobs/monitorQueue';
import { runStrategy } from '../../../server/areas/goods/jobs/monitorRun';
import { createClock, fromShanghai } from '../../../server/platform/clock';
import { workOff } from '../../../server/platform/jobs/worker';
import type { Sms } from '../../../server/platform/sms/sender';
import { strategyApi } from '../../../src/contract/goods/monitor-strategies';
import { COMPARE, METRIC, SCHEDULE } from '../../../src/contract/goods/monitoring';
import { signedIn } from '../../support/client';
import { type StoreBeside, storeBeside } from '../../support/storeBeside';

const onPostgres = process.env.TEST_DATABASE_URL ? describe : describe.skip;

onPostgres('text messages of monitors', () => {
  let beside: StoreBeside;

  beforeAll(async () => {
    beside = await storeBeside();
  });
  afterAll(() => beside.close());

  test('the key of a message is that of its run, and no disabled account gets one', async () => {
    const { db } = beside;
    const admin = await signedIn(beside.backend.origin, 'admin.hq');
    const { strategyId } = await admin.data(strategyApi.add, {
      ...{ strategyName: '库存低于100', metric: METRIC.stock, compare: COMPARE.less, threshold: '100', windowDays: 30 },
      ...{ branchIds: ['FDB'], productScopeType: 'PRODUCT', productIds: ['P001'], level: 2 },
      ...{ receiverIds: ['S00102'], notifyBy: [2], schedule: SCHEDULE.daily, runAt: '07:00' },
    });
    const run = async (day: string, qty: number) => {
      await db.execute(sql`update stock set stock_qty = ${qty * 10_000}, locked_qty = 0, reserved_qty = 0,
        sync_time = ${`${day} 06:30:00`} where branch_id = 'FDB' and product_id = 'P001'`);
      const ms = fromShanghai(`${day} 07:00:00`);
      await db.transaction((tx) => runStrategy(tx, strategyId, { due: ms, missed: 0, ms }));
    };
    await run('2026-03-09', 90);
    await run('2026-03-10', 120);
    await run('2026-03-11', 90);
    await db.execute(sql`insert into app_user (login_name, real_name, staff_id, person_id, i9_phone, password_hash, branch_id,
      login_branch_ids, last_select_branch_id) select 'his.second', real_name, staff_id, person_id, '13911112222',
      password_hash, branch_id, login_branch_ids, last_select_branch_id from app_user where staff_id = 'S00102' limit 1`);
    await db.execute(sql`update app_user set status = 0 where staff_id = 'S00102' and login_name <> 'his.second'`);
    const sent: Sms[] = [];
    const sendSms = (message: Sms) => {
      sent.push(message);
      return Promise.resolve();
    };
    await workOff({ db, clock: createClock('2026-03-11 08:00:00'), sendSms }, { monitorSms: monitorSmsJob });
    expect(sent).toHaveLength(2);
    // Of his accounts the one counts that is not disabled.
    expect(new Set(sent.map(({ phone }) => phone))).toEqual(new Set(['13911112222']));
    expect(sent[1]!.text).toBe(sent[0]!.text);
    expect(sent[1]!.key).not.toBe(sent[0]!.key);
    await db.update(monitorStrategy).set({ deleted: 1 }).where(eq(monitorStrategy.strategyId, strategyId));
  });
});
