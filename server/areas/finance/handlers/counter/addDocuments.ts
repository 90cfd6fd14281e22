import { eq } from 'drizzle-orm';
import { SIDE } from '../../../../../src/contract/finance/matching';
import type { Context } from '../../../../http/context';
import { ofParent } from '../../../../platform/scope';
import { countMatch } from '../../data/handleDiff';
import type { StatementRow } from '../../data/makeStatements';
import { statementMatchRow } from '../../data/schema/matches';
import { statementRow } from '../../data/schema/statements';
import type { CounterDocument } from '../../rules/counterFile';
import { k1 } from '../../rules/matching/numbers';
import { isInside, type Known, knownOf } from '../workbench/knownRows';

/** A line more of a document that is there: its amount changes, and what its match leaves over. */
async function addLines(before: Known, { amount, lines }: CounterDocument, { db }: Context) {
  await db
    .update(statementRow)
    .set({ amount: before.amount + amount, lines: [...before.lines, ...lines] })
    .where(ofParent(statementRow.rowId, before.rowId));
  const [own] = await db
    .select({ matchId: statementMatchRow.matchId })
    .from(statementMatchRow)
    .where(ofParent(statementMatchRow.rowId, before.rowId, eq(statementMatchRow.held, 1)));
  if (own) await countMatch(db, own.matchId);
}

/** Documents that were repaired, beside those of the file; how many of them are new or have changed. */
export async function addDocuments(row: StatementRow, documents: readonly CounterDocument[], context: Context) {
  const { statementId, branchId, importCount: importNo } = row;
  const { known, sources } = await knownOf(row, documents, context);
  let changed = 0;
  for (const document of documents) {
    const { identity, no, ourNo, date, text, amount, lines } = document;
    const before = known.get(identity);
    if (before && (before.statementId !== statementId || lines.length === 0)) continue;
    changed += 1;
    if (before) await addLines(before, document, context);
    else
      await context.db.insert(statementRow).values({
        ...{ statementId, branchId, side: SIDE.theirs, no, ourNo, amount, lines, importNo, key: k1(ourNo || no) },
        ...{ sourceRef: sources.get(identity) ?? '', docDate: date, remark: text },
        counted: isInside(row, date) ? (1 as const) : (0 as const),
      });
  }
  return changed;
}
