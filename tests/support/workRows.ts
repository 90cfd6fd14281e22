/* Documents and suggestions of a statement, as SQL. */

/** Documents of one side: equal amounts, so that several may belong to one. */
export const documents = (
  side: 1 | 2,
  what: string,
  of: { count: number; amount: string; in: string },
) => `insert into statement_row
  (statement_id, branch_id, side, bill_type, source_ref, no, key, doc_date, amount)
  select statement_id, branch_id, ${side}, ${side === 1 ? '1' : 'null'}, '${what} ${side} ' || n, '${what}${side}N' || n,
    '${what}${side}N' || n, '2026-02-10', ${of.amount}
  from statement, generate_series(1, ${of.count}) as n where statement_id = ${of.in}`;

/** A suggestion of one of ours with one of theirs, for those that a condition pairs. */
export const suggestions = (what: string, matchNo: string, pairs: string) => `with made as (
    insert into statement_match (match_no, statement_id, branch_id, kind, rule, level, status, our_amount, counter_amount, gross, timing)
    select ${matchNo}, a.statement_id, a.branch_id, 1, 'M11', 2, 1, a.amount, b.amount, a.amount - b.amount, 0
    from statement_row a, statement_row b where a.source_ref like '${what} 1 %' and b.source_ref like '${what} 2 %' and ${pairs}
    returning match_id, match_no)
  insert into statement_match_row (match_id, row_id, branch_id, side, held)
  select made.match_id, r.row_id, r.branch_id, r.side, 0 from made join statement_row r
    on r.source_ref in ('${what} 1 ' || split_part(made.match_no, '-', 2), '${what} 2 ' || split_part(made.match_no, '-', 3))`;

export const nOf = (row: 'a' | 'b') => `split_part(${row}.source_ref, ' ', 3)::int`;
