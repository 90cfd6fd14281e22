import { eq, isNotNull } from 'drizzle-orm';
import { DIFF_TYPE, SIDE } from '../../../../../src/contract/finance/matching';
import type { Db } from '../../../../platform/database/db';
import { toText } from '../../../../platform/numbers/decimal';
import { scaled, sumOf } from '../../../../platform/numbers/exact';
import { qtyText, yuan } from '../../../../platform/numbers/money';
import { ofParent } from '../../../../platform/scope';
import { documentsOf } from '../../data/diffKey';
import { isOffered } from '../../data/offered';
import { statementMatch, statementMatchRow } from '../../data/schema/matches';
import { statementRow } from '../../data/schema/statements';
import type { DiffRow } from '../../data/settle';
import type { CausePart } from '../../rules/matching/causes';

/* What people see of a difference (docs/domain/reconciliation.md#causes). */

const orNull = (fen: number | null) => (fen === null ? null : yuan(fen));

const PRICE = 4;
/** The price of one unit in yuan, with four decimals. */
const unitOf = (fen: number, qty: number) => toText(scaled(fen * 100, 10 ** PRICE, qty), PRICE);

function explainedPart({ code, ours, theirs, qtyPart, pricePart, rounding }: CausePart) {
  const less = ours.qty - theirs.qty;
  return {
    ...{ code, ourQty: qtyText(ours.qty), theirQty: qtyText(theirs.qty) },
    ...{ qtyPart: yuan(qtyPart), pricePart: yuan(pricePart), rounding: yuan(rounding) },
    qtyLess: qtyPart === 0 ? null : qtyText(less),
    qtyUnit: qtyPart === 0 ? null : unitOf(qtyPart, less),
    priceLess: pricePart === 0 || theirs.qty === 0 ? null : unitOf(pricePart, theirs.qty),
  };
}

/** The part of a difference of amounts that the lines do not explain. */
function unknownOf({ diffType, diffAmount, parts }: DiffRow) {
  if (diffType !== DIFF_TYPE.amount) return null;
  return yuan(diffAmount - sumOf(parts, ({ qtyPart, pricePart, rounding }) => qtyPart + pricePart + rounding));
}

/** The document of a one-sided difference. */
function loneOf({ diffType, key }: DiffRow) {
  const [rowId = null, ...others] = documentsOf(key);
  const side = diffType === DIFF_TYPE.oursOnly ? SIDE.ours : diffType === DIFF_TYPE.theirsOnly ? SIDE.theirs : null;
  return side === null || others.length > 0 ? { rowId: null, side: null } : { rowId, side };
}

/** The amounts of both sides, and why they differ. */
export const amountsOf = (row: DiffRow) => ({
  ...{ ourAmount: orNull(row.ourAmount), counterAmount: orNull(row.counterAmount), diffAmount: yuan(row.diffAmount) },
  ...{ adjustAmount: row.adjustRowId === null ? null : yuan(0 - row.diffAmount), ...loneOf(row) },
  ...{ explained: row.parts.map(explainedPart), unknown: unknownOf(row) },
});

/** The differences in which the partner has changed a document. */
export async function changedKeys(db: Db, diffs: readonly DiffRow[]) {
  const rows = await db
    .select({ rowId: statementRow.rowId })
    .from(statementRow)
    .where(
      ofParent(
        statementRow.rowId,
        diffs.flatMap(({ key }) => documentsOf(key)),
        isNotNull(statementRow.changedFrom),
      ),
    );
  const changed = new Set(rows.map(({ rowId }) => rowId));
  return new Set(diffs.flatMap(({ key }) => (documentsOf(key).some((id) => changed.has(id)) ? [key] : [])));
}

/** The one-sided differences whose document is in a suggested match. */
export async function offeredKeys(db: Db, diffs: readonly DiffRow[]) {
  const lone = diffs.filter(({ matchId, key }) => matchId === null && key.includes(' '));
  const rows = await db
    .selectDistinct({ rowId: statementMatchRow.rowId })
    .from(statementMatchRow)
    .innerJoin(statementMatch, eq(statementMatch.matchId, statementMatchRow.matchId))
    .where(
      ofParent(
        statementMatchRow.rowId,
        lone.flatMap(({ key }) => documentsOf(key).slice(0, 1)),
        isOffered,
      ),
    );
  const offered = new Set(rows.map(({ rowId }) => rowId));
  return new Set(lone.flatMap(({ key }) => (offered.has(documentsOf(key)[0] ?? '') ? [key] : [])));
}
