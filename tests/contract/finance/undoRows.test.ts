/* docs/domain/workbench.md#workbench: what was done with rows of the partner is an entry of the log, and taken back. */
import { ERROR } from '../../../src/contract/error-codes';
import { counterApi } from '../../../src/contract/finance/counter';
import { ACTION_KIND } from '../../../src/contract/finance/matching';
import { workbenchApi } from '../../../src/contract/finance/workbench';
import { type Backend, main } from '../../support/backends';
import { type Client, signedIn } from '../../support/client';
import { workOf } from '../../support/workStanding';

const JANUARY = '92001';
const FEBRUARY = '92002';

let backend: Backend;
let operator: Client;
let january: ReturnType<typeof workOf>;
let february: ReturnType<typeof workOf>;

beforeAll(async () => {
  backend = await main.start();
  operator = await signedIn(backend.origin, 'op.hubei');
  january = workOf(operator, JANUARY);
  february = workOf(operator, FEBRUARY);
});
afterAll(() => backend.stop());

test('rows that were retired are back in their matches; not while their bill stands in a later one', async () => {
  const before = await january.standing();
  const [match] = (await january.confirmedMatches()).filter(({ rule }) => rule === 'M01');
  const theirs = match!.rows.find(({ side }) => side === 2)!;
  const bill = match!.rows.find(({ side }) => side === 1)!;
  await operator.data(workbenchApi.retire, { statementId: JANUARY, rowIds: [theirs.rowId] });
  const [retired] = await january.actionsOf();
  expect(retired).toMatchObject({ kind: ACTION_KIND.retire, count: 1, canUndo: true });
  expect(await january.undo()).toMatchObject({ code: 200, data: { undone: 1, skipped: 0 } });
  expect(await january.standing()).toEqual(before);
  expect((await january.redo()).data).toEqual({ done: 1, skipped: 0 });
  const free = (await january.rowsOf(2)).find(({ matchId }) => matchId === null)!;
  const hand = { statementId: JANUARY, ourIds: [bill.rowId], counterIds: [free.rowId] };
  await operator.data(workbenchApi.match, { ...hand, confirmCodes: [ERROR.signsDiffer] });
  const [later] = await january.actionsOf();
  const refused = await january.undo({ actionId: retired!.actionId });
  expect(refused.code).toBe(ERROR.actionFollowed);
  expect(refused.data).toEqual([expect.objectContaining({ rowId: bill.rowId, actionId: later!.actionId, partNo: 1 })]);
  await january.undo();
  expect((await january.undo({ actionId: retired!.actionId })).data).toEqual({ undone: 1, skipped: 0 });
  expect(await january.standing()).toEqual(before);
});

async function send(rows: readonly string[]) {
  return (
    await operator.upload(
      workbenchApi.importCounter,
      { statementId: FEBRUARY },
      { content: ['行类型,对方单号,我方单号,日期,金额,摘要', ...rows].join('\r\n'), name: '对方明细.csv' },
    )
  ).data;
}

test('rows that were repaired, let go or entered wait again, or are gone; not while they are matched', async () => {
  const bills = await february.rowsOf(1);
  const wrong = [
    `,CG90,${bills[0]!.no},2026-02-30,${bills[0]!.amount},`,
    ',,,2026-02-11,12.00,',
    ',CG92,,2026-02-12,abc,',
  ];
  expect(await send(wrong)).toMatchObject({ bad: 3 });
  await february.runEnds();
  const before = await february.standing();
  const faultsOf = async () => (await operator.data(counterApi.faults, { statementId: FEBRUARY })).records;
  const waiting = await faultsOf();
  const [dated, unnamed, text] = waiting.map(({ faultId }) => faultId);
  const far = { date: '2026-02-27', ourNo: '', amount: '0.01' };
  await operator.data(counterApi.repair, {
    statementId: FEBRUARY,
    items: [
      { faultId: dated!, values: far },
      { faultId: text!, values: { amount: 'abd' } },
    ],
  });
  await february.runEnds();
  const [entry] = (await february.actionsOf()).filter(({ kind }) => kind === ACTION_KIND.repair);
  expect(entry).toMatchObject({ count: 2, canUndo: true });
  expect((await february.undo({ actionId: entry!.actionId })).data).toEqual({ undone: 2, skipped: 0 });
  expect(await faultsOf()).toEqual(waiting);
  expect(await february.standing()).toEqual(before);

  await operator.data(counterApi.discard, { statementId: FEBRUARY, faultIds: [unnamed!], reason: '对方确认作废' });
  expect(await faultsOf()).toHaveLength(2);
  await february.undo();
  expect(await faultsOf()).toEqual(waiting);

  const typed = {
    statementId: FEBRUARY,
    no: 'CG-9',
    date: '2026-02-12',
    amount: bills[0]!.amount,
    ourNo: bills[0]!.no,
  };
  const { rowId } = await operator.data(counterApi.add, typed);
  const added = (await february.actionsOf()).find(({ kind }) => kind === ACTION_KIND.repair)!;
  await february.runEnds();
  const refused = await february.undo({ actionId: added.actionId });
  expect(refused.code).toBe(ERROR.actionFollowed);
  const [run] = (await february.actionsOf()).filter(({ kind }) => kind === ACTION_KIND.run);
  expect(refused.data).toEqual([expect.objectContaining({ rowId, actionId: run!.actionId, partNo: 1 })]);
  await february.undo({ actionId: run!.actionId });
  expect((await february.undo({ actionId: added.actionId })).data).toEqual({ undone: 1, skipped: 0 });
  expect((await february.rowsOf(2)).map((row) => row.rowId)).toEqual(
    before.rows.filter(({ side }) => side === 2).map((row) => row.rowId),
  );
});
