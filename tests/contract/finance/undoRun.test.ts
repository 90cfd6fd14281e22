/* docs/domain/workbench.md#workbench: a run is one action, and what it has written off goes back with it. */
import { ERROR } from '../../../src/contract/error-codes';
import {
  ACTION_KIND,
  BILL_TYPE,
  HANDLE_STATUS,
  HANDLE_TYPE,
  MATCH_STATUS,
} from '../../../src/contract/finance/matching';
import { workbenchApi } from '../../../src/contract/finance/workbench';
import { type Backend, main } from '../../support/backends';
import { type Client, signedIn } from '../../support/client';
import { workOf } from '../../support/workStanding';

const FEBRUARY = '92002';

let backend: Backend;
let admin: Client;
let february: ReturnType<typeof workOf>;

beforeAll(async () => {
  backend = await main.start();
  admin = await signedIn(backend.origin, 'admin.hq');
  february = workOf(admin, FEBRUARY);
});
afterAll(() => backend.stop());

const fen = (yuan: string) => Math.round(Number(yuan) * 100);
const adjustments = async () => (await february.rowsOf(1)).filter(({ billType }) => billType === BILL_TYPE.adjustment);
const runOf = async () =>
  (await february.actionsOf()).find(({ kind, undone }) => kind === ACTION_KIND.run && undone === 0)!;
const writtenOff = async () =>
  (await february.diffsOf()).filter(({ handleType }) => handleType === HANDLE_TYPE.writeOff);

/** All bills as the partner has them, but for the fen of R09 on some. */
async function send(fens: readonly number[]) {
  const bills = await february.rowsOf(1);
  const rows = bills.map(({ no, date, amount }, i) => {
    const theirs = (fen(amount) + (fens[i] ?? 0)) / 100;
    return `CG${i},${no},${date},${theirs.toFixed(2)}`;
  });
  await admin.upload(
    workbenchApi.importCounter,
    { statementId: FEBRUARY },
    { content: ['对方单号,我方单号,日期,金额', ...rows].join('\n'), name: '明细.csv' },
  );
  await february.runEnds();
}

test('R09: four fen are written off by the run; undone with it, the closing is what it was, and a new run does the same', async () => {
  const before = await february.standing();
  await send([4, -3]);
  const after = await february.standing();
  expect((await adjustments()).map(({ amount }) => amount).sort()).toEqual(['-0.03', '0.04']);
  expect(fen(after.bridge.closing)).toBe(fen(before.bridge.closing) + 1);
  expect(after.bridge).toMatchObject({ amount: '0.00', difference: '0.00', remainder: '0.00' });
  expect(await writtenOff()).toMatchObject([
    { handleStatus: HANDLE_STATUS.handled, handlerName: '' },
    { handleStatus: HANDLE_STATUS.handled, handlerName: '' },
  ]);

  const run = await runOf();
  const total = run.count;
  // One of its parts alone: its write-off goes, the other stays.
  const { records: parts } = await admin.data(workbenchApi.parts, {
    ...{ statementId: FEBRUARY, actionId: run.actionId, pageSize: 100 },
  });
  const first = parts.find(({ rule }) => rule === 'M05')!;
  expect((await february.undo({ actionId: run.actionId, partNo: first.partNo })).data).toEqual({
    undone: 1,
    skipped: 0,
  });
  expect(await adjustments()).toHaveLength(1);
  expect(await writtenOff()).toHaveLength(1);
  expect((await february.standing()).bridge.remainder).toBe('0.00');

  expect((await february.undo({ actionId: run.actionId })).data).toEqual({ undone: total - 1, skipped: 0 });
  const back = await february.standing();
  expect(await adjustments()).toEqual([]);
  expect(await writtenOff()).toEqual([]);
  expect([back.matches, back.figures.closingAmount, back.figures.adjustAmount]).toEqual([
    ...[[], before.figures.closingAmount, before.figures.adjustAmount],
  ]);
  expect(back.bridge).toMatchObject({ closing: before.bridge.closing, amount: '0.00', remainder: '0.00' });
  expect(back.diffs.every(({ handleStatus }) => handleStatus === HANDLE_STATUS.open)).toBe(true);
  expect(back.bridge.openDiffCount).toBe(back.diffs.length);
  // A run is made again by a new one.
  expect((await february.redo()).code).toBe(ERROR.actionNotUndone);
  await admin.data(workbenchApi.recheck, { statementId: FEBRUARY });
  await february.runEnds();
  const again = await february.standing();
  expect([again.bridge, again.figures]).toEqual([after.bridge, after.figures]);
  expect(again.diffs.map(({ diffNo, diffAmount, handleType }) => [diffNo, diffAmount, handleType])).toEqual(
    after.diffs.map(({ diffNo, diffAmount, handleType }) => [diffNo, diffAmount, handleType]),
  );
});

test('what a person has adjusted for a match of the run is taken back before the run', async () => {
  const [diff] = await writtenOff();
  await admin.data(workbenchApi.revoke, { diffId: diff!.diffId, version: diff!.version, reason: '由人工处理尾差' });
  const open = (await february.diffsOf()).find(({ diffId }) => diffId === diff!.diffId)!;
  const handling = { diffId: open.diffId, version: open.version, handleType: HANDLE_TYPE.adjustOurs, remark: '' };
  await admin.data(workbenchApi.handle, handling);
  const { actionId, count } = await runOf();
  const refused = await february.undo({ actionId });
  expect([refused.code, refused.msg.includes(diff!.diffNo)]).toEqual([ERROR.actionFollowed, true]);
  expect(refused.data).toEqual([expect.objectContaining({ diffNo: diff!.diffNo })]);
  expect(await adjustments()).toHaveLength(2);
  await february.undo();
  expect((await february.undo({ actionId })).data).toEqual({ undone: count, skipped: 0 });
  expect(await adjustments()).toEqual([]);
  const { records } = await admin.data(workbenchApi.matches, { statementId: FEBRUARY, pageSize: 200 });
  expect(records.every(({ status }) => status === MATCH_STATUS.dissolved)).toBe(true);
});
