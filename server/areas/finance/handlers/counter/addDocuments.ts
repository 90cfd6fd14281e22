import { eq } from 'drizzle-orm';
import { SIDE } from '../../../../../src/contract/finance/matching';
import type { Context } from '../../../../http/context';
import { ofParent } from '../../../../platform/scope';
import { changeDocument } from '../../data/changeDocument';
import { countMatch } from '../../data/handleDiff';
import type { StatementRow } from '../../data/makeStatements';
import { statementMatchRow } from '../../data/schema/matches';
import { statementRow } from '../../data/schema/statements';
import type { CounterDocument } from '../../rules/counterFile';
import { k1 } from '../../rules/matching/numbers';
import type { ChangedDocument } from '../../rules/actionParts';
import { documentState } from '../workbench/retire';
import { isInside, type Known, knownOf } from '../workbench/knownRows';

/** Adds a line to a known document, which changes its amount and the residual of its match. */
async function addLines(before: Known, { amount, lines }: CounterDocument, { db }: Context) {
  await changeDocument(db, before.rowId, { amount: before.amount + amount, lines: [...before.lines, ...lines] });
  const [own] = await db
    .select({ matchId: statementMatchRow.matchId })
    .from(statementMatchRow)
    .where(ofParent(statementMatchRow.rowId, before.rowId, eq(statementMatchRow.held, 1)));
  if (own) await countMatch(db, own.matchId);
}

/** A new document has the earlier state "retired", so that undoing the import retires it. */
export const newDocument = (made: Known): ChangedDocument => {
  const after = documentState(made);
  return { rowId: made.rowId, before: { ...after, retired: 1 }, after };
};

/** Repaired documents together with those of the file: the new and the changed ones. */
export async function addDocuments(row: StatementRow, documents: readonly CounterDocument[], context: Context) {
  const { statementId, branchId, importCount: importNo } = row;
  const { known, sources } = await knownOf(row, documents, context);
  const changed: ChangedDocument[] = [];
  for (const document of documents) {
    const { identity, no, ourNo, date, text, amount, lines } = document;
    const before = known.get(identity);
    if (before && (before.statementId !== statementId || lines.length === 0)) continue;
    if (before) {
      await addLines(before, document, context);
      const after = { retired: 0 as const, amount: before.amount + amount, lines: [...before.lines, ...lines] };
      changed.push({ rowId: before.rowId, before: documentState(before), after });
      continue;
    }
    const [made] = await context.db
      .insert(statementRow)
      .values({
        ...{ statementId, branchId, side: SIDE.theirs, no, ourNo, amount, lines, importNo, key: k1(ourNo || no) },
        ...{ sourceRef: sources.get(identity) ?? '', docDate: date, remark: text },
        counted: isInside(row, date) ? (1 as const) : (0 as const),
      })
      .returning();
    if (made) changed.push(newDocument(made));
  }
  return changed;
}
