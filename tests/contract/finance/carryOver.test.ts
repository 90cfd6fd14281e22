/* docs/domain/reconciliation.md#differences: an agreed difference goes on in the next period, where its match finishes it. */
import { BRIDGE_PART } from '../../../src/contract/finance/bridge-rows';
import { HANDLE_TYPE, MATCH_STATUS, ROW_STATE } from '../../../src/contract/finance/matching';
import { PARTY_TYPE, statementApi } from '../../../src/contract/finance/statements';
import { workbenchApi } from '../../../src/contract/finance/workbench';
import { type Backend, main } from '../../support/backends';
import { openedLines, rowsOfLine } from '../../support/bridgeLines';
import { type Client, signedIn } from '../../support/client';
import { runEnds } from '../../support/workStanding';

const FEBRUARY = '92002';

let backend: Backend;
let client: Client;

beforeAll(async () => {
  backend = await main.start();
  client = await signedIn(backend.origin, 'admin.hq');
});
afterAll(() => backend.stop());

const rowsOf = async (statementId: string, side: 1 | 2) =>
  (await client.data(workbenchApi.rows, { statementId, side, pageSize: 200 })).records;
const diffsOf = async (statementId: string) =>
  (await client.data(workbenchApi.diffs, { statementId, pageSize: 200 })).records;

function send(statementId: string, rows: readonly string[]) {
  return client.upload(
    workbenchApi.importCounter,
    { statementId },
    { content: ['对方单号,我方单号,日期,金额', ...rows].join('\n'), name: '明细.csv' },
  );
}

test('what is missing in February is carried, opens March, and is finished by the row that comes then', async () => {
  const bills = await rowsOf(FEBRUARY, 1);
  const late = bills.at(-1)!;
  const rows = bills.slice(0, -1).map(({ no, date, amount }, i) => `CG${i},${no},${date},${amount}`);
  // It is in his file with a day of March: it takes part, and weighs nothing in February.
  const other = `CG99,${late.no},2026-03-02,${late.amount}`;
  await send(FEBRUARY, [...rows, other]);
  const february = await runEnds(client, FEBRUARY);
  expect(february).toMatchObject({ timing: late.amount, oursOnly: '0.00', remainder: '0.00' });
  const [dated, ...none] = await diffsOf(FEBRUARY);
  // A difference of dates, carried by the machine.
  expect([dated?.diffType, dated?.handleType, dated?.diffAmount, none]).toEqual([
    4,
    HANDLE_TYPE.carry,
    late.amount,
    [],
  ]);

  const before = await client.data(statementApi.detail, { id: FEBRUARY });
  const { version, partyId, branchId, closingAmount } = before;
  // With nothing left open, what goes on is what both closings differ by.
  expect(before).toMatchObject({ unexplained: '0.00', carriedAmount: late.amount, diffAmount: late.amount });
  await client.data(statementApi.confirm, { id: FEBRUARY, version, basis: '双方核对一致，客户已回函' });
  const wanted = { branchId, partyType: PARTY_TYPE.customer, partyIds: [partyId] };
  await client.data(statementApi.generate, { ...wanted, periodStart: '2026-03-01', periodEnd: '2026-03-07' });
  const { records } = await client.data(statementApi.page, { period: '2026-03', branchId, pageSize: 100 });
  const march = records.find((one) => one.partyId === partyId && one.periodStart === '2026-03-01')!;
  expect(march.openingAmount).toBe(closingAmount);
  // It goes on until a match finishes it.
  expect(march).toMatchObject({ suggestCount: 0, unexplained: null, carriedAmount: late.amount });
  // It is on the list of what has gone on, once until now.
  const listed = async () => (await client.data(statementApi.carried, { partyId, branchId })).records;
  expect(await listed()).toMatchObject([
    { fromStatementId: FEBRUARY, amount: late.amount, periods: 1, reason: HANDLE_TYPE.carry, billNo: late.no },
  ]);
  const carried = (await rowsOf(march.statementId, 1)).filter(({ state }) => state === ROW_STATE.carried);
  expect(carried).toMatchObject([{ no: late.no, amount: late.amount }]);

  const own = (await rowsOf(march.statementId, 1)).filter(({ state }) => state !== ROW_STATE.carried);
  await send(march.statementId, [other, ...own.map(({ no, date, amount }, i) => `CM${i},${no},${date},${amount}`)]);
  const bridge = await runEnds(client, march.statementId);
  expect(bridge).toMatchObject({
    difference: '0.00',
    opening: late.amount,
    openingCarried: late.amount,
    remainder: '0.00',
  });
  expect(Number(bridge.timing)).toBeCloseTo(0 - Number(late.amount), 2);
  // Both lines open what they are of: the document that was carried, and the match that finishes it.
  const { figures, opened } = await openedLines(client, march.statementId);
  expect(opened).toEqual(figures);
  const { rows: begun } = await rowsOfLine(client, march.statementId, 'opening');
  expect(begun).toMatchObject([{ part: BRIDGE_PART.carried, ours: late.no, amount: late.amount }]);
  const { rows: timed } = await rowsOfLine(client, march.statementId, 'timing');
  expect(timed).toMatchObject([{ part: BRIDGE_PART.match, ours: late.no }]);
  expect(await diffsOf(march.statementId)).toEqual([]);
  const after = await client.data(statementApi.detail, { id: march.statementId });
  expect(after).toMatchObject({ unexplained: '0.00', carriedAmount: '0.00' });
  expect(await listed()).toEqual([]);
  const matches = await client.data(workbenchApi.matches, {
    ...{ statementId: march.statementId, status: [MATCH_STATUS.confirmed], pageSize: 200 },
  });
  expect(matches.records.some((match) => match.rows.some(({ no }) => no === late.no))).toBe(true);
});
