/* docs/domain/reconciliation.md#differences: what openings differ by is adjusted for by a bill that is tied to the opening. */
import { ERROR } from '../../../src/contract/error-codes';
import { BILL_TYPE, DIFF_CAUSE, DIFF_TYPE, HANDLE_STATUS, HANDLE_TYPE } from '../../../src/contract/finance/matching';
import { ROW_STATE } from '../../../src/contract/finance/matching';
import { PARTY_TYPE, statementApi } from '../../../src/contract/finance/statements';
import { workbenchApi } from '../../../src/contract/finance/workbench';
import { type Backend, main } from '../../support/backends';
import { openedLines } from '../../support/bridgeLines';
import { type Client, signedIn } from '../../support/client';
import { recomputedBridge } from '../../support/recomputed';
import { workOf } from '../../support/workStanding';

const FEBRUARY = '92002';

let backend: Backend;
let admin: Client;
let february: ReturnType<typeof workOf>;

beforeAll(async () => {
  backend = await main.start();
  admin = await signedIn(backend.origin, 'admin.hq');
  february = workOf(admin, FEBRUARY);
  const bills = await february.rowsOf(1);
  const { openingAmount } = await admin.data(statementApi.detail, { id: FEBRUARY });
  const body = new FormData();
  body.append('statementId', FEBRUARY);
  const theirs = (Number(openingAmount) - 150).toFixed(2);
  const rows = bills.map(({ no, date, amount }, i) => `,CG${i},${no},${date},${amount}`);
  const file = ['行类型,对方单号,我方单号,日期,金额', `期初,,,2026-02-01,${theirs}`, ...rows].join('\n');
  body.append('file', new Blob([file]), '明细.csv');
  await admin.call(workbenchApi.importCounter, { statementId: FEBRUARY }, { body });
  await february.runEnds();
});
afterAll(() => backend.stop());

const handle = async (handleType: 1 | 3) => {
  const { diffId, version } = (await february.diffsOf())[0]!;
  return admin.call(workbenchApi.handle, { diffId, version, handleType, remark: '期初按对方余额调整' });
};
const tiedRow = async () => (await february.rowsOf(1)).find(({ billType }) => billType === BILL_TYPE.adjustment);
const fen = (yuan: string) => Math.round(Number(yuan) * 100);

test('R28: with all rows alike the rest of the openings is 150.00; an adjustment takes the line away and moves the closing', async () => {
  const before = await february.standing();
  expect(before.bridge).toMatchObject({ difference: '150.00', opening: '150.00', openingCarried: '0.00' });
  expect(before.bridge).toMatchObject({ oursOnly: '0.00', theirsOnly: '0.00', remainder: '0.00' });
  expect(before.diffs).toMatchObject([
    { diffType: DIFF_TYPE.opening, cause: DIFF_CAUSE.opening, diffAmount: '150.00', handleStatus: HANDLE_STATUS.open },
  ]);
  expect((await handle(HANDLE_TYPE.adjustOurs)).code).toBe(200);
  const after = await february.standing();
  expect(after.bridge).toMatchObject({ difference: '0.00', opening: '0.00', oursOnly: '0.00', remainder: '0.00' });
  expect(after.bridge).toMatchObject({ freeOurs: 0, freeTheirs: 0, openDiffCount: 0 });
  expect(fen(after.bridge.closing)).toBe(fen(before.bridge.closing) - 15_000);
  expect(fen(after.figures.adjustAmount)).toBe(fen(before.figures.adjustAmount) - 15_000);
  expect(after.diffs).toMatchObject([{ handleStatus: HANDLE_STATUS.handled, handleType: HANDLE_TYPE.adjustOurs }]);
  const { figures, opened } = await openedLines(admin, FEBRUARY);
  expect(opened).toEqual(figures);
  // It stands alone, in no match, and is in none by hand either.
  const tied = (await tiedRow())!;
  expect(tied).toMatchObject({ amount: '-150.00', state: ROW_STATE.matched, matchId: null });
  const alone = await admin.call(workbenchApi.match, { statementId: FEBRUARY, ourIds: [tied.rowId], counterIds: [] });
  expect(alone.code).toBe(ERROR.matchRowsWrong);
  expect(await february.confirmedMatches()).toHaveLength(before.matches.length);
  // Nor does a run take it.
  await admin.data(workbenchApi.recheck, { statementId: FEBRUARY });
  await february.runEnds();
  expect((await february.standing()).bridge).toEqual(after.bridge);
});

test('whoever has the exported file adds it up, the adjustment as part of the opening', async () => {
  const { found } = recomputedBridge(await admin.file(workbenchApi.workbook, { statementId: FEBRUARY }));
  const { bridge } = await february.standing();
  expect(found).toMatchObject({ closing: fen(bridge.closing), opening: 0, oursOnly: 0, difference: 0, remainder: 0 });
});

test('it is undone, made again and revoked: each time all is as it was', async () => {
  const after = await february.standing();
  expect((await february.undo()).data).toEqual({ undone: 1, skipped: 0 });
  const before = await february.standing();
  expect(before.bridge).toMatchObject({ difference: '150.00', opening: '150.00', remainder: '0.00', openDiffCount: 1 });
  expect(await tiedRow()).toBeUndefined();
  expect((await february.redo()).data).toEqual({ done: 1, skipped: 0 });
  const again = await february.standing();
  expect([again.bridge, again.figures]).toEqual([after.bridge, after.figures]);
  expect((await tiedRow())?.amount).toBe('-150.00');
  const { diffId, version } = (await february.diffsOf())[0]!;
  await admin.data(workbenchApi.revoke, { diffId, version, reason: '对方期初已更正' });
  expect((await february.standing()).bridge).toEqual(before.bridge);
  // Carried instead, it goes on; adjusted for, nothing does.
  expect((await handle(HANDLE_TYPE.carry)).code).toBe(200);
  expect(await admin.data(statementApi.detail, { id: FEBRUARY })).toMatchObject({ carriedAmount: '150.00' });
  await february.undo();
  expect((await handle(HANDLE_TYPE.adjustOurs)).code).toBe(200);
});

test('the next statement opens with the closing that was moved, and nothing is carried into it', async () => {
  const { version, partyId, branchId, closingAmount, carriedAmount, unexplained } = await admin.data(
    statementApi.detail,
    { id: FEBRUARY },
  );
  expect([carriedAmount, unexplained]).toEqual(['0.00', '0.00']);
  await admin.data(statementApi.confirm, { id: FEBRUARY, version, basis: '双方核对一致，客户已回函' });
  const wanted = { branchId, partyType: PARTY_TYPE.customer, partyIds: [partyId] };
  await admin.data(statementApi.generate, { ...wanted, periodStart: '2026-03-01', periodEnd: '2026-03-07' });
  const { records } = await admin.data(statementApi.page, { period: '2026-03', branchId, pageSize: 100 });
  const march = records.find((one) => one.partyId === partyId && one.periodStart === '2026-03-01')!;
  expect(march.openingAmount).toBe(closingAmount);
  const rows = await workOf(admin, march.statementId).rowsOf(1);
  expect(rows.filter(({ state }) => state === ROW_STATE.carried)).toEqual([]);
});
