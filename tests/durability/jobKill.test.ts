/* docs/operations.md#jobs: what a killed process was at is taken up by the next, where it was. */
import { computeApi } from '../../src/contract/promotion/settlement';
import { jobApi, JOB_STATE } from '../../src/contract/tasks/jobs';
import { change } from '../contract/tasks/exports';
import { type Client, signedIn } from '../support/client';
import { type Server, startServer } from '../support/server';

const env = { PAGES: '0' };
const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** The only job of a kind, or of a key. */
async function jobOf(client: Client, kind: string) {
  const { records } = await client.data(jobApi.page, { kind, pageSize: 500 });
  return records;
}

const admin = (server: Server) => signedIn(server.origin, 'admin.hq');

describe('the night', () => {
  const ACTIVITY = '90018';
  const BUYERS = 300;
  /** So many are computed before the process is killed. */
  const BEFORE = 40;
  const PREPARED = [
    `update activity set customer_scope_type = 'ALL' where activity_id = ${ACTIVITY}`,
    `insert into customer (cust_id, cust_code, cust_name, customer_type, branch_id, region_id)
      select 'K' || lpad(n::text, 5, '0'), 'KHK' || n, 'buyer ' || n, customer_type, branch_id, region_id
      from customer, generate_series(1, ${BUYERS}) as n where cust_id = 'C100'`,
    `insert into sale_document (bill_no, branch_id, cust_id, staff_id, order_time, order_status)
      select 'K' || n, branch_id, 'K' || lpad(n::text, 5, '0'), staff_id, order_time, order_status
      from (select * from sale_document where cust_id = 'C100' order by bill_no limit 1) as one, generate_series(1, ${BUYERS}) as n`,
    `insert into sale_line (bill_no, line_no, product_id, qty, shipped_qty, unit_price, base, net, special)
      select 'K' || n, line_no, product_id, qty, shipped_qty, unit_price, base, net, special
      from sale_line, generate_series(1, ${BUYERS}) as n
      where bill_no = (select min(bill_no) from sale_document where cust_id = 'C100')`,
    // One whom the database refuses.
    `create function refuse() returns trigger language plpgsql as $$ begin raise exception 'refused'; end $$`,
    `create trigger refuse before insert on compute_customer for each row when (new.cust_id = 'K00007') execute function refuse()`,
    // The kill comes in time, however long the test takes to see that it is time for it.
    `create function dawdle() returns trigger language plpgsql as $$ begin perform pg_sleep(0.2); return new; end $$`,
    `create trigger dawdle before insert on compute_customer for each row
      when (new.cust_id > 'K${String(BEFORE).padStart(5, '0')}') execute function dawdle()`,
    `insert into job (kind, key, payload, run_at, created_at)
      values ('computeActivity', '${ACTIVITY} 2026-03-08 02:00:00', '{"activityId":"${ACTIVITY}"}', '2000-01-01', '2000-01-01')`,
  ];
  const COMPUTED = `select compute_time::text as time, run_no as run, count(*)::int as customers from compute_customer
    where activity_id = ${ACTIVITY} and cust_id like 'K%' group by 1, 2 order by 1`;
  /** How far it has come is written after so many. */
  const STEP = 20;
  const MARK = `update compute_customer set compute_time = '2026-03-08 08:00:00'
    where activity_id = ${ACTIVITY} and cust_id like 'K%'`;
  const MARKED = `select count(*)::int as customers from compute_customer
    where activity_id = ${ACTIVITY} and compute_time = '2026-03-08 08:00:00'`;

  test('a killed run goes on behind the customers it had computed, and one who cannot be computed stops nobody', async () => {
    const first = await startServer({ env, prepare: (data) => change(data, ...PREPARED) });
    let client = await admin(first);
    const computed = async () =>
      (await client.data(computeApi.customers, { activityId: ACTIVITY, pageNum: 1, pageSize: 10 })).total;
    while ((await computed()) < BEFORE - 1) await wait(20);
    await first.kill();
    change(first, 'drop trigger dawdle on compute_customer');
    const [before] = change(first, MARK, MARKED) as [{ customers: number }];
    expect(before.customers).toBeGreaterThan(STEP);
    expect(before.customers).toBeLessThan(BUYERS - 1);

    let server = await first.restart();
    client = await admin(server);
    const failed = `1 customers could not be computed: K00007`;
    let [night] = await jobOf(client, 'computeActivity');
    for (; !night?.lastError.includes(failed); [night] = await jobOf(client, 'computeActivity')) await wait(100);
    expect(night).toMatchObject({ state: JOB_STATE.waiting, can: ['cancel'] });
    await server.stop();

    // All but one, by one run; those before the kill were not computed again.
    const rows = change(first, COMPUTED) as { time: string; run: number; customers: number }[];
    expect(rows.reduce((sum, { customers }) => sum + customers, 0)).toBe(BUYERS - 1);
    expect(new Set(rows.map(({ run }) => run))).toEqual(new Set([2]));
    const [kept] = change(first, MARKED) as [typeof before];
    expect(kept.customers).toBeGreaterThanOrEqual(before.customers - STEP);
    const [run] = change(
      first,
      `select run_no as run, finished_time is not null as through from compute_run where activity_id = ${ACTIVITY}`,
    );
    expect(run).toEqual({ run: 2, through: true });

    // What kept the last one is mended: the next try computes him alone.
    change(
      first,
      'drop trigger refuse on compute_customer',
      "update job set run_at = '2000-01-01'",
      "update compute_customer set compute_time = '2000-01-01' where cust_id like 'K%'",
    );
    server = await first.restart();
    client = await admin(server);
    while ((await jobOf(client, 'computeActivity'))[0]?.state !== JOB_STATE.done) await wait(50);
    await server.stop();
    const after = change(first, COMPUTED) as typeof rows;
    expect(after.map(({ run, customers }) => [run, customers])).toEqual([
      [2, BUYERS - 1],
      [2, 1],
    ]);
    await first.stop();
  });
});

describe('invitations', () => {
  const GUESTS = 150;
  /** So many messages are sent before the process is killed. */
  const BEFORE = 30;
  /** A process sends so many at once. */
  const AT_ONCE = 4;
  const PREPARED = [
    `insert into guest (guest_id, trade_fair_id, guest_name, phone, fair_customer_id, guest_group_id, qr_token, created_by, created_by_name, gmt_created, modified_by, gmt_modified)
      select 880000 + n, trade_fair_id, 'guest ' || n, '139' || lpad(n::text, 8, '0'), fair_customer_id, guest_group_id, 'token' || n, '', '', gmt_created, '', gmt_modified
      from (select * from guest where trade_fair_id = 70001 order by guest_id limit 1) as one, generate_series(1, ${GUESTS}) as n`,
    `insert into invitation (invitation_no, trade_fair_id, guest_id, channel, template_id, send_status, inviter_id, inviter_name, token, gmt_created)
      select 'YQ88' || lpad(n::text, 6, '0'), 70001, 880000 + n, 1, 'M01', 1, '', '', 'invitation' || n, now() from generate_series(1, ${GUESTS}) as n`,
    `insert into job (kind, key, payload, run_at, created_at)
      select 'invitationSms', invitation_no || '-0', jsonb_build_object('invitationNo', invitation_no, 'resent', 0), '2000-01-01', '2000-01-01'
      from invitation where invitation_no like 'YQ88%'`,
  ];
  const keysIn = (output: string) => [...output.matchAll(/#(invitation\d+)/g)].map(([, key]) => key!);

  test('a kill amid them loses none, and what may come twice has the key of the first', async () => {
    const first = await startServer({ env, prepare: (data) => change(data, ...PREPARED) });
    while (keysIn(first.output()).length < BEFORE) await wait(5);
    await first.kill();
    const before = keysIn(first.output());
    const server = await first.restart();
    const client = await admin(server);
    const open = async () => (await jobOf(client, 'invitationSms')).filter(({ state }) => state !== JOB_STATE.done);
    while ((await open()).length > 0) await wait(50);
    await server.stop();
    const after = keysIn(server.output());
    const [sent] = change(
      first,
      "select count(*)::int as sent from invitation where invitation_no like 'YQ88%' and send_status = 2",
    );
    await first.stop();
    expect(sent).toEqual({ sent: GUESTS });
    expect(new Set([...before, ...after]).size).toBe(GUESTS);
    expect(before.length + after.length - GUESTS).toBeLessThanOrEqual(AT_ONCE);
    console.info(`${before.length} sent before the kill, ${before.length + after.length - GUESTS} twice`);
  });
});
