import { ROW_SOURCE, SIDE } from '../../../../../src/contract/finance/matching';
import { BILL_ANSWER } from '../../../../../src/contract/finance/replies';
import type { Context } from '../../../../http/context';
import { Failure, InvalidInput } from '../../../../http/failure';
import { chunks } from '../../../../platform/database/chunks';
import { toUnits } from '../../../../platform/numbers/decimal';
import type { StatementRow } from '../../data/makeStatements';
import type { StoredRow } from '../../data/openRows';
import { statementAnswer } from '../../data/schema/replies';
import { statementRow } from '../../data/schema/statements';
import { settle } from '../../data/settle';
import { k1 } from '../../rules/matching/numbers';
import { unmatchOne } from '../workbench/commands';
import { isInside } from '../workbench/knownRows';
import { startRun } from '../../data/running';
import type { MatchRow } from '../workbench/views';
import { confirmOffered, type From, logAnswers, matchAgreed, pairsOf, type Said } from './agreed';
import { dropEarlier } from './earlier';
import { ownRowsOf } from './open';
import { askedBills, ofBill } from './progress';

const { agree, differs } = BILL_ANSWER;

/** All bills with the partner's answers; none may be missing. */
async function saidOf({ statementId }: StatementRow, { db }: Context): Promise<Said[]> {
  const rows = await db
    .select({ bill: statementRow, answer: statementAnswer })
    .from(statementRow)
    .leftJoin(statementAnswer, ofBill)
    .where(askedBills(statementId))
    .orderBy(statementRow.rowId);
  return rows.map(({ bill, answer }) => {
    if (!answer) throw new InvalidInput([{ field: 'answers', text: 'field.required' }]);
    return { bill, answer };
  });
}

/** Takes an automatic match apart where the partner says otherwise; people's decisions are left to people. */
async function takeApart(match: MatchRow, context: Context) {
  if (match.confirmedBy !== '') return false;
  try {
    await unmatchOne(match, context);
    return true;
  } catch (error) {
    if (error instanceof Failure) return false;
    throw error;
  }
}

type NewRow = typeof statementRow.$inferInsert;

const rowOf = (row: StatementRow, { linkId }: From, { bill, answer }: Said): NewRow => ({
  ...{ statementId: row.statementId, branchId: row.branchId, side: SIDE.theirs, source: ROW_SOURCE.online },
  ...{ no: answer.no || bill.no, ourNo: bill.no, key: bill.key, docDate: bill.docDate, remark: answer.note },
  ...{ amount: answer.amount ?? bill.amount, lines: answer.amount === null ? bill.lines : [] },
  ...{ counted: isInside(row, bill.docDate) ? 1 : 0, sourceRef: `reply ${linkId} ${bill.rowId}` },
});

/** What each answer means for the existing rows; answers the bills for which a row of the partner is needed. */
async function weigh(row: StatementRow, said: readonly Said[], context: Context) {
  const confirmed = await pairsOf(row, 'confirmed', context);
  const rows: Said[] = [];
  for (const one of said) {
    const match = confirmed.get(one.bill.rowId);
    const { answer, amount } = one.answer;
    const isSaid = match && (answer === agree || (answer === differs && match.counterAmount === amount));
    if (match && (isSaid || !(await takeApart(match, context)))) continue;
    if (answer === agree || answer === differs) rows.push(one);
  }
  return rows;
}

async function insertRows(rows: readonly NewRow[], { db }: Context) {
  const made: StoredRow[] = [];
  for (const some of chunks(rows))
    made.push(
      ...(await db
        .insert(statementRow)
        .values([...some])
        .returning()),
    );
  return made;
}

/** Makes rows of the partner's answers; if he agrees to everything, they are matched at once. */
export async function takeAnswers(row: StatementRow, from: From, context: Context) {
  const { db, now } = context;
  const { statementId, branchId } = row;
  const said = await saidOf(row, context);
  const own = await ownRowsOf(db, statementId);
  const isAgreed = own.length === 0 && said.every(({ answer }) => answer.answer === agree);
  const kept = await dropEarlier(row, context);
  const open = said.filter(({ bill }) => !kept.bills.has(bill.rowId));
  const { confirmed, left } = await confirmOffered(row, await weigh(row, open, context), { from, context });
  const made = await insertRows(
    [
      ...left.map((one) => rowOf(row, from, one)),
      ...own
        .filter((one) => !kept.takeOwn(one))
        .map(({ no, date, amount, text }, i): NewRow => ({
          ...{ statementId, branchId, side: SIDE.theirs, source: ROW_SOURCE.online, no, key: k1(no), docDate: date },
          ...{ amount: toUnits(amount, 2), remark: text, counted: isInside(row, date) ? 1 : 0 },
          sourceRef: `reply ${from.linkId} own ${i}`,
        })),
    ],
    context,
  );
  const agreed = isAgreed ? await matchAgreed(row, { left, made }, { from, context }) : [];
  await logAnswers(row, [...confirmed, ...agreed], { from, context });
  await settle(db, statementId, now);
  if (!isAgreed) await startRun(row, context);
  return { isAgreed };
}
