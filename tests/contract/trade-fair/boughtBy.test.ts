import { COUNTED_UP_TO } from '../../../src/contract/endpoint';
import { fairOrderApi } from '../../../src/contract/trade-fair/orders';
import { ENGINES } from '../../support/backends';
import { type Client, signedIn } from '../../support/client';

/*
 * Orders by a part of the buyer's name, where more buyers are called so than are named one by one. How they are found
 * depends on how many orders these have; what is found does not.
 */

const tradeFairId = '70001';
const BUYERS = 2_100;
const PER_BUYER = 5;

/** Buyers of one name, each with so many orders; one in a hundred orders through somebody of another name. */
const plant = (name: string, from: number, perBuyer: number) => [
  {
    sql: `insert into customer (cust_id, cust_code, cust_name, pinyin, customer_type, branch_id, region_id, contact_name, contact_phone)
      select 'CX' || n, 'KX' || n, '${name}' || n, '', 1, c.branch_id, c.region_id, '', ''
      from generate_series(${from + 1}, ${from + BUYERS}) as n cross join (select branch_id, region_id from customer where cust_id = 'C100') as c`,
  },
  {
    sql: `insert into fair_customer (id, trade_fair_id, level, parent_customer_id, cust_id, customer_name, branch_id, created_by, created_by_name, gmt_created, modified_by, gmt_modified)
      select 9000000 + n, ${tradeFairId}, 1, null, 'CX' || n, '${name}' || n, c.branch_id, 'x', 'x', timestamp '2026-01-01', 'x', timestamp '2026-01-01'
      from generate_series(${from + 1}, ${from + BUYERS}) as n cross join (select branch_id from customer where cust_id = 'C100') as c
      union all
      select 9500000 + n, ${tradeFairId}, 2, 9000000 + n, null, '别家' || n, c.branch_id, 'x', 'x', timestamp '2026-01-01', 'x', timestamp '2026-01-01'
      from generate_series(${from + 1}, ${from + BUYERS}) as n cross join (select branch_id from customer where cust_id = 'C100') as c where n % 100 = 0`,
  },
  {
    sql: `insert into fair_order (order_no, trade_fair_id, branch_id, cust_id, second_level_customer_id, order_time, order_amount, discount_amount, pay_amount, line_count, status)
      select 'ZN' || lpad((n * 10 + i)::text, 7, '0'), ${tradeFairId}, c.branch_id, c.cust_id, case when n % 100 = 0 and i = 1 then 9500000 + n end,
        timestamp '2026-03-01' + n * interval '1 second', n, 0, n, 0, case when n % 7 = 0 then 9 else 1 end
      from generate_series(${from + 1}, ${from + BUYERS}) as n cross join generate_series(1, ${perBuyer}) as i join customer as c on c.cust_id = 'CX' || n`,
  },
  { sql: 'analyze' },
];

/** The same in one plain question: `buyerName` of the list, compared. */
const told = (name: string, more = 'true') => ({
  sql: `select count(*)::int as total, coalesce(sum(o.order_amount) filter (where o.status <> 9), 0)::int as amount,
      (array_agg(o.order_no order by o.order_time desc, o.order_no desc))[1:20] as first
    from fair_order as o
    left join fair_customer as b on b.trade_fair_id = o.trade_fair_id and b.cust_id = o.cust_id and b.level = 1 and b.deleted = 0
    left join fair_customer as s on s.id = o.second_level_customer_id
    where o.trade_fair_id = ${tradeFairId} and coalesce(s.customer_name, b.customer_name, o.cust_id) like '%${name}%' and ${more}`,
});

interface Told {
  total: number;
  amount: number;
  first: string[];
}

async function asked(
  client: Client,
  input: { customerName: string; status?: string[] },
): Promise<Told & { more: boolean }> {
  const { records, total, more = false, sums } = await client.data(fairOrderApi.page, { tradeFairId, ...input });
  const amount = Math.round(Number(sums?.orderAmount ?? 0) * 100);
  return { total, more, amount, first: records.map(({ orderNo }) => orderNo) };
}

describe.each(ENGINES)('orders by a name that thousands have, on $engine', ({ data }) => {
  let env: Record<string, string>;
  let remove: () => Promise<unknown>;

  beforeAll(async () => {
    ({ env, remove } = await data());
    await hostSteps(env, [...plant('共名诊所', 0, PER_BUYER), ...plant('少单药房', 10_000, 1)]);
  });
  afterAll(() => remove());

  test('what is found is what one plain question finds', async () => {
    const questions: [name: string, status?: string][] = [
      ['共名诊所'],
      ['共名诊所', '1'],
      ['共名诊所', '9'],
      ['少单药房'],
      ['少单药房', '9'],
      ['别家'],
      ['共名诊所7'],
    ];
    const wanted = (
      await hostSteps(
        env,
        questions.map(([name, status]) => told(name, status ? `o.status = ${status}` : undefined)),
      )
    ).map((rows) => (rows as Told[])[0]!);
    const backend = await hostBackend(env);
    const admin = await signedIn(backend.origin, 'admin.hq');
    for (const [i, [customerName, status]] of questions.entries()) {
      const found = await asked(admin, { customerName, ...(status ? { status: [status] } : {}) });
      const { total, amount, first } = wanted[i]!;
      const more = total > COUNTED_UP_TO;
      expect([customerName, status, found]).toEqual([
        ...[customerName, status],
        { total: Math.min(total, COUNTED_UP_TO), more, amount: more ? 0 : amount, first },
      ]);
    }
    // The list is longer than it is counted, and short enough with a state: both ways to count were taken.
    expect(wanted[0]!.total).toBeGreaterThan(COUNTED_UP_TO);
    expect(wanted[1]!.total).toBeLessThan(COUNTED_UP_TO);
    const lines = await admin.data(fairOrderApi.linePage, { tradeFairId, customerName: '共名诊所' });
    expect(lines).toMatchObject({ total: 0, records: [] });
    await backend.stop();
  });
});
