import { sql } from 'drizzle-orm';
import type { Db } from '../../../server/platform/database/db';
import { readSetting, writeSetting } from '../../../server/platform/settings';
import { fill, type Rows, type SeedOptions, shareOf, type Steps } from './fill';
import { branches, CITIES, customers, FAIR, lines, nameAt, prices, products, SHOPS } from './large';
import { salesOrderLines, salesOrders } from './salesOrders';
import { withoutIndexes } from './withoutIndexes';

/** What a group with a fair of ten million orders has, whole or a share of it. */
const SIZES = {
  branches: 10_000,
  staff: 20_000,
  customers: 200_000,
  products: 200_000,
  guests: 500_000,
  tickets: 1_000_000,
  logs: 2_000_000,
  orders: 10_000_000,
  sales: 1_000_000,
} as const;
type Counts = Record<keyof typeof SIZES, number>;

const DONE = 'huge';
/** Rows of one statement. */
const STEP = 250_000;
/** Ids of rows that the sequence of the database will not reach. */
const IDS = { customer: 1e15, second: 2e15, group: 3e15, guest: 4e15 } as const;

const n = sql.raw('n');
const each = (from: number, to: number) => sql`generate_series(${from}::bigint, ${to}::bigint) as n`;
const made = sql.raw(`'seed', '示例数据', timestamp '2026-01-01', 'seed', timestamp '2026-01-01'`);
const MADE = sql.raw('created_by, created_by_name, gmt_created, modified_by, gmt_modified');
/** Scattered over a range, the same each time. */
const some = (factor: number, range: number) => sql.raw(`(n * ${factor} % ${range})`);
const branchOf = (customer: ReturnType<typeof some>, all: number) =>
  sql`'L' || lpad((1 + (${customer} * 31) % ${sql.raw(String(all))})::text, 5, '0')`;

const staff =
  ({ branches: all }: Counts): Rows =>
  (from, to) => sql`
  insert into staff (staff_id, staff_name, person_id, branch_id)
  select 'YL' || n, ${nameAt(['何敏', '李强', '王芳', '赵磊', '陈静', '刘洋', '周涛', '吴霞'], n)} || n, 'PL' || n, 'L' || lpad((1 + n % ${all})::text, 5, '0')
  from ${each(from, to)}`;

/** Every customer is at the fair; one in ten has somebody below him who orders through him. */
const fairCustomers =
  ({ branches: all }: Counts): Rows =>
  (from, to) => sql`
  insert into fair_customer (id, trade_fair_id, level, parent_customer_id, cust_id, cust_code, customer_name, customer_type, branch_id, salesman_id, region_id, ${MADE})
  select ${IDS.customer}::bigint + c.n, ${FAIR}::bigint, 1, null, c.cust_id, c.cust_code, c.cust_name, c.customer_type, c.branch_id, 'YL' || (1 + c.n % 20000), c.region_id, ${made}
  from (select n, customer.* from ${each(from, to)} join customer on cust_id = 'CL' || n) as c
  union all
  select ${IDS.second}::bigint + n, ${FAIR}::bigint, 2, ${IDS.customer}::bigint + n, null, '', ${nameAt(CITIES, n)} || '社区' || ${nameAt(SHOPS, sql`n / 10`)} || '卫生室' || n, null,
    ${branchOf(n, all)}, 'YL' || (1 + n % 20000), '', ${made}
  from ${each(from, to)} where n % 10 = 0`;

const groups =
  ({ customers: all }: Counts): Rows =>
  (from, to) => sql`
  insert into guest_group (guest_group_id, trade_fair_id, group_name, fair_customer_id, ${MADE})
  select ${IDS.group}::bigint + n / 50, ${FAIR}::bigint, '第' || n / 50 || '组', ${IDS.customer}::bigint + 1 + n % ${all}::bigint, ${made}
  from ${each(from, to)} where n % 50 = 0`;

const guests =
  ({ customers: all, guests: most }: Counts): Rows =>
  (from, to) => sql`
  insert into guest (guest_id, trade_fair_id, guest_name, phone, fair_customer_id, guest_group_id, prize_group_label, seat_no, qr_token, ${MADE})
  select ${IDS.guest}::bigint + n, ${FAIR}::bigint,
    ${nameAt('王 李 张 刘 陈 杨 黄 赵 吴 周 徐 孙 马 朱 胡 郭 何 林 罗 高'.split(' '), n)} || ${nameAt('伟 芳 娜 敏 静 强 磊 洋 艳 勇 军 杰 涛 明 超 霞 平 刚 桂 英'.split(' '), sql`n / 20`)} || ${nameAt('国 华 文 建 志 海 春 秀 玉 晓'.split(' '), sql`n / 400`)},
    '13' || lpad((n * 7 % 1000000000)::text, 9, '0'), ${IDS.customer}::bigint + 1 + n % ${all}::bigint, ${IDS.group}::bigint + 1 + n % greatest(${most}::bigint / 50, 1),
    'L' || n % 8, 'A' || n % 1000, md5('guest' || n), ${made}
  from ${each(from, to)}`;

const tickets =
  ({ customers: all, guests: most }: Counts): Rows =>
  (from, to) => sql`
  insert into lottery_ticket (trade_fair_id, ticket_no, guest_id, fair_customer_id, source, status, issue_time)
  select ${FAIR}::bigint, 'TL' || lpad(n::text, 8, '0'), ${IDS.guest}::bigint + 1 + n % ${most}::bigint, ${IDS.customer}::bigint + 1 + (1 + n % ${most}::bigint) % ${all}::bigint, 3, case when n % 4 = 3 then 2 else 0 end,
    timestamp '2026-01-01' + n * interval '1 second'
  from ${each(from, to)}`;

const invitations: Rows = (from, to) => sql`
  insert into invitation (invitation_no, trade_fair_id, guest_id, channel, send_status, reply_status, send_time, inviter_id, inviter_name, token, gmt_created)
  select 'IL' || lpad(n::text, 8, '0'), ${FAIR}::bigint, ${IDS.guest}::bigint + n, 1 + n % 3, case when n % 5 = 0 then 0 else 1 end, n % 3,
    case when n % 5 = 0 then null else timestamp '2026-01-01' + n * interval '1 second' end, 'seed', '示例数据', md5('invitation' || n), timestamp '2026-01-01' + n * interval '1 second'
  from ${each(from, to)}`;

const checkIns: Rows = (from, to) => sql`
  insert into sign_in (sign_in_no, trade_fair_id, guest_id, session_no, sign_in_mode, sign_in_time)
  select 'QL' || lpad(n::text, 8, '0'), ${FAIR}::bigint, ${IDS.guest}::bigint + n, '20260101', 1 + n % 2, timestamp '2026-01-01 08:00' + n % 36000 * interval '1 second'
  from ${each(from, to)} where n % 2 = 0`;

const logs =
  (day: string, { branches: all, logs: most }: Counts): Rows =>
  (from, to) => sql`
  insert into operation_log (operate_time, login_name, operator_name, branch_id, menu_url, action, object_type, object_id, object_name, result_code, changes, cost_ms, ip, request_id)
  select ${day}::timestamp + interval '8 hours' - (${most}::bigint - n) * interval '10 seconds', 'staff' || n % 5000, ${nameAt(['何敏', '李强', '王芳', '赵磊'], n)} || n % 5000, ${branchOf(some(7919, 100_000), all)},
    'sale/guestManage', 1 + n % 9, 'guest', n::text, '来宾' || n, case when n % 50 = 0 then 43001 else 200 end, '{}', 5, '10.0.0.1', md5(n::text)
  from ${each(from, to)}`;

/** Spread over the year before the day, the latest ones last; a buyer in twenty orders through somebody. */
const orders =
  (day: string, { branches: all, customers: buyers, guests: most, orders: total }: Counts): Rows =>
  (from, to) => {
    const buyer = sql`(1 + n * 7919 % ${sql.raw(String(buyers))})`;
    return sql`
  insert into fair_order (order_no, trade_fair_id, branch_id, cust_id, second_level_customer_id, guest_id, salesman_id, order_time, order_amount, discount_amount, pay_amount, line_count, status)
  select 'ZL' || lpad(n::text, 9, '0'), ${FAIR}::bigint, ${branchOf(buyer, all)}, 'CL' || ${buyer},
    case when ${buyer} % 10 = 0 and n % 2 = 0 then ${IDS.second}::bigint + ${buyer} end, case when n % 3 = 0 then ${IDS.guest}::bigint + 1 + n % ${most}::bigint end, 'YL' || (1 + ${buyer} % 20000),
    ${day}::timestamp + interval '10 hours' - (${total}::bigint - n) * (interval '365 days' / ${total}::float8), 2 * (n % 90000 + 1000), 0, 2 * (n % 90000 + 1000), 2, (array[0,1,2,3,9])[1 + n % 5]
  from ${each(from, to)}`;
  };

const TABLES = [
  ...['branch', 'staff', 'customer', 'product', 'branch_product', 'fair_customer', 'guest_group', 'guest'],
  ...['lottery_ticket', 'invitation', 'sign_in', 'operation_log', 'fair_order', 'fair_order_line'],
  ...['sales_order', 'sales_order_line'],
] as const;

/**
 * Fills a seeded PostgreSQL database with a group that has run for years: the same rows each time, made by the database
 * itself, in one transaction. Run again, it changes nothing.
 */
export async function seedHuge(db: Db, { day, share, report = () => undefined }: SeedOptions) {
  if (await readSetting(db, DONE)) return false;
  if (await readSetting(db, 'large')) throw new Error('This database is large already: make it huge from the start.');
  const counts = shareOf(SIZES, share);
  const steps: Steps<keyof Counts> = [
    ['branches', 'companies', branches],
    ['staff', 'staff', staff(counts)],
    ['customers', 'customers', customers(counts)],
    ['products', 'products', products],
    ['products', 'prices', prices],
    ['customers', 'customers of the fair', fairCustomers(counts)],
    ['guests', 'groups', groups(counts)],
    ['guests', 'guests', guests(counts)],
    ['tickets', 'tickets', tickets(counts)],
    ['guests', 'invitations', invitations],
    ['guests', 'check-ins', checkIns],
    ['logs', 'operation log', logs(day, counts)],
    ['orders', 'orders', orders(day, counts)],
    ['orders', 'order lines', lines(counts)],
    ['sales', 'sales orders', salesOrders(counts)(day)],
    ['sales', 'lines of sales orders', salesOrderLines(counts)(day)],
  ];
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`set local maintenance_work_mem = '512MB'`);
    const fillAll = () => fill(tx, steps, { counts, step: STEP, report });
    await withoutIndexes(tx, TABLES, { fill: fillAll, report });
    await writeSetting(tx, DONE, String(share));
  });
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`analyze`);
  });
  report('statistics');
  return true;
}
