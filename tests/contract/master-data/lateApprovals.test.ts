/* docs/domain/approval.md#tasks: what is late is told, however much else is late already. */
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { TASK_STATE } from '../../../src/contract/master-data/approval';
import { approvalApi } from '../../../src/contract/master-data/approvals';
import { commodityApplyApi, commodityEntryApi, entryApis } from '../../../src/contract/master-data/entries';
import { overHours } from '../../../server/areas/master-data/handlers/entries/records';
import { tellLate } from '../../../server/areas/master-data/jobs/approvals';
import { fromShanghai } from '../../../server/platform/clock';
import { openStore } from '../../../server/platform/database/open';
import { rowsOf } from '../../../server/platform/database/rows';
import { main } from '../../support/backends';
import { signedIn } from '../../support/client';
import { storeBeside } from '../../support/storeBeside';
import { commodityForm, withScans } from './entryForms';

const onPostgres = process.env.TEST_DATABASE_URL ? test : test.skip;

onPostgres('a task that is late is told though hundreds wait for the headquarters to be told of them', async () => {
  const backend = await main.start({ WORKER: '0' });
  const { db, close } = await openStore({
    ...{ databaseUrl: backend.databaseUrl, dataDir: '', seed: () => Promise.resolve() },
  });
  try {
    await db.execute(sql`update approval_task set told = 2`);
    const copy = (times: number, told: number, [opened, due]: readonly [string, string]) =>
      db.execute(sql`insert into approval_task (entry_id, round, step_no, assignees, state, open_time, due_time, told, opinion)
        select entry_id, round, 1, '{}', 1, ${opened}::timestamp, ${due}::timestamp, ${told}::smallint, 'late'
        from (select entry_id, round from approval_task limit 1) as one, generate_series(1, ${times}::int)`);
    await copy(300, 1, ['2026-03-07 09:00:00', '2026-03-08 09:00:00']);
    await copy(1, 0, ['2026-03-08 08:00:00', '2026-03-08 10:00:00']);
    const told = async (at: string) => {
      await tellLate(db, fromShanghai(at));
      const counted = z.object({ told: z.number(), tasks: z.number() });
      return rowsOf(
        db,
        sql`select told, count(*)::int as tasks from approval_task where opinion = 'late' group by told order by told`,
        counted,
      );
    };
    expect(await told('2026-03-08 11:00:00')).toEqual([{ told: 1, tasks: 301 }]);
    // At twice its time the headquarters are told, of as many as one minute takes.
    expect(await told('2026-03-09 09:00:00')).toEqual([
      { told: 1, tasks: 101 },
      { told: 2, tasks: 200 },
    ]);
  } finally {
    await close();
    await backend.stop();
  }
});

onPostgres('a task that was handed over is late when its step is, not sooner', async () => {
  const { backend, db, close } = await storeBeside();
  try {
    await db.execute(sql`insert into user_role (user_id, role_id) select u.user_id, r.role_id from app_user u, role r
      where u.login_name = 'head.hq' and r.role_code = 'PURCHASE_CLERK'`);
    const [operator, buyer] = [
      await signedIn(backend.origin, 'op.hubei'),
      await signedIn(backend.origin, 'purchase.hq'),
    ];
    const { entryId: id, version } = await operator.data(commodityApplyApi.save, {
      form: await withScans(operator, commodityForm),
    });
    await operator.data(commodityApplyApi.submit, { id, version });
    await db.execute(sql`update approval_task set open_time = '2026-03-07 09:00:00', due_time = '2026-03-08 09:00:00'
      where entry_id = ${id}`);
    const taskId = (await buyer.data(commodityEntryApi.detail, { id })).judge!.taskId;
    const [taker] = await buyer.data(approvalApi.people, { entryId: id });
    await buyer.data(commodityEntryApi.transfer, { id, taskId, userId: taker!.userId, reason: '今天休假' });
    const told = async (at: string) => {
      await tellLate(db, fromShanghai(at));
      const levels = await rowsOf(
        db,
        sql`select told from approval_task where entry_id = ${id} and state = 1`,
        z.object({ told: z.number() }),
      );
      return levels.map((one) => one.told);
    };
    expect(await told('2026-03-08 10:00:00')).toEqual([1]);
    expect(await told('2026-03-09 09:00:00')).toEqual([2]);
  } finally {
    await close();
  }
});

test('what is late in a list is as late in its flow', async () => {
  const backend = await (await main.start()).reopen({ CLOCK: '2026-03-12 09:00:00' });
  const admin = await signedIn(backend.origin, 'admin.hq');
  const { page, flow } = entryApis.companyEntry;
  const { records } = await admin.data(page, { pageSize: 200, status: [1] });
  expect(records.map(({ overHours }) => overHours > 0)).toContain(true);
  for (const { entryId: id, overHours } of records) {
    const { steps } = await admin.data(flow, { id });
    const open = steps.flatMap(({ tasks }) => tasks.filter(({ state }) => state === TASK_STATE.open));
    expect(open.map((task) => task.overHours)).toEqual(open.map(() => overHours));
    const closed = steps.flatMap(({ tasks }) => tasks.filter(({ state }) => state !== TASK_STATE.open));
    expect(closed.map((task) => task.overHours)).toEqual(closed.map(() => 0));
  }
  await backend.stop();
});

test.each([
  ['09:00:00', 0],
  ['09:00:01', 1],
  ['10:00:00', 1],
  ['11:30:00', 3],
])('at %s what was due at nine is late by %d hours, of which one that has begun counts', (time, hours) => {
  expect(overHours('2026-03-12 09:00:00', Date.parse(`2026-03-12T${time}+08:00`))).toBe(hours);
});
