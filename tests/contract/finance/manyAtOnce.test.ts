/* docs/operations.md#connections: forty who confirm at once wait for each other, and keep nobody from reading. */
import { Client as PgClient } from 'pg';
import { workbenchApi } from '../../../src/contract/finance/workbench';
import { main } from '../../support/backends';
import { type Client, signedIn } from '../../support/client';

const onPostgres = process.env.TEST_DATABASE_URL ? test : test.skip;
const statementId = '92002';
const MANY = 40;
/** Longer than anybody waits for a connection. */
const HELD_MS = 4_000;
const LIMITS = { POOL_MAX: '6', CONNECTION_TIMEOUT_MS: '1500', LOCK_TIMEOUT_MS: '60000' };

/** One document of ours and one of his for each, and a suggestion that says so. */
const PLANTED = [
  ...([1, 2] as const).map(
    (
      side,
    ) => `insert into statement_row (statement_id, branch_id, side, bill_type, source_ref, no, key, doc_date, amount)
    select statement_id, branch_id, ${side}, ${side === 1 ? '1' : 'null'}, 'once ${side} ' || n, '${side}ONCE' || n,
      '${side}ONCE' || n, '2026-02-10', 8000000 + n
    from statement, generate_series(1, ${MANY}) as n where statement_id = ${statementId}`,
  ),
  `with made as (
    insert into statement_match (match_no, statement_id, branch_id, kind, rule, level, status, our_amount, counter_amount, gross, timing)
    select 'PDONCE-' || split_part(source_ref, ' ', 3), statement_id, branch_id, 1, 'M11', 2, 1, amount, amount, 0, 0
    from statement_row where source_ref like 'once 1 %' returning match_id, match_no)
  insert into statement_match_row (match_id, row_id, branch_id, side, held)
  select made.match_id, r.row_id, r.branch_id, r.side, 0 from made join statement_row r
    on r.source_ref in ('once 1 ' || split_part(made.match_no, '-', 2), 'once 2 ' || split_part(made.match_no, '-', 2))`,
];

async function offered(database: PgClient) {
  const found = await database.query<{ matchId: string; version: number }>(
    `select match_id::text as "matchId", version from statement_match where match_no like 'PDONCE-%' order by match_id`,
  );
  return found.rows;
}

/** Somebody who holds the statement for a while; reads go on. */
async function whileHeld(database: PgClient, client: Client, work: () => Promise<{ code: number }>[]) {
  await database.query('begin');
  await database.query(`select 1 from statement where statement_id = ${statementId} for update`);
  const answers = work();
  await new Promise((go) => setTimeout(go, HELD_MS));
  expect((await client.call(workbenchApi.bridge, { statementId })).code).toBe(200);
  await database.query('commit');
  return Promise.all(answers);
}

onPostgres(
  `${MANY} confirmations of one statement at once all come through, however long the first has waited`,
  async () => {
    const backend = await main.start(LIMITS);
    const client = await signedIn(backend.origin, 'op.hubei');
    const database = new PgClient({ connectionString: backend.databaseUrl });
    await database.connect();
    try {
      for (const text of PLANTED) await database.query(text);
      const matches = await offered(database);
      expect(matches).toHaveLength(MANY);
      const answers = await whileHeld(database, client, () =>
        matches.map((match) => client.call(workbenchApi.confirm, match)),
      );
      expect(answers.filter(({ code }) => code !== 200)).toEqual([]);
      const { rows } = await database.query(
        `select count(*)::int as count from statement_match where match_no like 'PDONCE-%' and status = 2`,
      );
      expect(rows).toEqual([{ count: MANY }]);
    } finally {
      await database.end();
      await backend.stop();
    }
  },
);
