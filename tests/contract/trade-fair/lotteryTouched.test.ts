/* Tickets follow one order at a large fair: what everybody else holds is not looked at (docs/domain/draws.md#tickets). */
import { drizzle } from 'drizzle-orm/node-postgres';
import { eq } from 'drizzle-orm';
import { Pool } from 'pg';
import { tradeFair } from '../../../server/areas/trade-fair/data/schema/trade-fair';
import { recalcTickets } from '../../../server/areas/trade-fair/handlers/draws/recalc';
import { main } from '../../support/backends';

const onPostgres = process.env.TEST_DATABASE_URL ? test : test.skip;
const GUESTS = 10_000;
const EACH = 5;
const FAIR = '70001';
const GUEST = '900001';

const FILLED = [
  `insert into guest (guest_id, trade_fair_id, guest_name, phone, fair_customer_id, guest_group_id, qr_token, created_by, created_by_name, gmt_created, modified_by, gmt_modified)
    select 900000 + n, trade_fair_id, 'guest ' || n, '131' || lpad(n::text, 8, '0'), fair_customer_id, guest_group_id, 'many' || n, '', '', gmt_created, '', gmt_modified
    from (select * from guest where trade_fair_id = ${FAIR} order by guest_id limit 1) as one, generate_series(1, ${GUESTS}) as n`,
  // Orders that are worth as many tickets as their guests hold.
  `update trade_fair set ticket_rule = '{"amountPerTicket":"100","signInTickets":0,"maxTicketsPerGuest":null}' where trade_fair_id = ${FAIR}`,
  `insert into fair_order (order_no, trade_fair_id, branch_id, cust_id, guest_id, order_time, order_amount, discount_amount, pay_amount, status)
    select 'MANY' || n, ${FAIR}, branch_id, cust_id, 900000 + n, order_time, ${EACH} * 10000, 0, ${EACH} * 10000, 1
    from (select * from fair_order where trade_fair_id = ${FAIR} limit 1) as one, generate_series(1, ${GUESTS}) as n`,
  `insert into lottery_ticket (trade_fair_id, ticket_no, guest_id, fair_customer_id, source, order_no, status, issue_time)
    select ${FAIR}, 'T' || lpad((100000 + n)::text, 6, '0'), 900001 + n / ${EACH}, fair_customer_id, 2, 'MANY' || (1 + n / ${EACH}), 0, now()
    from (select fair_customer_id from guest where guest_id = ${GUEST}) as one, generate_series(0, ${GUESTS * EACH - 1}) as n`,
  'analyze',
];

onPostgres(
  'ten thousand guests with fifty thousand tickets: an order that comes or goes reads those of its guest',
  async () => {
    const { databaseUrl, stop } = await main.start({ WORKER: '0' });
    const pool = new Pool({ connectionString: databaseUrl, max: 1 });
    for (const statement of FILLED) await pool.query(statement);
    const counted = { queries: 0, rows: 0 };
    const query = pool.query.bind(pool) as (...args: unknown[]) => Promise<{ rows: unknown[] }>;
    Object.assign(pool, {
      async query(...args: unknown[]) {
        const result = await query(...args);
        counted.queries += 1;
        counted.rows += result.rows.length;
        return result;
      },
    });
    const db = drizzle({ client: pool, casing: 'snake_case' });
    const [fair] = await db.select().from(tradeFair).where(eq(tradeFair.tradeFairId, FAIR));
    const context = { db, now: '2026-03-08 10:00:00' };
    const timed = async (what: string, guestIds?: string[]) => {
      Object.assign(counted, { queries: 0, rows: 0 });
      const since = performance.now();
      const result = await recalcTickets(fair!, context, guestIds);
      const ms = performance.now() - since;
      console.info(`${what}: ${Math.round(ms)} ms, ${counted.queries} queries, ${counted.rows} rows`);
      return { ...result, ...counted, ms };
    };

    await pool.query(`update fair_order set status = 9 where order_no = 'MANY1'`);
    const gone = await timed('an order goes', [GUEST]);
    expect(gone).toMatchObject({ issued: 0, voided: EACH });
    await pool.query(`update fair_order set status = 1 where order_no = 'MANY1'`);
    const come = await timed('it comes back', [GUEST]);
    expect(come).toMatchObject({ issued: EACH, voided: 0 });
    for (const { queries, rows } of [gone, come]) {
      expect(queries).toBeLessThanOrEqual(6);
      expect(rows).toBeLessThanOrEqual(2 + 2 * EACH);
    }
    const all = await timed('everybody');
    expect(all.rows).toBeGreaterThan(GUESTS * EACH);
    // On the same machine at the same moment.
    expect(Math.max(gone.ms, come.ms)).toBeLessThan(all.ms / 5);
    await pool.end();
    await stop();
  },
);
