/* docs/domain/workbench.md#the-partners-file: a document that has gained or lost lines says what it was of before. */
import { HANDLE_STATUS, HANDLE_TYPE } from '../../../src/contract/finance/matching';
import { PARTY_TYPE, statementApi } from '../../../src/contract/finance/statements';
import { workbenchApi } from '../../../src/contract/finance/workbench';
import { type Backend, main } from '../../support/backends';
import { type Client, signedIn } from '../../support/client';
import { runEnds, workOf } from '../../support/workStanding';

const statementId = '92002';
let backend: Backend;
let operator: Client;
let work: ReturnType<typeof workOf>;
beforeAll(async () => {
  backend = await main.start();
  operator = await signedIn(backend.origin, 'op.hubei');
  work = workOf(operator, statementId);
});
afterAll(() => backend.stop());

const TITLES = '行类型,对方单号,我方单号,日期,金额,商品编码,数量,单价';

async function send(rows: readonly string[], into = statementId) {
  const { data } = await operator.upload(
    workbenchApi.importCounter,
    { statementId: into },
    { content: [TITLES, ...rows].join('\n'), name: '明细.csv' },
  );
  await runEnds(operator, into);
  return data;
}

const documentOf = async (no: string) => (await work.rowsOf(2)).find((row) => row.no === no)!;
const diffOf = async (no: string) => (await work.diffsOf()).find(({ counterBillNo }) => counterBillNo === no);

test('what a document was of stands beside what it is of, in its pane, its difference and their documents', async () => {
  const bill = (await work.rowsOf(1)).find(({ amount }) => Number(amount) > 100)!;
  const cents = Math.round(Number(bill.amount) * 100);
  const first = `,CG1,${bill.no},${bill.date},${((cents - 5_000) / 100).toFixed(2)},P001,10,`;
  const second = `,CG1,${bill.no},${bill.date},50.00,P002,5,`;
  await send([first, second]);
  // Whole it is equal, and matched; nobody has changed anything.
  expect(await documentOf('CG1')).toMatchObject({ amount: bill.amount, changedFrom: null });
  expect((await documentOf('CG1')).matchId).not.toBeNull();
  expect(await diffOf('CG1')).toBeUndefined();

  expect((await send([first])).changed).toBe(1);
  const less = ((cents - 5_000) / 100).toFixed(2);
  expect(await documentOf('CG1')).toMatchObject({ amount: less, changedFrom: bill.amount });
  // Its match stays, and what is left of it is a difference that says so.
  expect((await documentOf('CG1')).matchId).not.toBeNull();
  const diff = await diffOf('CG1');
  expect(diff).toMatchObject({ diffAmount: '50.00', isChanged: 1, handleStatus: HANDLE_STATUS.open });
  const others = (await work.diffsOf()).filter(({ diffId }) => diffId !== diff!.diffId);
  expect(others.length).toBeGreaterThan(0);
  expect(others.every(({ isChanged }) => isChanged === 0)).toBe(true);
  const documents = await operator.data(workbenchApi.documents, { diffId: diff!.diffId });
  expect(documents.map(({ side, changedFrom }) => [side, changedFrom])).toEqual([
    [1, null],
    [2, bill.amount],
  ]);

  // However often it changes, it says what it was at first; as soon as it is that again, it says nothing.
  await send([first, `,CG1,${bill.no},${bill.date},20.00,P002,2,`]);
  expect(await documentOf('CG1')).toMatchObject({ changedFrom: bill.amount });
  await send([first, second]);
  expect(await documentOf('CG1')).toMatchObject({ amount: bill.amount, changedFrom: null });
  expect(await diffOf('CG1')).toBeUndefined();
});

test('what was decided of an amount is to be decided again of another one', async () => {
  const bill = (await work.rowsOf(1)).find(({ amount, matchId }) => matchId === null && Number(amount) > 100)!;
  const row = (no: string, cents: number, code: string) =>
    `,${no},${bill.no},${bill.date},${(cents / 100).toFixed(2)},${code},1,`;
  const cents = Math.round(Number(bill.amount) * 100);
  await send([row('CZ1', cents - 5_000, 'P001'), row('CZ1', 5_000, 'P002')]);
  await send([row('CZ1', cents - 5_000, 'P001')]);
  const { diffId, diffNo, version } = (await diffOf('CZ1'))!;
  const ignored = { handleType: HANDLE_TYPE.ignore, remark: '金额很小，不再追究' };
  await operator.data(workbenchApi.handle, { diffId, version, ...ignored });
  const { handled, open } = HANDLE_STATUS;
  // The same amount, whatever it is made of.
  await send([row('CZ1', cents - 6_000, 'P001'), row('CZ1', 1_000, 'P003')]);
  expect(await diffOf('CZ1')).toMatchObject({ diffNo, diffAmount: '50.00', handleStatus: handled });

  await send([row('CZ1', 1_000, 'P001')]);
  const amount = ((cents - 1_000) / 100).toFixed(2);
  const now = (await diffOf('CZ1'))!;
  expect(now).toMatchObject({ diffNo, diffAmount: amount, handleStatus: open, handleType: null, handlerName: '' });
  expect(now.remark).toBe(ignored.remark);
  const { openDiffCount } = await operator.data(statementApi.detail, { id: statementId });
  expect(openDiffCount).toBe((await work.diffsOf()).filter(({ handleStatus }) => handleStatus !== handled).length);
});

test('what is confirmed stays as it was, whatever a file of the next period says of its documents', async () => {
  const bills = await work.rowsOf(1);
  const [bill, ...others] = bills;
  const cents = Math.round(Number(bill!.amount) * 100);
  const lines = [
    `,CX1,${bill!.no},${bill!.date},${((cents - 5_000) / 100).toFixed(2)},P001,10,`,
    `,CX1,${bill!.no},${bill!.date},50.00,P002,5,`,
  ];
  const rowIds = (await work.rowsOf(2)).map(({ rowId }) => rowId);
  await operator.data(workbenchApi.retire, { statementId, rowIds });
  await send([...lines, ...others.map(({ no, date, amount }, i) => `,CY${i},${no},${date},${amount},,,`)]);
  const confirmed = () => operator.data(statementApi.detail, { id: statementId });
  const { version, branchId, partyId } = await confirmed();
  await operator.data(statementApi.confirm, { id: statementId, version, basis: '双方明细一致，客户已回函' });
  const before = [await confirmed(), await documentOf('CX1')];

  const asked = { branchId, partyType: PARTY_TYPE.customer, partyIds: [partyId] };
  await operator.data(statementApi.generate, { ...asked, periodStart: '2026-03-01', periodEnd: '2026-03-07' });
  const { records } = await operator.data(statementApi.page, { period: '2026-03', branchId, pageSize: 100 });
  const march = records.find((one) => one.partyId === partyId && one.periodStart === '2026-03-01')!;
  const more = `,CX1,${bill!.no},${bill!.date},7.00,P003,1,`;
  expect(await send([...lines, more], march.statementId)).toMatchObject({ added: 0, known: 1, changed: 0 });
  expect([await confirmed(), await documentOf('CX1')]).toEqual(before);
});
