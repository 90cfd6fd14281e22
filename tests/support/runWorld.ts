import { MINUTE } from '../../server/platform/clock';

/* One statement for `tryRuns.ts`: rows that each pass finds something of, and what may never be so. */

export const SHANGHAI_NOON = Date.parse('2026-03-08T01:00:00Z') + MINUTE;

/** The beginning of a statement that makes rows of one side; how many there are ends it. */
export const row = (side: 1 | 2, what: string, of: string) => `insert into statement_row
  (statement_id, branch_id, side, bill_type, source_ref, no, our_no, key, doc_date, amount)
  select 1, 'B1', ${side}, ${side === 1 ? 1 : 'null'}, '${what} ${side} ' || n, ${of} from generate_series(1, `;

export const COMPANY = [
  `insert into branch (branch_id, branch_name, org_type, path) values ('B1', '一号公司', 1, '/B1/')`,
  `insert into statement (statement_id, statement_no, branch_id, party_type, party_id, party_code, party_name,
    period_start, period_end, opening_amount, sales_amount, return_amount, discount_amount, rebate_amount,
    received_amount, closing_amount, bill_count, status, created_by, created_by_name, gmt_created, modified_by, gmt_modified)
   values (1, 'DZ1', 'B1', 1, 'C1', 'KH1', '客户', '2026-02-01', '2026-02-28', 0, 0, 0, 0, 0, 0, 0, 0, 2,
    'x', 'x', '2026-03-01 08:00:00', 'x', '2026-03-01 08:00:00')`,
];

/** Numbers of both sides, some with another amount, some twice; amounts without a number; sums. */
export const FILLED = [
  ...COMPANY,
  `${row(1, 'no', `'CK20260210' || lpad(n::text, 6, '0'), '', 'CK20260210' || lpad(n::text, 6, '0'), '2026-02-10', 10000 + n`)}1200) as n`,
  `${row(
    2,
    'no',
    `'R' || n, 'CK20260210' || lpad(n::text, 6, '0'), 'CK20260210' || lpad(n::text, 6, '0'), '2026-02-11',
     10000 + n - (case when n % 50 = 0 then 700 when n % 33 = 0 then 3 else 0 end)`,
  )}1190) as n`,
  `${row(2, 'twice', `'D' || n, 'CK20260210' || lpad(n::text, 6, '0'), 'CK20260210' || lpad(n::text, 6, '0'), '2026-02-12', 10000 + n`)}20) as n`,
  `${row(1, 'plain', `'SK' || n, '', 'SK' || n, date '2026-02-01' + (n % 25), 5000000 + n * 7`)}300) as n`,
  `${row(2, 'plain', `'', '', '', date '2026-02-02' + (n % 25), 5000000 + n * 7`)}280) as n`,
  `${row(1, 'sum', `'SM' || n, '', 'SM' || n, '2026-02-15', 90000000 + n * n * 1001`)}8) as n`,
  `${row(2, 'sum', `'', '', '', '2026-02-16', 2 * 90000000 + (n * n + (n + 1) * (n + 1)) * 1001`)}4) as n`,
  `insert into job (job_id, kind, key, payload, run_at, created_at, traceparent)
   values (1, 'reconcile', '1 1', '{"statementId":"1","runNo":1}', now(), now(), '')`,
];

/** As before the run. */
export const RESET = [
  `delete from statement_diff`,
  `delete from statement_match_row`,
  `delete from statement_match`,
  `delete from statement_action`,
  `delete from statement_row where source_ref like 'adjustment %'`,
  `update statement set running = 1, run_count = 1, run_done = 0, status = 2`,
  `update job set progress = null`,
];

/** The rows of each match and the rule that found it; not its number, which goes on from run to run. */
export const LEFT = `select rule, status, kind, our_amount::text, counter_amount::text, gross::text,
    (select string_agg(r.source_ref, ' ' order by r.source_ref) from statement_match_row mr
      join statement_row r using (row_id) where mr.match_id = m.match_id and r.source_ref not like 'adjustment %') as rows
  from statement_match m order by rows, rule`;

/** A row in two confirmed matches; one that is held by no confirmed match, or the other way round; sums that are wrong. */
export const BREACHES = `
  select 'held twice' as breach, row_id::text as id from statement_match_row mr join statement_match m using (match_id)
    where m.status = 2 group by row_id having count(*) > 1
  union all
  select 'held', m.match_id::text from statement_match m join statement_match_row mr using (match_id)
    where (m.status = 2) <> (mr.held = 1)
  union all
  select 'sums', m.match_id::text from statement_match m
    join statement_match_row mr using (match_id) join statement_row r using (row_id)
    group by m.match_id, m.our_amount, m.counter_amount, m.gross
    having m.our_amount <> coalesce(sum(r.amount) filter (where r.side = 1), 0)
      or m.counter_amount <> coalesce(sum(r.amount) filter (where r.side = 2), 0)
      or m.gross <> m.our_amount - m.counter_amount`;
