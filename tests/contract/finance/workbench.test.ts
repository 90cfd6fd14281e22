/* docs/domain/workbench.md#workbench: one row, one confirmed match; what is left over follows from the matches. */
import { ERROR } from '../../../src/contract/error-codes';
import { MATCH_STATUS, ROW_STATE, SIDE } from '../../../src/contract/finance/matching';
import { STATEMENT_STATUS } from '../../../src/contract/finance/statements';
import { workbenchApi } from '../../../src/contract/finance/workbench';
import type { MatchView } from '../../../src/contract/finance/workbench-records';
import { type Backend, main } from '../../support/backends';
import { type Client, signedIn } from '../../support/client';
import { runEnds } from '../../support/workStanding';

const statementId = '92001';

let backend: Backend;
let admin: Client;
let operator: Client;

beforeAll(async () => {
  backend = await main.start();
  admin = await signedIn(backend.origin, 'admin.hq');
  operator = await signedIn(backend.origin, 'op.hubei');
});
afterAll(() => backend.stop());

const bridgeOf = (id = statementId) => operator.data(workbenchApi.bridge, { statementId: id });
const rowsOf = async (side: 1 | 2, id = statementId) =>
  (await operator.data(workbenchApi.rows, { statementId: id, side, pageSize: 200 })).records;
const matchesOf = async (status: number[], id = statementId) =>
  (
    await operator.data(workbenchApi.matches, {
      statementId: id,
      status: status as MatchView['status'][],
      pageSize: 200,
    })
  ).records;
const diffsOf = async (id = statementId) =>
  (await operator.data(workbenchApi.diffs, { statementId: id, pageSize: 200 })).records;
const { suggested, confirmed, rejected } = MATCH_STATUS;

/** What people see of a statement, but for versions, times and the log. */
async function everything() {
  const matches = (await matchesOf([suggested, confirmed, rejected])).map(({ version: _, ...match }) => match);
  const diffs = (await diffsOf()).map(({ version: _, diffId: __, diffNo: ___, ...diff }) => diff);
  const { version: _, ...bridge } = await bridgeOf();
  return { matches, diffs, bridge, rows: [await rowsOf(1), await rowsOf(2)] };
}

const explained = ({
  opening,
  oursOnly,
  theirsOnly,
  amount,
  timing,
  duplicate,
  remainder,
}: Awaited<ReturnType<typeof bridgeOf>>) =>
  [opening, oursOnly, theirsOnly, amount, timing, duplicate, remainder].reduce(
    (sum, yuan) => sum + Math.round(Number(yuan) * 100),
    0,
  );

const ruleOf = (matches: readonly MatchView[], rule: string) => matches.filter((match) => match.rule === rule);

test('what the machine is sure of is confirmed, the rest is offered, and the bridge explains all', async () => {
  const sure = await matchesOf([confirmed]);
  expect(sure.map(({ rule }) => rule).sort()).toEqual(['M01', 'M01', 'M02', 'M05', 'M06']);
  const [priced] = ruleOf(sure, 'M06');
  expect(priced).toMatchObject({ grossResidual: '12.00', cause: 1, level: 3 });
  // A tolerance is never silent: the four fen are an adjustment of ours.
  expect(ruleOf(sure, 'M05')[0]).toMatchObject({ grossResidual: '0.00' });
  expect((await matchesOf([suggested])).every(({ rule }) => rule === 'M11')).toBe(true);
  const bridge = await bridgeOf();
  expect(bridge).toMatchObject({ status: STATEMENT_STATUS.different, amount: '12.00', remainder: '0.00', running: 0 });
  expect(explained(bridge)).toBe(Math.round(Number(bridge.difference) * 100));
  expect((await diffsOf()).find(({ cause }) => cause === 1)?.explained[0]).toMatchObject({
    ...{ pricePart: '12.00', priceLess: '0.4000', theirQty: '30', qtyLess: null, qtyUnit: null },
  });
});

test('a suggestion is confirmed, and undone as if nothing had been', async () => {
  const before = await everything();
  const [one] = await matchesOf([suggested]);
  const { matchId, version } = one!;
  const row = one!.rows.find(({ side }) => side === SIDE.ours)!;
  expect(
    (await operator.data(workbenchApi.candidates, { statementId, rowId: row.rowId })).map((match) => match.matchId),
  ).toEqual([matchId]);
  await operator.data(workbenchApi.confirm, { matchId, version });
  expect((await rowsOf(1)).find(({ rowId }) => rowId === row.rowId)).toMatchObject({
    state: ROW_STATE.matched,
    matchId,
  });
  expect((await bridgeOf()).remainder).toBe('0.00');
  expect((await operator.call(workbenchApi.confirm, { matchId, version })).code).toBe(ERROR.versionConflict);
  await operator.data(workbenchApi.undo, { statementId });
  expect(await everything()).toEqual(before);

  await operator.data(workbenchApi.reject, { matchId, version: version + 2 });
  expect(await operator.data(workbenchApi.candidates, { statementId, rowId: row.rowId })).toEqual([]);
  await operator.data(workbenchApi.undo, { statementId });
  expect(await everything()).toEqual(before);
  expect((await operator.call(workbenchApi.undo, { statementId })).code).toBe(ERROR.actionNotUndone);
});

test('R29: rows of one side make a match where they cancel out, in whatever order', async () => {
  const theirs = await rowsOf(2);
  const [plus, minus] = ['45.00', '-45.00'].map((amount) => theirs.find((row) => row.amount === amount)!.rowId);
  const alone = await operator.call(workbenchApi.match, { statementId, ourIds: [], counterIds: [plus!] });
  expect(alone.code).toBe(ERROR.matchRowsWrong);
  const { matchId } = await operator.data(workbenchApi.match, { statementId, ourIds: [], counterIds: [minus!, plus!] });
  expect((await matchesOf([confirmed])).find((match) => match.matchId === matchId)).toMatchObject({
    kind: 5,
    rule: 'M90',
  });
  // One row, one confirmed match: whoever comes second is told which.
  const [bill] = (await rowsOf(1)).filter(({ state }) => state === ROW_STATE.free);
  const second = await operator.call(workbenchApi.match, { statementId, ourIds: [bill!.rowId], counterIds: [plus!] });
  expect(second).toMatchObject({ code: ERROR.versionConflict, data: { matchId } });
});

test('a machine’s match that somebody takes apart is offered again, and no longer confirms itself', async () => {
  const [one] = ruleOf(await matchesOf([confirmed]), 'M02');
  await operator.data(workbenchApi.unmatch, { matchId: one!.matchId, version: one!.version });
  expect((await matchesOf([suggested])).find(({ rule }) => rule === 'M02')).toMatchObject({ hold: 1 });
  await operator.data(workbenchApi.recheck, { statementId });
  expect((await operator.call(workbenchApi.undo, { statementId })).code).toBe(ERROR.runIsOn);
  await runEnds(operator, statementId);
  expect(ruleOf(await matchesOf([suggested]), 'M02')).toHaveLength(1);
  expect(ruleOf(await matchesOf([confirmed]), 'M02')).toEqual([]);
});

test('a bulk is one entry of the log; a part that was matched elsewhere since has to be undone first', async () => {
  const items = (await matchesOf([suggested])).map(({ matchId, version }) => ({ matchId, version }));
  const { done, failed } = await operator.data(workbenchApi.batchConfirm, { statementId, items });
  expect([done, failed]).toEqual([items.length, []]);
  const [bulk] = (await operator.data(workbenchApi.actions, { statementId })).records;
  expect(bulk).toMatchObject({ count: items.length, canUndo: true });
  const [one] = (await matchesOf([confirmed])).filter(({ matchId }) => matchId === items[0]!.matchId);
  await operator.data(workbenchApi.unmatch, { matchId: one!.matchId, version: one!.version });
  const [bill] = (await rowsOf(1)).filter(({ rowId }) => one!.rows.some((row) => row.rowId === rowId));
  const [theirs] = (await rowsOf(2)).filter(({ rowId }) => one!.rows.some((row) => row.rowId === rowId));
  const hand = { statementId, ourIds: [bill!.rowId], counterIds: [theirs!.rowId] };
  await operator.data(workbenchApi.match, hand);
  const refused = await operator.call(workbenchApi.undo, { statementId, actionId: bulk!.actionId });
  expect(refused.code).toBe(ERROR.actionFollowed);
  await operator.data(workbenchApi.undo, { statementId });
  await operator.data(workbenchApi.undo, { statementId, actionId: bulk!.actionId });
  expect((await matchesOf([suggested])).length).toBe(items.length);
});

test('R32: of two who confirm at once one comes through', async () => {
  const [one] = await matchesOf([suggested]);
  const { matchId, version } = one!;
  const answers = await Promise.all(
    [operator, admin].map((client) => client.call(workbenchApi.confirm, { matchId, version })),
  );
  expect(answers.map(({ code }) => code).sort()).toEqual([200, ERROR.versionConflict]);
});
