import { eq } from 'drizzle-orm';
import { SIDE } from '../../src/contract/finance/matching';
import { finishRun, givenOf, matchOf } from '../../server/areas/finance/jobs/reconcile';
import { saveMatches } from '../../server/areas/finance/data/saveMatches';
import { statement, statementRow } from '../../server/areas/finance/data/schema/statements';
import { statementDiff } from '../../server/areas/finance/data/schema/matches';
import { settle } from '../../server/areas/finance/data/settle';
import { k1 } from '../../server/areas/finance/rules/matching/numbers';
import { planMatches } from '../../server/areas/finance/rules/matching/plan';
import { DAY } from '../../server/platform/clock';
import type { Db } from '../../server/platform/database/db';
import { ofParent } from '../../server/platform/scope';

/** The statement whose partner has sent his own, and where the examples' ids begin. */
const STATEMENT = '92001';
const FIRST = { row: 93_001, match: 94_001, diff: 95_001 };

export type Bill = typeof statementRow.$inferSelect;
export type Counter = Pick<Bill, 'no' | 'ourNo' | 'docDate' | 'amount' | 'remark' | 'lines'>;

export const plus = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);

/** Half a yuan for each of 24 bags: 12.00 less than ours. */
const PRICE_LESS = 1_200;

/** What the partner has of a bill: as it is, written otherwise, with another price, by payment, or not at all. */
function counterOf(bill: Bill, i: number): Counter[] {
  const { no, docDate, amount, lines } = bill;
  const own = { no: `CG${no.slice(2)}`, ourNo: no, docDate, amount, remark: '采购入库', lines: [] };
  if (no.startsWith('SK') || no.startsWith('TK'))
    return [
      {
        ...own,
        no: `YH${String(7_100 + i)}`,
        ourNo: '',
        docDate: plus(docDate, 1),
        remark: amount < 0 ? '银行付款' : '退款入账',
      },
    ];
  if (no.startsWith('TH')) return [{ ...own, no, remark: '采购退货' }];
  if (i === 3) return [{ ...own, ourNo: `ck-${no.slice(2, 10)} ${no.slice(10)}` }];
  const [first, ...rest] = lines;
  if (i === 7 && first)
    return [{ ...own, amount: amount - PRICE_LESS, lines: [{ ...first, amount: first.amount - PRICE_LESS }, ...rest] }];
  if (i === 9) return [{ ...own, amount: amount + 4 }];
  return i === 10 ? [] : [own];
}

/** Where the ids of a statement's rows, matches and differences begin, and when its partner has sent his file. */
interface Sent {
  statementId: string;
  first: typeof FIRST;
  now: string;
}

/** The rows of a partner's file, by the bills that it answers, and what the machine makes of them. */
export async function sendCounterRows(
  db: Db,
  { statementId, first, now }: Sent,
  rowsFor: (bills: Bill[], row: typeof statement.$inferSelect) => Counter[],
) {
  const [row] = await db.select().from(statement).where(ofParent(statement.statementId, statementId));
  if (!row) return;
  const bills = await db
    .select()
    .from(statementRow)
    .where(ofParent(statementRow.statementId, statementId, eq(statementRow.side, SIDE.ours)))
    .orderBy(statementRow.rowId);
  await db.insert(statementRow).values(
    rowsFor(bills, row).map((one, i) => ({
      ...{ ...one, rowId: String(first.row + i), statementId, branchId: row.branchId, side: SIDE.theirs },
      ...{ sourceRef: `counter ${row.branchId} ${row.partyId} example${i}`, importNo: 1, key: k1(one.ourNo || one.no) },
    })),
  );
  await db
    .update(statement)
    .set({ importCount: 1, runCount: 1, counterOpening: row.openingAmount })
    .where(ofParent(statement.statementId, statementId));
  const run = { ...row, runCount: 1 };
  const found = [...planMatches(await givenOf(db, run))].flatMap((step) => step.found.map(matchOf));
  // Suggestions first: they are what is to be looked at.
  const sorted = [...found].sort((a, b) => a.status - b.status || 0);
  const into = { statementId, branchId: row.branchId, now, runNo: 1, byName: '' };
  const named = sorted.map((one, i) => ({ ...one, matchId: String(first.match + i) }));
  await saveMatches(db, into, named);
  await finishRun(db, run, now);
  const diffs = await db
    .select({ diffId: statementDiff.diffId })
    .from(statementDiff)
    .where(ofParent(statementDiff.statementId, statementId))
    .orderBy(statementDiff.diffId);
  for (const [i, { diffId }] of diffs.entries())
    await db
      .update(statementDiff)
      .set({ diffId: String(first.diff + i) })
      .where(ofParent(statementDiff.diffId, diffId));
  await settle(db, statementId, now);
  await db.update(statement).set({ version: 2 }).where(ofParent(statement.statementId, statementId));
}

/** What the customer of one statement has sent. */
export const seedCounterRows = (db: Db, day: string) =>
  sendCounterRows(db, { statementId: STATEMENT, first: FIRST, now: `${day} 09:20:00` }, (bills, row) => {
    const [freight, back] = [plus(row.periodStart, 18), plus(row.periodStart, 19)];
    const alone = { ourNo: '', lines: [] };
    const numbered = (date: string, no: string) => ({ no: `CG${date.replaceAll('-', '')}${no}`, docDate: date });
    return [
      { ...alone, ...numbered(freight, '000077'), amount: 4_500, remark: '运费补差' },
      { ...alone, ...numbered(back, '000078'), amount: -4_500, remark: '冲回运费补差' },
      ...bills.flatMap(counterOf),
    ];
  });
