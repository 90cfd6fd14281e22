/* A run of six steps that takes its time: what comes amid it comes in time, however slow the test is. */

export const statementId = '92002';
export const ROWS = 3_000;
/** So many numbers are a step. */
export const STEP = 500;

const rows = (side: 1 | 2) => `insert into statement_row
  (statement_id, branch_id, side, bill_type, source_ref, no, our_no, key, doc_date, amount)
  select statement_id, branch_id, ${side}, ${side === 1 ? '1' : 'null'}, 'killed ${side} ' || n,
    ${side === 1 ? `'CK20260210' || lpad(n::text, 6, '0')` : `'R' || n`},
    ${side === 1 ? `''` : `'CK20260210' || lpad(n::text, 6, '0')`},
    'CK20260210' || lpad(n::text, 6, '0'), '2026-02-10', 10000 + n
  from statement, generate_series(1, ${ROWS}) as n where statement_id = ${statementId}`;

export const longRun = [
  rows(1),
  rows(2),
  `create function dawdle() returns trigger language plpgsql as $$ begin perform pg_sleep(0.003); return new; end $$`,
  `create trigger dawdle before insert on statement_match for each row execute function dawdle()`,
];

export const MATCHED = `select count(*)::int as matches, count(distinct rows.row_id)::int as rows, max(match.match_id)::text as last
  from statement_match as match join statement_match_row as rows using (match_id)
  where match.statement_id = ${statementId} and rows.held = 1`;
