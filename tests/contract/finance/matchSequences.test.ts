/* 05b J1: whatever is done in whatever order, a row stands in one confirmed match, and undoing all leads back to the beginning. */
import { Client as PgClient } from 'pg';
import { ERROR } from '../../../src/contract/error-codes';
import { MATCH_STATUS } from '../../../src/contract/finance/matching';
import { workbenchApi } from '../../../src/contract/finance/workbench';
import { type Backend, main } from '../../support/backends';
import { type Client, signedIn } from '../../support/client';
import { BREACHES } from '../../support/runWorld';
import { Dice } from '../../rules/dice';

/** `SEQUENCES=20000 PAIRS=1000 npm run jest -- tests/contract/finance/matchSequences` for a long run. */
const SEQUENCES = Number(process.env.SEQUENCES ?? 12);
const PAIRS = Number(process.env.PAIRS ?? 60);
const AT_ONCE = 4;
const onPostgres = process.env.TEST_DATABASE_URL ? test : test.skip;
const statementId = '92002';

let backend: Backend;
let operator: Client;
let other: Client;
let database: PgClient;

beforeAll(async () => {
  backend = await main.start();
  [operator, other] = await Promise.all([signedIn(backend.origin, 'op.hubei'), signedIn(backend.origin, 'admin.hq')]);
  if (!backend.databaseUrl) return;
  database = new PgClient({ connectionString: backend.databaseUrl });
  await database.connect();
});
afterAll(async () => {
  if (backend.databaseUrl) await database.end();
  await backend.stop();
});

const rowsOf = async <Row extends object>(text: string) => (await database.query<Row>(text)).rows;

/** Documents of one side: equal amounts, so that several may belong to one. */
const documents = (side: 1 | 2, what: string, of: { count: number; amount: string }) => `insert into statement_row
  (statement_id, branch_id, side, bill_type, source_ref, no, key, doc_date, amount)
  select statement_id, branch_id, ${side}, ${side === 1 ? '1' : 'null'}, '${what} ${side} ' || n, '${what}${side}N' || n,
    '${what}${side}N' || n, '2026-02-10', ${of.amount}
  from statement, generate_series(1, ${of.count}) as n where statement_id = ${statementId}`;

/** A suggestion of one of ours with one of theirs, for those that a condition pairs. */
const suggestions = (what: string, matchNo: string, pairs: string) => `with made as (
    insert into statement_match (match_no, statement_id, branch_id, kind, rule, level, status, our_amount, counter_amount, gross, timing)
    select ${matchNo}, a.statement_id, a.branch_id, 1, 'M11', 2, 1, a.amount, b.amount, a.amount - b.amount, 0
    from statement_row a, statement_row b where a.source_ref like '${what} 1 %' and b.source_ref like '${what} 2 %' and ${pairs}
    returning match_id, match_no)
  insert into statement_match_row (match_id, row_id, branch_id, side, held)
  select made.match_id, r.row_id, r.branch_id, r.side, 0 from made join statement_row r
    on r.source_ref in ('${what} 1 ' || split_part(made.match_no, '-', 2), '${what} 2 ' || split_part(made.match_no, '-', 3))`;

const nOf = (row: 'a' | 'b') => `split_part(${row}.source_ref, ' ', 3)::int`;

/** All that people see of the statement, but for versions, times and the log. */
async function standing() {
  const matches = await rowsOf(`select match_id, status, hold, our_amount, counter_amount, gross, timing, cause
    from statement_match where statement_id = ${statementId} and status < 4 order by match_id`);
  const diffs = await rowsOf(`select key, diff_type, cause, diff_amount, bill_no, counter_bill_no, match_id
    from statement_diff where statement_id = ${statementId} order by key`);
  const figures = await rowsOf(`select status, diff_count, open_diff_count, suggest_count, remainder, counter_amount
    from statement where statement_id = ${statementId}`);
  return JSON.stringify({ matches, diffs, figures });
}

interface Row {
  id: string;
  side: 1 | 2;
}
const freeRows = () =>
  rowsOf<Row>(`select row_id::text as id, side from statement_row r where statement_id = ${statementId} and retired = 0
    and not exists (select 1 from statement_match_row m where m.row_id = r.row_id and held = 1) order by row_id`);
const matchesOf = (status: number) =>
  rowsOf<{ matchId: string; version: number }>(`select match_id::text as "matchId", version from statement_match
    where statement_id = ${statementId} and status = ${status} order by match_id`);

/** One command of somebody; what the server refuses is a command as well. */
async function command(dice: Dice) {
  const kind = dice.pick(['confirm', 'confirm', 'reject', 'unmatch', 'match', 'match', 'undo', 'redo'] as const);
  if (kind === 'undo' || kind === 'redo') return operator.call(workbenchApi[kind], { statementId });
  if (kind === 'match') {
    const free = dice.shuffled(await freeRows());
    const of = (side: 1 | 2) => free.filter((row) => row.side === side).map(({ id }) => id);
    const rows = { ourIds: of(1).slice(0, dice.int(0, 2)), counterIds: of(2).slice(0, dice.int(0, 2)) };
    return operator.call(workbenchApi.match, { statementId, ...rows, confirmCodes: [ERROR.signsDiffer] });
  }
  const matches = await matchesOf(kind === 'unmatch' ? MATCH_STATUS.confirmed : MATCH_STATUS.suggested);
  return matches.length > 0 ? operator.call(workbenchApi[kind], dice.pick(matches)) : undefined;
}

async function expectSound(seed: number) {
  expect([seed, await rowsOf(BREACHES)]).toEqual([seed, []]);
  // Each difference follows from the matches: its sums are the lines of the bridge, which is computed anew.
  const bridge = await operator.data(workbenchApi.bridge, { statementId });
  const sums = await rowsOf<{
    type: number;
    sum: string;
  }>(`select diff_type as type, (sum(diff_amount) / 100.0)::numeric(14,2)::text as sum
    from statement_diff where statement_id = ${statementId} group by diff_type`);
  const lines = [bridge.oursOnly, bridge.theirsOnly, bridge.amount, bridge.timing, bridge.duplicate];
  expect([seed, lines.map(Number)]).toEqual([
    seed,
    lines.map((_, i) => Number(sums.find(({ type }) => type === i + 1)?.sum ?? 0)),
  ]);
  expect(bridge.remainder).toBe('0.00');
}

onPostgres(
  `${SEQUENCES} sequences of commands leave every row in one match, and are undone to what there was`,
  async () => {
    for (const side of [1, 2] as const)
      await database.query(documents(side, 'seq', { count: 6, amount: '10000 + (n / 3) * 500' }));
    await database.query(suggestions('seq', `'PDSEQ-' || ${nOf('a')} || '-' || ${nOf('b')}`, `a.amount = b.amount`));
    await operator.data(workbenchApi.closing, { statementId, counterOpening: '0.00', counterClosing: null });
    const before = await standing();
    for (let seed = 1; seed <= SEQUENCES; seed += 1) {
      const dice = new Dice(seed);
      for (let left = dice.int(2, 9); left > 0; left -= 1) {
        await command(dice);
        await expectSound(seed);
      }
      while ((await operator.call(workbenchApi.undo, { statementId })).success);
      expect([seed, await standing()]).toEqual([seed, before]);
    }
  },
  60_000 + SEQUENCES * 2_000,
);

onPostgres(
  `of ${PAIRS} pairs of people who confirm overlapping suggestions at the same moment exactly one wins, each time`,
  async () => {
    await database.query(documents(1, 'pair', { count: PAIRS, amount: '7000000 + n' }));
    await database.query(documents(2, 'pair', { count: 2 * PAIRS, amount: '7000000 + (n + 1) / 2' }));
    await database.query(suggestions('pair', `'PDTWO-' || ${nOf('a')} || '-' || ${nOf('b')}`, `a.amount = b.amount`));
    const offered = await rowsOf<{ matchId: string; version: number; no: string }>(`select match_id::text as "matchId",
      version, match_no as no from statement_match where match_no like 'PDTWO-%' order by match_id`);
    expect(offered).toHaveLength(2 * PAIRS);
    const pairs = Array.from({ length: PAIRS }, (_, i) =>
      offered
        .filter(({ no }) => no.split('-')[1] === String(i + 1))
        .map(({ matchId, version }) => ({ matchId, version })),
    );
    for (let from = 0; from < PAIRS; from += AT_ONCE)
      await Promise.all(
        pairs.slice(from, from + AT_ONCE).map(async ([one, two]) => {
          const answers = await Promise.all([
            operator.call(workbenchApi.confirm, one!),
            other.call(workbenchApi.confirm, two!),
          ]);
          const winner = answers[0].success ? one! : two!;
          const [loser] = answers.filter(({ success }) => !success);
          expect(answers.filter(({ success }) => success)).toHaveLength(1);
          expect(loser).toMatchObject({ code: ERROR.versionConflict, data: { matchId: winner.matchId } });
        }),
      );
    expect(await rowsOf(BREACHES)).toEqual([]);
    expect(
      await rowsOf(
        `select 1 from statement_match where match_no like 'PDTWO-%' and status = ${MATCH_STATUS.confirmed}`,
      ),
    ).toHaveLength(PAIRS);
  },
  60_000 + PAIRS * 1_000,
);
