import { eq, inArray } from 'drizzle-orm';
import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import { ROW_STATE } from '../../../../../src/contract/finance/matching';
import type { workbenchApi } from '../../../../../src/contract/finance/workbench';
import type { Context } from '../../../../http/context';
import { notFound } from '../../../../http/failure';
import { qtyText, yuan } from '../../../../platform/numbers/money';
import { ofParent } from '../../../../platform/scope';
import { documentsOf } from '../../data/diffKey';
import { statementRow } from '../../data/schema/statements';
import { diffOf } from '../evidence/read';
import { freeState, rowView, takenAmong } from './views';

/** The documents of a difference with their lines, and the bill that settled it, as they are now. */
export async function diffDocuments(
  { diffId }: Parsed<typeof workbenchApi.documents>,
  context: Context,
): Promise<Output<typeof workbenchApi.documents>> {
  const { db } = context;
  const diff = await diffOf(diffId, context);
  if (!diff) throw notFound();
  const named = documentsOf(diff.key);
  const ids = diff.adjustRowId === null ? named : [...new Set([...named, diff.adjustRowId])];
  const rows = await db
    .select()
    .from(statementRow)
    .where(
      ofParent(
        statementRow.statementId,
        diff.statementId,
        ...[eq(statementRow.retired, 0), inArray(statementRow.rowId, ids)],
      ),
    )
    .orderBy(statementRow.side, statementRow.docDate, statementRow.rowId);
  const taken = new Map((await takenAmong(db, ids)).map((one) => [one.rowId, one]));
  return rows.map((row) => {
    const held = taken.get(row.rowId);
    const state = held ? ROW_STATE.matched : freeState(row);
    const standing = { state, level: null, matchId: held?.matchId ?? null, matchNo: held?.matchNo ?? '' };
    return {
      ...rowView(row, standing),
      lines: row.lines.map(({ code, qty, amount }) => ({ code, qty: qtyText(qty), amount: yuan(amount) })),
    };
  });
}
