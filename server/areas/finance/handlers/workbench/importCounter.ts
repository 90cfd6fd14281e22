import { and, eq, ne } from 'drizzle-orm';
import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import { ERROR } from '../../../../../src/contract/error-codes';
import { SIDE } from '../../../../../src/contract/finance/matching';
import { STATEMENT_STATUS } from '../../../../../src/contract/finance/statements';
import type { workbenchApi } from '../../../../../src/contract/finance/workbench';
import type { Context } from '../../../../http/context';
import { Failure } from '../../../../http/failure';
import { translate } from '../../../../http/texts';
import { chunks } from '../../../../platform/database/chunks';
import { toUnits } from '../../../../platform/numbers/decimal';
import { yuan } from '../../../../platform/numbers/money';
import { ofParent } from '../../../../platform/scope';
import { changeDocument } from '../../data/changeDocument';
import { countMatch } from '../../data/handleDiff';
import type { StatementRow } from '../../data/makeStatements';
import { statementMatchRow } from '../../data/schema/matches';
import { statement, statementRow } from '../../data/schema/statements';
import { startRun } from '../../data/running';
import { settle } from '../../data/settle';
import { COLUMNS, type CounterDocument, documentsOf, type Read } from '../../rules/counterFile';
import { k1 } from '../../rules/matching/numbers';
import { profileOf } from '../counter/profile';
import { toldStatement } from '../statements/read';
import { inOurCodes } from './goodsCodes';
import { lockedForWork, seenStatement } from './locked';
import { keepFaults } from './keepFaults';
import { isInside, type Known, knownOf } from './knownRows';
import { readCounter } from './readCounter';

const isSame = (row: Known, { amount, lines }: CounterDocument) =>
  row.amount === amount && JSON.stringify(row.lines) === JSON.stringify(lines);

/** Adds new rows, and leaves known ones; a document that has gained or lost lines changes its amount. */
async function bringIn(row: StatementRow, documents: readonly CounterDocument[], context: Context) {
  const { db } = context;
  const importNo = row.importCount + 1;
  const { known, sources } = await knownOf(row, documents, context);
  const fresh = documents.filter(({ identity }) => !known.has(identity));
  const values = fresh.map(({ identity, no, ourNo, date, text, amount, lines }) => ({
    ...{ statementId: row.statementId, branchId: row.branchId, side: SIDE.theirs, no, ourNo, amount, lines, importNo },
    ...{ sourceRef: sources.get(identity) ?? '', docDate: date, remark: text, key: k1(ourNo || no) },
    counted: isInside(row, date) ? (1 as const) : (0 as const),
  }));
  for (const some of chunks(values)) await db.insert(statementRow).values(some);
  let changed = 0;
  for (const document of documents) {
    const before = known.get(document.identity);
    // Documents of another statement stay as they are: it may be confirmed, and is not locked here.
    if (!before || before.statementId !== row.statementId || isSame(before, document)) continue;
    changed += 1;
    const { amount, lines } = document;
    await changeDocument(db, before.rowId, { amount, lines });
    const [own] = await db
      .select({ matchId: statementMatchRow.matchId })
      .from(statementMatchRow)
      .where(ofParent(statementMatchRow.rowId, before.rowId, eq(statementMatchRow.held, 1)));
    if (own) await countMatch(db, own.matchId);
  }
  const mine = [...known.values()].filter(({ statementId }) => statementId === row.statementId);
  for (const some of chunks(mine.map(({ rowId }) => rowId)))
    await db.update(statementRow).set({ importNo }).where(ofParent(statementRow.rowId, some));
  return { importNo, added: fresh.length, known: known.size - changed, changed };
}

const MOST_NAMED = 100;

/** Rows of the former file that are missing in this one; they stay until a user retires them. */
async function missingAfter({ statementId }: StatementRow, importNo: number, { db }: Context) {
  if (importNo === 1) return [];
  return db
    .select()
    .from(statementRow)
    .where(
      ofParent(
        statementRow.statementId,
        statementId,
        and(
          eq(statementRow.side, SIDE.theirs),
          eq(statementRow.retired, 0),
          eq(statementRow.importNo, importNo - 1),
          ne(statementRow.importNo, importNo),
        ),
      ),
    );
}

const { toSend, toConfirm } = STATEMENT_STATUS;

/**
 * Imports a partner's file: importing it twice changes nothing; wrong rows are reported, and the others count at once.
 */
export async function importCounter(
  { statementId }: Parsed<typeof workbenchApi.importCounter>,
  context: Context,
): Promise<Output<typeof workbenchApi.importCounter>> {
  const { db, session, request, note } = context;
  const profile = await profileOf(db, session, await seenStatement(statementId, context));
  const { reads: given, bad } = await readCounter(request.file, profile);
  const reads = await inOurCodes(given, profile?.goodsMap ?? {}, context);
  if (reads.length === 0 && bad.length === 0) throw new Failure(ERROR.noRows);
  const row = await lockedForWork(statementId, context);
  // A row that was repaired before keeps its repaired values.
  const { waiting, repaired } = await keepFaults(row, bad, context);
  const { importNo, ...counts } = await bringIn(row, documentsOf([...reads, ...repaired]), context);
  const missing = await missingAfter(row, importNo, context);
  const amountOf = (kind: Read['kind']) => reads.find((one) => one.kind === kind)?.amount;
  const [counterOpening, counterClosing] = [amountOf('opening'), amountOf('closing')];
  await db
    .update(statement)
    .set({
      importCount: importNo,
      ...(counterOpening === undefined ? {} : { counterOpening }),
      ...(counterClosing === undefined ? {} : { counterClosing }),
      // A statement that the partner has answered is with him.
      ...(row.status === toSend ? { status: toConfirm } : {}),
    })
    .where(ofParent(statement.statementId, statementId));
  await settle(db, statementId, context.now);
  if (counts.added + counts.changed > 0) await startRun(row, context);
  const text = translate(request.language);
  const count = { bad: waiting.length, missing: missing.length };
  note({ objectId: statementId, objectName: row.statementNo, after: { ...counts, ...count } });
  return {
    ...{ ...counts, bad: waiting.length, total: reads.length + bad.length, missingCount: missing.length },
    missing: missing
      .slice(0, MOST_NAMED)
      .map(({ rowId, no, docDate, amount }) => ({ rowId, no, date: docDate, amount: yuan(amount) })),
    errors: waiting
      .flatMap(({ faults }) => faults)
      .slice(0, MOST_NAMED)
      .map(({ row: at, field, value, text: why }) => ({
        row: at,
        field: COLUMNS[field],
        value,
        msg: text(why, { max: 200 }),
      })),
  };
}

/** The partner's opening and closing as he has stated them. */
export async function stateClosing(input: Parsed<typeof workbenchApi.closing>, context: Context) {
  const row = await lockedForWork(input.statementId, context);
  const fen = (amount: string | null) => (amount === null ? null : toUnits(amount, 2));
  const figures = { counterOpening: fen(input.counterOpening), counterClosing: fen(input.counterClosing) };
  await context.db.update(statement).set(figures).where(ofParent(statement.statementId, row.statementId));
  await settle(context.db, row.statementId, context.now);
  const { counterOpening, counterClosing } = row;
  context.note({
    ...{ objectId: row.statementId, objectName: row.statementNo },
    ...{ before: toldStatement({ counterOpening, counterClosing }), after: toldStatement(figures) },
  });
  return true;
}
