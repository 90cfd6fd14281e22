/* docs/domain/workbench.md#bridge: every figure of the bridge opens exactly the rows that it sums, to the fen. */
import { BRIDGE_PART } from '../../../src/contract/finance/bridge-rows';
import { ERROR } from '../../../src/contract/error-codes';
import { HANDLE_STATUS, HANDLE_TYPE, MATCH_STATUS } from '../../../src/contract/finance/matching';
import { statementApi } from '../../../src/contract/finance/statements';
import { workbenchApi } from '../../../src/contract/finance/workbench';
import { type Backend, main } from '../../support/backends';
import { openedLines, rowsOfLine } from '../../support/bridgeLines';
import { type Client, signedIn } from '../../support/client';
import { workOf } from '../../support/workStanding';
import { Dice } from '../../rules/dice';

let backend: Backend;
let admin: Client;
beforeAll(async () => {
  backend = await main.start();
  admin = await signedIn(backend.origin, 'admin.hq');
});
afterAll(() => backend.stop());

const SENT_OR_NOT = [1, 2, 3] as const;

/** What the partner has: most of our bills, some with another amount, twice, of another month, or not ours at all. */
async function fileOf(statementId: string, dice: Dice) {
  const work = workOf(admin, statementId);
  const { periodStart, openingAmount } = await admin.data(statementApi.detail, { id: statementId });
  const month = periodStart.slice(0, 8);
  const rows: string[] = [];
  for (const { no, date, amount } of await work.rowsOf(1)) {
    if (dice.chance(0.15)) continue;
    const theirs = dice.chance(0.3) ? (Number(amount) - dice.int(-900, 900) / 100).toFixed(2) : amount;
    const day = dice.chance(0.15) ? '2026-04-02' : date;
    rows.push(`,R-${rows.length},${no},${day},${theirs}`);
    if (dice.chance(0.2)) rows.push(`,R-${rows.length},${no},${date},${theirs}`);
  }
  dice.times(1, 30, (i) =>
    rows.push(`,X-${i},,${month}${String(dice.int(1, 28)).padStart(2, '0')},${dice.int(-9_000, 9_000)}.25`),
  );
  if (dice.chance(0.6))
    rows.unshift(`期初,,,${periodStart},${(Number(openingAmount) - dice.int(-300, 300)).toFixed(2)}`);
  if (dice.chance(0.4)) rows.push(`期末,,,${periodStart},${dice.int(-90_000, 90_000)}.13`);
  return ['行类型,对方单号,我方单号,日期,金额', ...rows].join('\n');
}

async function bring(statementId: string, dice: Dice) {
  await admin.upload(
    workbenchApi.importCounter,
    { statementId },
    { content: await fileOf(statementId, dice), name: '明细.csv' },
  );
  await workOf(admin, statementId).runEnds();
}

/** Something that somebody does; what the server refuses is left as it was. */
async function step(statementId: string, dice: Dice) {
  const work = workOf(admin, statementId);
  const kind = dice.pick(['confirm', 'confirm', 'match', 'unmatch', 'handle', 'undo'] as const);
  if (kind === 'undo') return work.undo();
  if (kind === 'handle') {
    const open = (await work.diffsOf()).filter(({ handleStatus }) => handleStatus === HANDLE_STATUS.open);
    if (open.length === 0) return;
    const { diffId, version } = dice.pick(open);
    const handleType = dice.pick([HANDLE_TYPE.adjustOurs, HANDLE_TYPE.carry]);
    return admin.call(workbenchApi.handle, { diffId, version, handleType, remark: '按双方核对结果处理' });
  }
  if (kind === 'match') {
    const free = async (side: 1 | 2) =>
      dice.shuffled((await work.rowsOf(side)).filter(({ matchId }) => matchId === null));
    const [ours, theirs] = [await free(1), await free(2)];
    const ids = (rows: typeof ours) => rows.slice(0, dice.int(1, 2)).map(({ rowId }) => rowId);
    const confirmCodes = [ERROR.signsDiffer];
    return admin.call(workbenchApi.match, { statementId, ourIds: ids(ours), counterIds: ids(theirs), confirmCodes });
  }
  const status = kind === 'unmatch' ? MATCH_STATUS.confirmed : MATCH_STATUS.suggested;
  const { records } = await admin.data(workbenchApi.matches, { statementId, status: [status], pageSize: 100 });
  if (records.length === 0) return;
  const { matchId, version } = dice.pick(records);
  return admin.call(workbenchApi[kind], { matchId, version });
}

test('in statements with random files and decisions each figure is the sum of its rows, whatever its pages', async () => {
  const { records } = await admin.data(statementApi.page, { status: [...SENT_OR_NOT], pageSize: 100 });
  expect(records.length).toBeGreaterThan(2);
  const dice = new Dice(31);
  const met = new Set<number>();
  let count = 0;
  for (const { statementId } of records) {
    await bring(statementId, dice);
    for (let left = 6; left > 0; left -= 1) {
      const { figures, opened, ...seen } = await openedLines(admin, statementId);
      expect([statementId, left, opened]).toEqual([statementId, left, figures]);
      for (const part of seen.parts) met.add(part);
      count += seen.count;
      await step(statementId, dice);
    }
  }
  const { bill, counterRow, match, openings, gap } = BRIDGE_PART;
  for (const part of [bill, counterRow, match, openings, gap]) expect(met).toContain(part);
  expect(count).toBeGreaterThan(500);
});

test('a figure says which documents: numbers of both sides, their amounts, why they differ', async () => {
  const { records } = await admin.data(statementApi.page, { status: [...SENT_OR_NOT], pageSize: 100 });
  const all = [];
  for (const { statementId } of records) all.push(...(await rowsOfLine(admin, statementId, 'amount')).rows);
  expect(all).not.toEqual([]);
  for (const row of all)
    expect(row).toMatchObject({
      ...{ part: BRIDGE_PART.match, matchNo: expect.stringMatching(/^PD\d+$/), cause: expect.any(Number) },
      ...{
        ours: expect.stringMatching(/\w/),
        theirs: expect.stringMatching(/\w/),
        date: expect.stringMatching(/^\d{4}/),
      },
    });
});

test('a line that there is not is refused; who has no such page sees no rows', async () => {
  const asked = { statementId: '92001', pageNum: 1, pageSize: 20 };
  const wrong: unknown = 'nothing';
  // No figure of the bridge has this name.
  const refused = await admin.call(workbenchApi.bridgeRows, { ...asked, line: wrong as 'amount' });
  expect(refused.code).toBe(ERROR.invalidInput);
  const clerk = await signedIn(backend.origin, 'show.clerk');
  expect((await clerk.call(workbenchApi.bridgeRows, { ...asked, line: 'amount' })).status).toBe(403);
  const unknown = await admin.call(workbenchApi.bridgeRows, { ...asked, statementId: '999999', line: 'amount' });
  expect(unknown.code).toBe(ERROR.notFound);
});
