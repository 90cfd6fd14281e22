import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client as PgClient } from 'pg';
import { EXPORT_STATUS } from '../../src/contract/export-jobs';
import { createDatabase } from '../support/backends';
import { signedIn } from '../support/client';
import { startServer } from '../support/server';
import { ended, jobOf, linesOf, save } from './exports';

const { running, finished } = EXPORT_STATUS;
const onPostgres = process.env.TEST_DATABASE_URL ? test : test.skip;
const FAIRS = 3_000;

const MANY = `
  insert into trade_fair (trade_fair_code, subject, state, host_branch_id, branch_ids, created_by, created_by_name,
    gmt_created, modified_by, gmt_modified, ticket_rule)
  select 'MANY' || n, 'many ' || n, state, host_branch_id, branch_ids, created_by, created_by_name, gmt_created,
    modified_by, gmt_modified, ticket_rule
  from trade_fair, generate_series(1, ${FAIRS}) as n where trade_fair_id = 70001`;

onPostgres(
  'two servers do each job once, and one takes over what the other has left',
  async () => {
    const { url, drop } = await createDatabase();
    const directory = mkdtempSync(join(tmpdir(), 'exports-'));
    const env = { PAGES: '0', DATABASE_URL: url, EXPORT_DIR: directory };
    const [one, two] = await Promise.all([startServer({ env }), startServer({ env })]);
    const database = new PgClient({ connectionString: url });
    await database.connect();

    const jobs: string[] = [];
    for (const name of ['op.hubei', 'show.clerk', 'multi.hubei']) {
      const user = await signedIn(one.origin, name);
      for (let i = 0; i < 4; i += 1) jobs.push(await save(user, { fileName: `${name} ${i}` }));
    }
    const admin = await signedIn(two.origin, 'admin.hq');
    for (const jobNo of jobs) expect((await ended(admin, jobNo)).status).toBe(finished);
    expect(
      readdirSync(directory)
        .map((name) => name.slice(0, 14))
        .sort(),
    ).toEqual([...jobs].sort());
    const [first = ''] = jobs;
    expect((await linesOf(admin, first)).length).toBeGreaterThan(1);

    await two.stop();
    await database.query(MANY);
    const long = await save(await signedIn(one.origin, 'admin.hq'), { fileName: 'long' });
    for (const user = await signedIn(one.origin, 'admin.hq'); (await jobOf(user, long)).progress === 0;);
    await one.kill();
    const three = await startServer({ env });
    const later = await signedIn(three.origin, 'admin.hq');
    // Whose it is may only be slow.
    await new Promise((done) => setTimeout(done, 2_500));
    expect((await jobOf(later, long)).status).toBe(running);
    await database.query(`update export_job set lease_until = lease_until - interval '3 minutes' where job_no = $1`, [
      long,
    ]);
    expect((await ended(later, long)).status).toBe(finished);
    expect((await linesOf(later, long)).length).toBeGreaterThan(FAIRS);

    await Promise.all([three.stop(), database.end()]);
    await drop();
    rmSync(directory, { recursive: true });
  },
  120_000,
);
