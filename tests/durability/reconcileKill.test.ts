/* docs/domain/reconciliation.md#the-run: a run that was killed goes on behind its last step, to the same result. */
import { MATCH_STATUS } from '../../src/contract/finance/matching';
import { workbenchApi } from '../../src/contract/finance/workbench';
import { change } from '../contract/tasks/exports';
import { type Client, signedIn } from '../support/client';
import { startServer } from '../support/server';

const statementId = '92002';
const ROWS = 3_000;
/** So many numbers are a step. */
const STEP = 500;

const rows = (side: 1 | 2) => `insert into statement_row
  (statement_id, branch_id, side, bill_type, source_ref, no, our_no, key, doc_date, amount)
  select statement_id, branch_id, ${side}, ${side === 1 ? '1' : 'null'}, 'killed ${side} ' || n,
    ${side === 1 ? `'CK20260210' || lpad(n::text, 6, '0')` : `'R' || n`},
    ${side === 1 ? `''` : `'CK20260210' || lpad(n::text, 6, '0')`},
    'CK20260210' || lpad(n::text, 6, '0'), '2026-02-10', 10000 + n
  from statement, generate_series(1, ${ROWS}) as n where statement_id = ${statementId}`;

const PREPARED = [
  rows(1),
  rows(2),
  // The kill comes in time, however long the test takes to see that it is time for it.
  `create function dawdle() returns trigger language plpgsql as $$ begin perform pg_sleep(0.003); return new; end $$`,
  `create trigger dawdle before insert on statement_match for each row execute function dawdle()`,
];

const MATCHED = `select count(*)::int as matches, count(distinct rows.row_id)::int as rows, max(match.match_id)::text as last
  from statement_match as match join statement_match_row as rows using (match_id)
  where match.statement_id = ${statementId} and rows.held = 1`;

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));
const bridgeOf = (client: Client) => client.data(workbenchApi.bridge, { statementId });

test('a run that was killed goes on behind its last step, and matches everything once', async () => {
  const first = await startServer({ env: { PAGES: '0' }, prepare: (data) => change(data, ...PREPARED) });
  let client = await signedIn(first.origin, 'admin.hq');
  await client.data(workbenchApi.recheck, { statementId });
  while ((await bridgeOf(client)).runDone < 2) await wait(20);
  await first.kill();
  change(first, 'drop trigger dawdle on statement_match');
  const [before] = change(first, MATCHED) as [{ matches: number; rows: number; last: string }];
  expect(before.matches).toBeGreaterThanOrEqual(2 * STEP);
  expect(before.rows).toBeLessThan(2 * ROWS);

  const server = await first.restart();
  client = await signedIn(server.origin, 'admin.hq');
  // While nobody works on it, nobody else writes.
  while ((await bridgeOf(client)).running === 1) await wait(50);
  expect(await bridgeOf(client)).toMatchObject({ freeTheirs: 0, remainder: '0.00' });
  const { records } = await client.data(workbenchApi.matches, {
    statementId,
    status: [MATCH_STATUS.confirmed],
    pageSize: 10,
  });
  expect(records.every(({ rule }) => rule === 'M01')).toBe(true);
  const { records: actions } = await client.data(workbenchApi.actions, { statementId });
  expect(actions.map(({ count }) => count)).toEqual([ROWS]);
  await server.stop();
  const [after] = change(server, MATCHED) as [{ matches: number; rows: number }];
  expect(after).toMatchObject({ matches: 2 * ROWS, rows: 2 * ROWS });
});
