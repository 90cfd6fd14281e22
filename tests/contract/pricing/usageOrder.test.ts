/* Whoever takes from activities and whoever gives back hold them in one order, and never wait in a circle. */
import { Pool } from 'pg';
import { releaseUsage } from '../../../server/areas/pricing/data/bookUsage';
import { storeBeside } from '../../support/storeBeside';

const onPostgres = process.env.TEST_DATABASE_URL ? test : test.skip;

/** Two numbers of different length: as texts the second comes first. */
const FIRST = 9_999_999;
const SECOND = 10_000_000;
const ORDER = 'ORDER-OF-LOCKS';

const made = (id: number) => [
  `insert into activity select made.* from activity as one, jsonb_populate_record(one,
    '{"activity_id": ${id}, "activity_code": "LOCK${id}", "activity_name": "lock ${id}"}') as made limit 1`,
  `insert into activity_usage (activity_id, cust_id, order_no, qty, times, items, reward_amount, state, gmt_created)
    select ${id}, cust_id, '${ORDER}', 0, 1, '[]', 0, 'RESERVED', now() from customer limit 1`,
];

onPostgres('what an order gives back is taken from activities in the order in which orders take it', async () => {
  const { backend, db, close } = await storeBeside();
  const pool = new Pool({ connectionString: backend.databaseUrl, max: 3 });
  for (const statement of [...made(FIRST), ...made(SECOND)]) await pool.query(statement);
  await pool.query(`update activity set used_order_count = 1 where activity_id in (${FIRST}, ${SECOND})`);

  const other = await pool.connect();
  await other.query('begin');
  await other.query(`select 1 from activity where activity_id = ${FIRST} for update`);
  const released = db.transaction((tx) => releaseUsage(tx, ORDER));
  for (let waits = 0; waits === 0;) {
    const { rows } = await pool.query(
      `select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    waits = rows[0].n;
  }
  // Whoever waits for the first does not hold the second yet.
  await pool.query(`select 1 from activity where activity_id = ${SECOND} for update nowait`);
  await other.query('rollback');
  other.release();
  await released;
  await pool.end();
  await close();
});
