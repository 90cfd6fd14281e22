/* docs/domain/workbench.md#workbench: in whatever order, a row is in one confirmed match, and undoing all leads back. */
import { Client as PgClient } from 'pg';
import { ERROR } from '../../../src/contract/error-codes';
import { MATCH_STATUS } from '../../../src/contract/finance/matching';
import { workbenchApi } from '../../../src/contract/finance/workbench';
import { type Backend, main } from '../../support/backends';
import { openedLines } from '../../support/bridgeLines';
import { type Client, signedIn } from '../../support/client';
import { documents, nOf, suggestions } from '../../support/workRows';
import { BREACHES } from '../../support/runWorld';
import { Dice } from '../../rules/dice';

/** Twenty thousand take half an hour where nobody else works (docs/cheatsheet.md); FIRST goes on where another run ended. */
const SEQUENCES = Number(process.env.SEQUENCES ?? 12);
const FIRST = Number(process.env.FIRST ?? 1);
const PAIRS = Number(process.env.PAIRS ?? 60);
const AT_ONCE = 4;
/** Statements that are worked in beside each other: a server that waits for one goes on with another. */
const LANES = 4;
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

/** All that people see of the statement, but for versions, times and the log. */
async function standing(statementId: string) {
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
const freeRows = (statementId: string) =>
  rowsOf<Row>(`select row_id::text as id, side from statement_row r where statement_id = ${statementId} and retired = 0
    and not exists (select 1 from statement_match_row m where m.row_id = r.row_id and held = 1) order by row_id`);
const matchesOf = (statementId: string, status: number) =>
  rowsOf<{ matchId: string; version: number }>(`select match_id::text as "matchId", version from statement_match
    where statement_id = ${statementId} and status = ${status} order by match_id`);

/** One command of somebody; what the server refuses is a command as well. */
async function command(statementId: string, dice: Dice) {
  const kind = dice.pick(['confirm', 'confirm', 'reject', 'unmatch', 'match', 'match', 'undo', 'redo'] as const);
  if (kind === 'undo' || kind === 'redo') return operator.call(workbenchApi[kind], { statementId });
  if (kind === 'match') {
    const free = dice.shuffled(await freeRows(statementId));
    const of = (side: 1 | 2) => free.filter((row) => row.side === side).map(({ id }) => id);
    const rows = { ourIds: of(1).slice(0, dice.int(0, 2)), counterIds: of(2).slice(0, dice.int(0, 2)) };
    return operator.call(workbenchApi.match, { statementId, ...rows, confirmCodes: [ERROR.signsDiffer] });
  }
  const matches = await matchesOf(statementId, kind === 'unmatch' ? MATCH_STATUS.confirmed : MATCH_STATUS.suggested);
  return matches.length > 0 ? operator.call(workbenchApi[kind], dice.pick(matches)) : undefined;
}

/** After each command: nothing is in two matches, and all sums are right. */
const expectUnbroken = async (seed: number) => expect([seed, await rowsOf(BREACHES)]).toEqual([seed, []]);

/** Each difference follows from the matches: its sums are the lines of the bridge, which is computed anew. */
async function expectSound(statementId: string, seed: number) {
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
  const { figures, opened } = await openedLines(operator, statementId);
  expect([seed, opened]).toEqual([seed, figures]);
}

/** Sequences of one statement, each from what there was and back to it. */
async function work(statementId: string, seeds: Iterator<number>) {
  const what = `seq${statementId}`;
  for (const side of [1, 2] as const)
    await database.query(documents(side, what, { count: 6, amount: '10000 + (n / 3) * 500', in: statementId }));
  await database.query(
    suggestions(what, `'PD${statementId}-' || ${nOf('a')} || '-' || ${nOf('b')}`, `a.amount = b.amount`),
  );
  await operator.data(workbenchApi.closing, { statementId, counterOpening: '0.00', counterClosing: null });
  const before = await standing(statementId);
  for (let next = seeds.next(); !next.done; next = seeds.next()) {
    const seed = next.value;
    const dice = new Dice(seed);
    for (let left = dice.int(2, 9); left > 0; left -= 1) {
      await command(statementId, dice);
      await expectUnbroken(seed);
    }
    await expectSound(statementId, seed);
    while ((await operator.call(workbenchApi.undo, { statementId })).success);
    expect([seed, await standing(statementId)]).toEqual([seed, before]);
  }
}

onPostgres(
  `${SEQUENCES} sequences of commands from the ${FIRST}. leave every row in one match, and are undone to what there was`,
  async () => {
    const free = await rowsOf<{ id: string }>(`select statement_id::text as id from statement
      where status in (1, 2) and counter_count = 0 and branch_id = 'FDB' order by statement_id limit ${LANES}`);
    expect(free.length).toBeGreaterThan(1);
    const seeds = Array.from({ length: SEQUENCES }, (_, i) => FIRST + i).values();
    await Promise.all(free.map(({ id }) => work(id, seeds)));
  },
  60_000 + SEQUENCES * 2_000,
);

onPostgres(
  `of ${PAIRS} pairs of people who confirm overlapping suggestions at the same moment exactly one wins, each time`,
  async () => {
    await database.query(documents(1, 'pair', { count: PAIRS, amount: '7000000 + n', in: statementId }));
    await database.query(documents(2, 'pair', { count: 2 * PAIRS, amount: '7000000 + (n + 1) / 2', in: statementId }));
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
