/* docs/domain/reconciliation.md#differences: what a person has decided of a document is not undone by a run. */
import { ERROR } from '../../../src/contract/error-codes';
import { DIFF_TYPE, HANDLE_STATUS, HANDLE_TYPE, MATCH_STATUS, ROW_STATE } from '../../../src/contract/finance/matching';
import { workbenchApi } from '../../../src/contract/finance/workbench';
import { type Backend, main } from '../../support/backends';
import { type Client, signedIn } from '../../support/client';
import { workOf } from '../../support/workStanding';

const FEBRUARY = '92002';
const FIRST = '已处理，请先撤销处理';

let backend: Backend;
let operator: Client;
let february: ReturnType<typeof workOf>;

beforeAll(async () => {
  backend = await main.start();
  operator = await signedIn(backend.origin, 'op.hubei');
  february = workOf(operator, FEBRUARY);
});
afterAll(() => backend.stop());

async function send(rows: readonly string[]) {
  await operator.upload(
    workbenchApi.importCounter,
    { statementId: FEBRUARY },
    { content: ['对方单号,我方单号,日期,金额', ...rows].join('\n'), name: '明细.csv' },
  );
  await february.runEnds();
}
const handle = async (billNo: string, handleType: 2 | 3) => {
  const { diffId, version } = (await february.diffsOf()).find((diff) => diff.billNo === billNo)!;
  await operator.data(workbenchApi.handle, { diffId, version, handleType, remark: '货在途，下月入账' });
};

test('a later counterpart of a handled document is offered only; of one that waits for the partner it is matched', async () => {
  const bills = await february.rowsOf(1);
  const rows = bills.map(({ no, date, amount }, i) => `CG${i},${no},${date},${amount}`);
  const [carried, waiting] = bills.slice(-2);
  await send(rows.slice(0, -2));
  await handle(carried!.no, HANDLE_TYPE.carry);
  const [handled] = await february.actionsOf();
  await handle(waiting!.no, HANDLE_TYPE.adjustTheirs);
  const before = await february.standing();
  expect(before.bridge.openDiffCount).toBe(1);

  await send(rows);
  const standing = async (rowId: string) => (await february.rowsOf(1)).find((row) => row.rowId === rowId)!;
  expect((await standing(waiting!.rowId)).state).toBe(ROW_STATE.matched);
  expect(await standing(carried!.rowId)).toMatchObject({ state: ROW_STATE.suggested, matchId: null });
  const kept = (await february.diffsOf()).filter(({ billNo }) => billNo === carried!.no);
  expect(kept).toMatchObject([{ diffType: DIFF_TYPE.oursOnly, handleStatus: HANDLE_STATUS.handled, handleType: 3 }]);
  expect((await february.diffsOf()).some(({ billNo }) => billNo === waiting!.no)).toBe(false);

  const offered = async () =>
    (await operator.data(workbenchApi.candidates, { statementId: FEBRUARY, rowId: carried!.rowId }))[0]!;
  const one = await offered();
  expect(one).toMatchObject({ rule: 'M01', status: MATCH_STATUS.suggested, handled: 1 });
  const { matchId, version } = one;
  const refused = await operator.call(workbenchApi.confirm, { matchId, version });
  expect([refused.code, refused.msg.includes(FIRST)]).toEqual([ERROR.matchRowsWrong, true]);
  const ids = (side: 1 | 2) => one.rows.filter((row) => row.side === side).map(({ rowId }) => rowId);
  const hand = { statementId: FEBRUARY, ourIds: ids(1), counterIds: ids(2) };
  expect((await operator.call(workbenchApi.match, hand)).code).toBe(ERROR.matchRowsWrong);
  const bulk = await operator.data(workbenchApi.batchConfirm, { statementId: FEBRUARY, items: [{ matchId, version }] });
  expect([bulk.done, bulk.failed[0]?.msg.includes(FIRST)]).toEqual([0, true]);

  expect((await february.undo({ actionId: handled!.actionId })).data).toEqual({ undone: 1, skipped: 0 });
  const free = await offered();
  expect(free.handled).toBe(0);
  await operator.data(workbenchApi.confirm, { matchId: free.matchId, version: free.version });
  expect((await february.standing()).bridge).toMatchObject({ openDiffCount: 0, difference: '0.00', remainder: '0.00' });
});
