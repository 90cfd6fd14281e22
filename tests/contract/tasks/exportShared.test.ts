import { Client as PgClient } from 'pg';
import { EXPORT_STATUS } from '../../../src/contract/tasks/exports';
import { main } from '../../support/backends';
import { type Client, signedIn } from '../../support/client';
import { startServer } from '../../support/server';
import { ended, jobOf, linesOf, save } from './exports';

const { waiting, running, finished } = EXPORT_STATUS;
const onPostgres = process.env.TEST_DATABASE_URL ? test : test.skip;
const FAIRS = 3_000;

const MANY = `
  insert into trade_fair (trade_fair_code, subject, state, host_branch_id, branch_ids, created_by, created_by_name,
    gmt_created, modified_by, gmt_modified, ticket_rule)
  select 'MANY' || n, 'many ' || n, state, host_branch_id, branch_ids, created_by, created_by_name, gmt_created,
    modified_by, gmt_modified, ticket_rule
  from trade_fair, generate_series(1, ${FAIRS}) as n where trade_fair_id = 70001`;

/** Jobs that another process works on: of many users, or all of them of the administrator. */
const occupySlots = (database: PgClient, count: number, whose: 'spread' | 'one') =>
  database.query(
    `insert into job (kind, key, payload, state, run_at, lane, run_id, lease_until, attempt, created_at)
    select 'export', 'held ' || n, '{}', 1, now(), u.user_id::text, 'another', '2027-01-01', 1, now()
    from generate_series(1, ${count}) as n,
      lateral (select user_id from app_user where ($1 = 'one') = (login_name = 'admin.hq')
        order by user_id offset case when $1 = 'one' then 0 else (n - 1) / 2 end limit 1) as u`,
    [whose],
  );
const FREE = `delete from job where key like 'held %'`;

/** An export goes no further than its first page until the test lets it: the kill comes in time. */
const LOCK = 1;
const HOLD = [
  `create function wait_for_test() returns trigger language plpgsql as
    $$ begin perform pg_advisory_xact_lock(${LOCK}); return new; end $$`,
  `create trigger wait_for_test before update on export_job for each row
    when (old.progress > 0 and new.progress > old.progress) execute function wait_for_test()`,
  `select pg_advisory_lock(${LOCK})`,
];
const LET_GO = [`select pg_advisory_unlock(${LOCK})`, 'drop trigger wait_for_test on export_job'];

/** Workers look every second. */
async function staysWaiting(client: Client, jobNo: string) {
  await new Promise((done) => setTimeout(done, 2_000));
  expect((await jobOf(client, jobNo)).status).toBe(waiting);
}

onPostgres(
  'two servers do each job once, and one takes over what the other has left',
  async () => {
    const { env: seeded, remove } = await main.data();
    const env = { PAGES: '0', ...seeded };
    const [one, two] = await Promise.all([startServer({ env }), startServer({ env })]);
    const database = new PgClient({ connectionString: seeded.DATABASE_URL });
    await database.connect();

    const jobs: string[] = [];
    for (const name of ['op.hubei', 'show.clerk', 'multi.hubei']) {
      const user = await signedIn(one.origin, name);
      for (let i = 0; i < 4; i += 1) jobs.push(await save(user, { fileName: `${name} ${i}` }));
    }
    const admin = await signedIn(two.origin, 'admin.hq');
    for (const jobNo of jobs) expect((await ended(admin, jobNo)).status).toBe(finished);
    const { rows } = await database.query<{ key: string }>(`select blob_key as key from blob where kind = 'export'`);
    expect(rows.map(({ key }) => key.slice('export/'.length, 'export/'.length + 14)).sort()).toEqual([...jobs].sort());
    // What one has written, the other hands over.
    const [first = ''] = jobs;
    expect((await linesOf(admin, first)).length).toBeGreaterThan(1);

    await two.stop();
    for (const text of [MANY, ...HOLD]) await database.query(text);
    const long = await save(await signedIn(one.origin, 'admin.hq'), { fileName: 'long' });
    for (const user = await signedIn(one.origin, 'admin.hq'); (await jobOf(user, long)).progress === 0;);
    await one.kill();
    for (const text of LET_GO) await database.query(text);
    const three = await startServer({ env });
    const later = await signedIn(three.origin, 'admin.hq');
    // The process that has the job may only be slow.
    await new Promise((done) => setTimeout(done, 2_500));
    expect((await jobOf(later, long)).status).toBe(running);
    await database.query(`update job set lease_until = lease_until - interval '3 minutes' where key = $1`, [long]);
    expect((await ended(later, long)).status).toBe(finished);
    expect((await linesOf(later, long)).length).toBeGreaterThan(FAIRS);

    await occupySlots(database, 8, 'spread');
    const ninth = await save(later, { fileName: 'ninth' });
    await staysWaiting(later, ninth);
    await database.query(FREE);
    expect((await ended(later, ninth)).status).toBe(finished);
    await occupySlots(database, 2, 'one');
    const third = await save(later, { fileName: 'third' });
    await staysWaiting(later, third);
    await database.query(FREE);
    expect((await ended(later, third)).status).toBe(finished);

    await Promise.all([three.stop(), database.end()]);
    await remove();
  },
  120_000,
);
