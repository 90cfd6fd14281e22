/* docs/domain/workbench.md#workbench: the way back, of a bulk and of one of its parts, and forth again. */
import { Client as PgClient } from 'pg';
import { ERROR } from '../../../src/contract/error-codes';
import { ACTION_KIND, MATCH_STATUS, ROW_STATE } from '../../../src/contract/finance/matching';
import { workbenchApi } from '../../../src/contract/finance/workbench';
import type { MatchView } from '../../../src/contract/finance/workbench-records';
import { type Backend, main } from '../../support/backends';
import { type Client, signedIn } from '../../support/client';

const { suggested, confirmed, rejected, dissolved } = MATCH_STATUS;
const PARTS = 500;
const onPostgres = process.env.TEST_DATABASE_URL ? test : test.skip;

let backend: Backend;
let operator: Client;

beforeAll(async () => {
  backend = await main.start();
  operator = await signedIn(backend.origin, 'op.hubei');
});
afterAll(() => backend.stop());

const matchesOf = async (statementId: string, status: MatchView['status'][], rule?: 'M11') =>
  (await operator.data(workbenchApi.matches, { statementId, status, pageSize: PARTS, ...(rule ? { rule } : {}) }))
    .records;
const actionsOf = async (statementId: string) =>
  (await operator.data(workbenchApi.actions, { statementId, pageSize: 100 })).records;
const bridgeOf = (statementId: string) => operator.data(workbenchApi.bridge, { statementId });
const one = ({ matchId, version }: MatchView) => ({ matchId, version });

test('what was taken back is made again, step by step, until something else is done', async () => {
  const statementId = '92001';
  const statusOf = async (matchId: string) =>
    (await matchesOf(statementId, [suggested, confirmed, rejected, dissolved])).find((each) => each.matchId === matchId)
      ?.status;
  const undo = () => operator.data(workbenchApi.undo, { statementId });
  const redo = () => operator.call(workbenchApi.redo, { statementId });
  expect((await redo()).code).toBe(ERROR.actionNotUndone);
  const [first, second] = await matchesOf(statementId, [suggested]);
  const [sure] = (await matchesOf(statementId, [confirmed])).filter(({ rule }) => rule === 'M02');
  const before = await bridgeOf(statementId);
  await operator.data(workbenchApi.confirm, one(first!));
  await operator.data(workbenchApi.reject, one(second!));
  await operator.data(workbenchApi.unmatch, one(sure!));
  const states = () => Promise.all([first!, second!, sure!].map(({ matchId }) => statusOf(matchId)));
  const done = [confirmed, rejected, suggested];
  expect(await states()).toEqual(done);
  const after = await bridgeOf(statementId);
  for (let left = 3; left > 0; left -= 1) expect(await undo()).toEqual({ undone: 1, skipped: 0 });
  expect(await states()).toEqual([suggested, suggested, confirmed]);
  expect({ ...(await bridgeOf(statementId)), version: 0 }).toEqual({ ...before, version: 0 });
  for (let left = 3; left > 0; left -= 1) expect((await redo()).data).toEqual({ done: 1, skipped: 0 });
  expect(await states()).toEqual(done);
  expect({ ...(await bridgeOf(statementId)), version: 0 }).toEqual({ ...after, version: 0 });
  expect((await matchesOf(statementId, [suggested])).find(({ matchId }) => matchId === sure!.matchId)?.hold).toBe(1);
  expect((await redo()).code).toBe(ERROR.actionNotUndone);
  expect((await actionsOf(statementId)).slice(0, 3).map(({ kind, canUndo }) => [kind, canUndo])).toEqual(
    Array.from({ length: 3 }, () => [ACTION_KIND.redo, false]),
  );
  // The one that was made again is taken back again; what is done then ends what could be made again.
  await undo();
  expect(await statusOf(sure!.matchId)).toBe(confirmed);
  await operator.data(workbenchApi.undo, { statementId });
  const [again] = (await matchesOf(statementId, [suggested])).filter(({ matchId }) => matchId === second!.matchId);
  await operator.data(workbenchApi.confirm, one(again!));
  expect((await redo()).code).toBe(ERROR.actionNotUndone);
});

/** Of both sides the same amounts and days, and no number that says which belong together. */
const rows = (side: 1 | 2) => `insert into statement_row
  (statement_id, branch_id, side, bill_type, source_ref, no, key, doc_date, amount)
  select statement_id, branch_id, ${side}, ${side === 1 ? '1' : 'null'}, 'many ${side} ' || n,
    '${side === 1 ? 'CKA' : 'R'}' || n, '${side === 1 ? 'CKA' : 'R'}' || n, '2026-02-10', 9000000 + n * 10
  from statement, generate_series(1, ${PARTS}) as n where statement_id = 92002`;

onPostgres(
  'R31: of a bulk of 500 one part is taken back, and the rest, behind what was done with another',
  async () => {
    const statementId = '92002';
    const client = new PgClient({ connectionString: backend.databaseUrl });
    await client.connect();
    for (const statement of [rows(1), rows(2)]) await client.query(statement);
    const other = await client.query<{ id: string }>(
      `insert into statement_row (statement_id, branch_id, side, source_ref, no, doc_date, amount)
      select statement_id, branch_id, 2, 'many other', 'OTHER', '2026-02-27', 77 from statement where statement_id = 92002
      returning row_id::text as id`,
    );
    await client.end();
    await operator.data(workbenchApi.recheck, { statementId });
    while ((await bridgeOf(statementId)).running === 1) await new Promise((go) => setTimeout(go, 50));
    const offered = await matchesOf(statementId, [suggested], 'M11');
    expect(offered).toHaveLength(PARTS);
    const confirmedCount = async () => (await matchesOf(statementId, [confirmed], 'M11')).length;

    await operator.data(workbenchApi.batchConfirm, { statementId, items: offered.map(one) });
    const [bulk] = await actionsOf(statementId);
    expect(bulk).toMatchObject({ kind: ACTION_KIND.confirm, count: PARTS, undone: 0 });
    const undo = (partNo?: number) =>
      operator.call(workbenchApi.undo, { statementId, actionId: bulk!.actionId, ...(partNo ? { partNo } : {}) });

    expect((await undo(37)).data).toEqual({ undone: 1, skipped: 0 });
    expect(await confirmedCount()).toBe(PARTS - 1);
    expect((await undo(37)).code).toBe(ERROR.actionNotUndone);
    expect((await undo(PARTS + 1)).code).toBe(ERROR.actionNotUndone);

    const twelfth = (await matchesOf(statementId, [confirmed], 'M11')).find(
      ({ matchId }) => matchId === offered[11]!.matchId,
    )!;
    await operator.data(workbenchApi.unmatch, one(twelfth));
    const bill = twelfth.rows.find(({ side }) => side === 1)!.rowId;
    const hand = { statementId, ourIds: [bill], counterIds: [other.rows[0]!.id] };
    const { matchId } = await operator.data(workbenchApi.match, hand);
    const [later] = await actionsOf(statementId);
    const refused = await undo();
    expect(refused.code).toBe(ERROR.actionFollowed);
    expect(refused.data).toEqual([
      expect.objectContaining({ rowId: bill, matchId, partNo: 12, actionId: later!.actionId }),
    ]);
    expect(await confirmedCount()).toBe(PARTS - 2);

    await operator.data(workbenchApi.undo, { statementId, actionId: later!.actionId });
    expect((await undo()).data).toEqual({ undone: PARTS - 2, skipped: 1 });
    expect(await confirmedCount()).toBe(0);
    expect((await actionsOf(statementId)).find(({ actionId }) => actionId === bulk!.actionId)).toMatchObject({
      ...{ count: PARTS, undone: 1, canUndo: false },
    });
    // In one step it is all there again.
    expect((await operator.call(workbenchApi.redo, { statementId })).data).toEqual({ done: PARTS - 2, skipped: 0 });
    expect(await confirmedCount()).toBe(PARTS - 2);
    const { records } = await operator.data(workbenchApi.rows, {
      ...{ statementId, side: 1, rule: 'M11', state: [ROW_STATE.matched], pageSize: PARTS },
    });
    expect(records).toHaveLength(PARTS - 2);
  },
);
