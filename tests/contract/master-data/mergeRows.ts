import type { Step } from '../../support/onStore';
import type { Moments } from '../promotion/storeAt';

/** So many of a table, each like a row that is there, with these columns of its own. */
const like = (table: string, count: number, own: (n: number) => Record<string, unknown>): Step[] =>
  Array.from({ length: count }, (_, n) => ({
    sql: `insert into ${table} select (jsonb_populate_record(one, '${JSON.stringify(own(n))}')).* from
      (select given as one from ${table} as given limit 1) as picked`,
  }));

const GOODS = ['P004', 'P005', 'P006', 'P007'];

/** A second customer like the first, with twelve orders, a return, three statements, two licences and four concerns. */
export function copies(id: string, of: string): Step[] {
  return [
    {
      sql: `insert into customer select (jsonb_populate_record(one,
        '{"cust_id":"${id}","cust_code":"KH${id}","contact_phone":"13907112050"}')).* from customer as one where cust_id = '${of}'`,
    },
    ...like('sales_order', 12, (n) => ({ order_no: `DDX${n}`, cust_id: id, branch_id: 'FDB' })),
    ...like('return_record', 1, () => ({ return_no: 'THX1', cust_id: id, branch_id: 'FDB' })),
    ...like('statement', 3, (n) => ({
      ...{ statement_id: String(77_100 + n), statement_no: `DZX${n}`, party_type: 1, party_id: id, status: 4 },
      ...{ branch_id: 'FDB', period_start: `2025-0${n + 1}-01`, period_end: `2025-0${n + 1}-28` },
    })),
    ...like('licence', 2, (n) => ({
      licence_id: String(77_200 + n),
      owner_type: 2,
      owner_id: id,
      licence_no: `鄂X${n}`,
    })),
    ...like('goods_concern', 4, (n) => ({
      ...{ concern_id: String(77_300 + n), cust_id: id, branch_id: 'FDB', product_id: GOODS[n], concern_type: 3 },
    })),
  ];
}

/** What work leaves behind whatever it was: logs, sessions, keys, and the merge itself. */
const NOT_DUMPED = [
  ...['operation_log', 'session', 'idempotency', 'used_signature', 'rate_event', 'sms_code', 'job', 'setting'],
  ...['merge_record', 'merge_ref', 'sso_ticket', 'upload_ticket', 'monitor_figure', 'page_visit', 'app_user'],
];

/** A checksum for each table: any other row or value gives another one. */
export async function dumpOf(moments: Moments): Promise<Record<string, string>> {
  const [names] = await moments.onStore({
    sql: `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  });
  const tables = (Array.isArray(names) ? names : [])
    .map((row: { name: string }) => row.name)
    .filter((name) => !NOT_DUMPED.includes(name) && !name.startsWith('__'));
  const rows = await moments.onStore(
    ...tables.map((name) => ({
      sql: `select count(*) || ' ' || coalesce(md5(string_agg(one::text, E'\\n' order by one::text)), '') as dump from ${name} as one`,
    })),
  );
  return Object.fromEntries(
    tables.map((name, i) => {
      const [row] = rows[i] as { dump: string }[];
      return [name, row?.dump ?? ''];
    }),
  );
}
