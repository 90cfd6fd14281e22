import { sql } from 'drizzle-orm';
import type { Rows } from './fill';

/** Beside the orders of the fair: the same number of common ones, of all companies over three months. */
export const salesOrders =
  ({ customers: all }: { customers: number }) =>
  (day: string): Rows =>
  (from, to) => sql`
  insert into sales_order (order_no, order_source, order_time, branch_id, cust_id, cust_code, cust_name, customer_type, region_id,
    order_amount, unit_discount, order_discount, payable_amount, paid_amount, pay_status, order_status, line_count)
  select 'DL' || lpad(n::text, 9, '0'), 1 + n % 5, (${day}::date + interval '8 hours') - (n % 129600) * interval '1 minute',
    c.branch_id, c.cust_id, c.cust_code, c.cust_name, c.customer_type, c.region_id,
    2 * (n % 90000 + 1000), 0, 0, 2 * (n % 90000 + 1000), case when n % 3 = 0 then 0 else 2 * (n % 90000 + 1000) end,
    case when n % 3 = 0 then 0 else 2 end, (array[10,20,30,40,50,60,70,90])[1 + n % 8], 2
  from generate_series(${from}::int, ${to}::int) as n
  join customer as c on c.cust_id = 'CL' || (1 + (n * 17) % ${all}::int)`;

export const salesOrderLines =
  ({ customers, products: all }: { customers: number; products: number }) =>
  (day: string): Rows =>
  (from, to) => sql`
  insert into sales_order_line (order_no, line_no, branch_id, order_time, product_id, product_code, product_name, spec, manufacturer, unit,
    qty, list_price, base_price, unit_price, amount, discount_amount, net_amount)
  select 'DL' || lpad(n::text, 9, '0'), line, c.branch_id, (${day}::date + interval '8 hours') - (n % 129600) * interval '1 minute',
    p.product_id, p.product_code, p.product_name, p.spec, p.manufacturer, p.unit,
    10000, 100 * (n % 90000 + 1000), 100 * (n % 90000 + 1000), 100 * (n % 90000 + 1000), n % 90000 + 1000, 0, n % 90000 + 1000
  from generate_series(${from}::int, ${to}::int) as n
  cross join generate_series(1, 2) as line
  join customer as c on c.cust_id = 'CL' || (1 + (n * 17) % ${customers}::int)
  join product as p on p.product_id = 'PL' || (1 + (n * 13 + line) % ${all}::int)`;
