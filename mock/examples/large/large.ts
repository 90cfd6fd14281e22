import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../server/platform/database/db';
import { readSetting, writeSetting } from '../../../server/platform/settings';
import { salesOrderLines, salesOrders } from './salesOrders';
import { fill, type Rows, type SeedOptions, shareOf, type Steps } from './fill';

/** What a large company has, whole or a share of it. */
const SIZES = { branches: 10_000, customers: 20_000, products: 50_000, orders: 100_000 } as const;
export type Counts = Record<keyof typeof SIZES, number>;

export const countsOf = (share: number): Counts => shareOf(SIZES, share);

export const FAIR = '70001';
const DONE = 'large';
/** Rows of one statement: a bar moves, and no statement grows without bound. */
const STEP = 10_000;

/** The n-th of some words, which begin again after the last. */
export const nameAt = (names: readonly string[], n: SQL) =>
  sql`(${sql.raw(`array[${names.map((one) => `'${one}'`).join(',')}]`)})[1 + (${n}) % ${sql.raw(String(names.length))}]`;

const n = sql.raw('n');
export const CITIES = '武汉 襄阳 宜昌 荆州 黄石 孝感 上海 浦东 广州 佛山 长沙 南昌 合肥 郑州 西安 成都'.split(' ');
export const SHOPS = '惠民 益康 百草 仁和堂 济世 安康 同心 春晖 杏林 广济 德仁 康泰 永安 福寿 天和 明德'.split(' ');
const KINDS = '大药房 药店 诊所 卫生服务中心 医院 医药连锁 医药公司'.split(' ');
const DRUGS = '阿莫西林 头孢克肟 布洛芬 对乙酰氨基酚 板蓝根 维生素C 氨氯地平 二甲双胍 奥美拉唑 蒙脱石'.split(' ');
const FORMS = '胶囊 片 颗粒 口服液 软膏 滴眼液 缓释片'.split(' ');

/** A hundred regional companies below the group, and branches below them. */
export const branches: Rows = (from, to) => sql`
  insert into branch (branch_id, branch_name, parent_id, org_type, path, sort)
  select 'L' || lpad(n::text, 5, '0'), '江城医药' || ${nameAt(CITIES, n)} || n || case when n <= 100 then '有限公司' else '分公司' end,
    case when n <= 100 then 'FDA' else 'L' || lpad((1 + n % 100)::text, 5, '0') end, case when n <= 100 then 2 else 3 end,
    '/FDA/' || case when n <= 100 then '' else 'L' || lpad((1 + n % 100)::text, 5, '0') || '/' end || 'L' || lpad(n::text, 5, '0') || '/',
    1000 + n
  from generate_series(${from}::int, ${to}::int) as n`;

export const customers =
  ({ branches: all }: Pick<Counts, 'branches'>): Rows =>
  (from, to) => sql`
  insert into customer (cust_id, cust_code, cust_name, pinyin, customer_type, branch_id, region_id, contact_name, contact_phone)
  select 'CL' || n, 'KHL' || lpad(n::text, 6, '0'), ${nameAt(CITIES, sql`n * 7`)} || ${nameAt(SHOPS, n)} || ${nameAt(KINDS, sql`n / 16`)} || n, '',
    1 + n % 9, 'L' || lpad((1 + (n * 31) % ${all}::int)::text, 5, '0'), r.id, '何敏', '139' || lpad((n % 100000000)::text, 8, '0')
  from generate_series(${from}::int, ${to}::int) as n
  join (select id, row_number() over (order by id) - 1 as at, count(*) over () as regions
    from region where not exists (select 1 from region as below where below.parent_id = region.id)) as r on r.at = n % r.regions`;

export const products: Rows = (from, to) => sql`
  insert into product (product_id, product_code, product_name, pinyin, spec, unit, manufacturer, approval_no, brand_id, category_id, supplier_id, operate_range_id)
  select 'PL' || n, 'SPL' || lpad(n::text, 6, '0'), ${nameAt(DRUGS, n)} || ${nameAt(FORMS, sql`n / 10`)}, '', (1 + n % 50) || 'mg×' || (6 + n % 48), '盒',
    p.manufacturer, '国药准字H9' || lpad(n::text, 7, '0'), p.brand_id, p.category_id, p.supplier_id, p.operate_range_id
  from generate_series(${from}::int, ${to}::int) as n
  join (select *, row_number() over (order by product_id) - 1 as at, count(*) over () as all_products
    from product where product_id not like 'PL%') as p on p.at = n % p.all_products`;

export const prices: Rows = (from, to) => sql`
  insert into branch_product (product_id, branch_id, list_price, cost_price, min_sale_price)
  select 'PL' || n, 'FDA', 10000 * (5 + n % 300), 7400 * (5 + n % 300), 8400 * (5 + n % 300)
  from generate_series(${from}::int, ${to}::int) as n`;

/** Orders of the customers of the fair, ten a minute in the week before 10 o’clock of the seed day. */
const orders =
  (day: string): Rows =>
  (from, to) => sql`
  insert into fair_order (order_no, trade_fair_id, branch_id, cust_id, salesman_id, order_time, order_amount, discount_amount, pay_amount, line_count, status)
  select 'ZL' || lpad(n::text, 9, '0'), ${FAIR}, c.branch_id, c.cust_id, coalesce(c.salesman_id, ''),
    (${day}::date + interval '10 hours') - (n / 10) * interval '1 minute', 2 * (n % 90000 + 1000), 0, 2 * (n % 90000 + 1000), 2, (array[0,1,2,3,9])[1 + n % 5]
  from generate_series(${from}::int, ${to}::int) as n
  join (select customer.cust_id, customer.branch_id, customer.salesman_id, row_number() over (order by customer.cust_id) - 1 as at, count(*) over () as customers
    from fair_customer join customer on customer.cust_id = fair_customer.cust_id
    where fair_customer.trade_fair_id = ${FAIR} and fair_customer.level = 1 and fair_customer.deleted = 0) as c on c.at = n % c.customers`;

export const lines =
  ({ products: all }: Pick<Counts, 'products'>): Rows =>
  (from, to) => sql`
  insert into fair_order_line (order_no, line_no, product_id, supplier_id, qty, unit_price, amount, discount_amount, net_amount, status)
  select 'ZL' || lpad(n::text, 9, '0'), line, 'PL' || (1 + (n * 13 + line) % ${all}::int), p.supplier_id, 10000, 100 * (n % 90000 + 1000), n % 90000 + 1000, 0, n % 90000 + 1000, 0
  from generate_series(${from}::int, ${to}::int) as n
  cross join generate_series(1, 2) as line
  join product as p on p.product_id = 'PL' || (1 + (n * 13 + line) % ${all}::int)`;

/**
 * Fills a seeded database with the figures of a large company: the same rows each time, made by the database itself.
 * Run again, it changes nothing.
 */
export async function seedLarge(db: Db, { day, share, report = () => undefined }: SeedOptions) {
  if (await readSetting(db, DONE)) return false;
  const counts = countsOf(share);
  const steps: Steps<keyof Counts> = [
    ['branches', 'companies', branches],
    ['customers', 'customers', customers(counts)],
    ['products', 'products', products],
    ['products', 'prices', prices],
    ['orders', 'orders', orders(day)],
    ['orders', 'order lines', lines(counts)],
    ['orders', 'sales orders', salesOrders(counts)(day)],
    ['orders', 'lines of sales orders', salesOrderLines(counts)(day)],
  ];
  await db.transaction(async (tx) => {
    await fill(tx, steps, { counts, step: STEP, report });
    await writeSetting(tx, DONE, String(share));
  });
  await db.execute(sql`analyze`);
  return true;
}
