/* docs/domain/workbench.md#workbench: how sure a row's match is, where a row has come from, and what is offered. */
import { Client as PgClient } from 'pg';
import { BILL_TYPE, MATCH_LEVEL, MATCH_STATUS, ROW_SOURCE, ROW_STATE } from '../../../src/contract/finance/matching';
import { counterApi } from '../../../src/contract/finance/counter';
import { workbenchApi } from '../../../src/contract/finance/workbench';
import { type Backend, main } from '../../support/backends';
import { type Client, signedIn } from '../../support/client';
import { documents, suggestions as planted } from '../../support/workRows';
import { workOf } from '../../support/workStanding';

const onPostgres = process.env.TEST_DATABASE_URL ? test : test.skip;
const statementId = '92001';
const { high, middle, byHand } = MATCH_LEVEL;

let backend: Backend;
let operator: Client;
let january: ReturnType<typeof workOf>;

beforeAll(async () => {
  backend = await main.start();
  operator = await signedIn(backend.origin, 'op.hubei');
  january = workOf(operator, statementId);
});
afterAll(() => backend.stop());

const sought = async (side: 1 | 2, more: object) =>
  (await operator.data(workbenchApi.rows, { statementId, side, pageSize: 200, ...more })).records;
const suggestions = async () =>
  (await operator.data(workbenchApi.matches, { statementId, status: [MATCH_STATUS.suggested], pageSize: 200 })).records;

test('each row says how sure its match is, and both panes are searched by it and by the type of a bill', async () => {
  const [ours, theirs] = [await january.rowsOf(1), await january.rowsOf(2)];
  for (const { state, level } of [...ours, ...theirs]) {
    if (state === ROW_STATE.matched) expect(level).toBe(high);
    else expect(level).toBe(state === ROW_STATE.suggested ? middle : null);
  }
  expect(new Set(ours.map(({ level }) => level))).toEqual(new Set([high, middle, null]));
  for (const [side, all] of [
    [1, ours],
    [2, theirs],
  ] as const)
    for (const level of [high, middle])
      expect((await sought(side, { level })).map(({ rowId }) => rowId)).toEqual(
        all.filter((row) => row.level === level).map(({ rowId }) => rowId),
      );
  expect(await sought(1, { level: middle, rule: 'M01' })).toEqual([]);
  // Rows of a suggestion count as open, and the list of differences says that there is one.
  const isOffered = new Map([...ours, ...theirs].map(({ no, state }) => [no, state === ROW_STATE.suggested ? 1 : 0]));
  const lone = (await january.diffsOf()).filter(({ diffType }) => diffType === 1 || diffType === 2);
  expect(lone.map(({ hasSuggestion }) => hasSuggestion)).toEqual(
    lone.map(({ billNo, counterBillNo }) => isOffered.get(billNo || counterBillNo)),
  );
  expect(new Set(lone.map(({ hasSuggestion }) => hasSuggestion))).toEqual(new Set([0, 1]));
  const returns = await sought(1, { billType: BILL_TYPE.return });
  expect(returns.length).toBe(ours.filter(({ billType }) => billType === BILL_TYPE.return).length);
  // A row of the partner is of no type: it stays in sight.
  expect(await sought(2, { billType: BILL_TYPE.return })).toHaveLength(theirs.length);
});

test('a suggestion is hidden while one of its rows is matched elsewhere, and is back when the row is free', async () => {
  const before = await january.standing();
  const all = await suggestions();
  const [one] = all;
  const [bill, theirs] = [1, 2].map((side) => one!.rows.find((row) => row.side === side)!);
  const { rowId } = await operator.data(counterApi.add, {
    ...{ statementId, no: 'HAND-1', date: bill!.date, amount: bill!.amount, ourNo: '' },
  });
  await january.runEnds();
  expect((await january.rowsOf(2)).find((row) => row.rowId === rowId)?.source).toBe(ROW_SOURCE.byHand);
  expect(before.rows.filter(({ side }) => side === 2).every(({ source }) => source === ROW_SOURCE.file)).toBe(true);
  const pair = (await suggestions()).find(({ rows }) => rows.some((row) => row.rowId === theirs!.rowId));
  const hand = { statementId, ourIds: [bill!.rowId], counterIds: [rowId] };
  await operator.data(workbenchApi.match, hand);
  expect((await january.rowsOf(1)).find((row) => row.rowId === bill!.rowId)).toMatchObject({ level: byHand });
  expect((await january.rowsOf(2)).find((row) => row.rowId === theirs!.rowId)).toMatchObject({
    ...{ state: ROW_STATE.free, level: null },
  });
  expect(await operator.data(workbenchApi.candidates, { statementId, rowId: theirs!.rowId })).toEqual([]);
  const left = await suggestions();
  expect(left.some(({ matchId }) => matchId === pair?.matchId)).toBe(false);
  expect((await operator.data(workbenchApi.bridge, { statementId })).suggestCount).toBe(left.length);
  await january.undo();
  const back = await suggestions();
  expect(back.map(({ matchId }) => matchId)).toContain(pair!.matchId);
  expect((await january.rowsOf(2)).find((row) => row.rowId === theirs!.rowId)).toMatchObject({
    state: ROW_STATE.suggested,
  });
  expect((await operator.data(workbenchApi.bridge, { statementId })).suggestCount).toBe(back.length);
});

onPostgres('of more than twenty suggestions with a row those of the first rules are shown', async () => {
  const inJanuary = { amount: '7000000', in: statementId };
  const database = new PgClient({ connectionString: backend.databaseUrl });
  await database.connect();
  try {
    await database.query(documents(1, 'many', { count: 1, ...inJanuary }));
    await database.query(documents(2, 'many', { count: 25, ...inJanuary }));
    await database.query(planted('many', `'PDMANY-1-' || split_part(b.source_ref, ' ', 3)`, 'true'));
    await database.query(
      `update statement_match set rule = 'M12' where match_no like 'PDMANY-%' and match_id < (
        select max(match_id) from statement_match where match_no like 'PDMANY-%')`,
    );
  } finally {
    await database.end();
  }
  const { rowId } = (await january.rowsOf(1)).find(({ no }) => no === 'many1N1')!;
  const found = await operator.data(workbenchApi.candidates, { statementId, rowId });
  expect(found.map(({ rule }) => rule)).toEqual(['M11', ...Array<string>(19).fill('M12')]);
});
