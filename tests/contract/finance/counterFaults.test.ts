/* docs/domain/workbench.md#the-partners-file: rows that cannot be read wait for their repair. */
import { ERROR } from '../../../src/contract/error-codes';
import { counterApi } from '../../../src/contract/finance/counter';
import { ROW_SOURCE } from '../../../src/contract/finance/matching';
import { statementApi } from '../../../src/contract/finance/statements';
import { workbenchApi } from '../../../src/contract/finance/workbench';
import { type Backend, main } from '../../support/backends';
import { type Client, signedIn } from '../../support/client';
import { runEnds } from '../../support/workStanding';

const statementId = '92002';

let backend: Backend;
let operator: Client;

beforeAll(async () => {
  backend = await main.start();
  operator = await signedIn(backend.origin, 'op.hubei');
});
afterAll(() => backend.stop());

const rowsOf = async (side: 1 | 2) =>
  (await operator.data(workbenchApi.rows, { statementId, side, pageSize: 200 })).records;
const faults = async () => (await operator.data(counterApi.faults, { statementId })).records;

async function send(rows: readonly string[]) {
  return (
    await operator.upload(
      workbenchApi.importCounter,
      { statementId },
      { content: ['行类型,对方单号,我方单号,日期,金额,摘要', ...rows].join('\r\n'), name: '对方明细.csv' },
    )
  ).data;
}

test('good rows count at once, bad ones are repaired in place or let go, and importing again changes nothing', async () => {
  const [first, ...rest] = await rowsOf(1);
  const good = rest.map(({ no, date, amount }, i) => `,CG${i},${no},${date},${amount},`);
  const wrong = [`,CG90,${first!.no},2026-02-30,${first!.amount},`, ',,,2026-02-11,12.00,', ',CG92,,2026-02-12,abc,'];
  const file = [...good, ...wrong];
  expect(await send(file)).toMatchObject({ total: file.length, added: good.length, bad: 3 });
  expect(await runEnds(operator, statementId)).toMatchObject({ badCount: 3, freeOurs: 1 });
  const waiting = await faults();
  expect(waiting.map(({ problems }) => problems.map(({ field }) => field))).toEqual([['date'], ['no'], ['amount']]);
  expect(waiting[0]).toMatchObject({ fileRow: good.length + 2, values: { no: 'CG90', date: '2026-02-30' } });

  // Twice is once: nothing waits twice.
  expect(await send(file)).toMatchObject({ added: 0, known: good.length, bad: 3 });
  expect((await faults()).length).toBe(3);

  const [dated, unnamed, text] = waiting.map(({ faultId }) => faultId);
  const half = await operator.data(counterApi.repair, {
    statementId,
    items: [
      { faultId: dated!, values: { date: first!.date } },
      { faultId: text!, values: { amount: 'abd' } },
    ],
  });
  expect(half).toEqual({ written: 1, fail: 1 });
  expect(await runEnds(operator, statementId)).toMatchObject({ badCount: 2, freeOurs: 0 });
  // What is half repaired keeps what somebody has typed.
  expect((await faults()).find(({ faultId }) => faultId === text)?.values.amount).toBe('abd');
  const before = await rowsOf(2);
  expect(before.length).toBe(good.length + 1);
  expect(await send(file.toReversed())).toMatchObject({ added: 0, changed: 0, bad: 2, missingCount: 0 });
  expect((await rowsOf(2)).map(({ rowId }) => rowId)).toEqual(before.map(({ rowId }) => rowId));

  const { version } = await operator.data(statementApi.detail, { id: statementId });
  const confirm = { id: statementId, basis: '客户盖章回执 2026-03-05' };
  expect(await operator.call(statementApi.confirm, { ...confirm, version })).toMatchObject({
    code: ERROR.rowsToRepair,
    msg: '仍有 2 行对方明细待修正',
  });
  const gone = { statementId, faultIds: [unnamed!, text!] };
  expect((await operator.call(counterApi.discard, { ...gone, reason: '无效' })).code).toBe(ERROR.invalidInput);
  await operator.data(counterApi.discard, { ...gone, reason: '对方确认作废' });
  expect((await operator.call(counterApi.discard, { ...gone, reason: '对方确认作废' })).code).toBe(ERROR.notFound);
  // What was let go is not asked for again.
  expect(await send(file)).toMatchObject({ added: 0, bad: 0 });
  expect(await runEnds(operator, statementId)).toMatchObject({ badCount: 0, openDiffCount: 0, remainder: '0.00' });
  const now = await operator.data(statementApi.detail, { id: statementId });
  await operator.data(statementApi.confirm, { ...confirm, version: now.version });
  expect((await operator.call(counterApi.add, { statementId, date: '2026-02-12', amount: '1', no: 'X' })).code).toBe(
    ERROR.periodLocked,
  );
});

test('a row that stands in no file is entered by hand', async () => {
  const id = '92003';
  const { rowId } = await operator.data(counterApi.add, {
    ...{ statementId: id, no: 'CG-2', date: '2026-02-12', amount: '-12.50', text: '电话告知' },
  });
  const { records } = await operator.data(workbenchApi.rows, { statementId: id, side: 2 });
  expect(records).toMatchObject([{ rowId, source: ROW_SOURCE.byHand, amount: '-12.50', text: '电话告知' }]);
  const auditor = await signedIn(backend.origin, 'audit.ro');
  const refused = await auditor.call(counterApi.add, { statementId: id, no: 'X', date: '2026-02-12', amount: '1' });
  expect(refused.code).toBe(ERROR.notGranted);
});
