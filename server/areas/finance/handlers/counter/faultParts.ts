import type { Context } from '../../../../http/context';
import { ofParent } from '../../../../platform/scope';
import type { StatementRow } from '../../data/makeStatements';
import { counterFault } from '../../data/schema/counterFaults';
import { statement } from '../../data/schema/statements';
import type { ActionState, FaultFigures } from '../../rules/actionParts';
import type { Read } from '../../rules/counterFile';

export type FaultRow = typeof counterFault.$inferSelect;

/** 期初 and 期末 are figures of the statement. */
export async function stateFigures({ statementId }: StatementRow, { kind, amount }: Read, { db }: Context) {
  if (kind === 'detail') return undefined;
  const figures = { counterOpening: statement.counterOpening, counterClosing: statement.counterClosing };
  const own = ofParent(statement.statementId, statementId);
  const [before] = await db.select(figures).from(statement).where(own);
  const set = kind === 'opening' ? { counterOpening: amount } : { counterClosing: amount };
  await db.update(statement).set(set).where(own);
  return before && { before, after: { ...before, ...set } };
}

export const faultFigures = ({ state, repaired: cells, reason, byName }: FaultRow): FaultFigures => ({
  ...{ state, repaired: cells, reason, byName },
});

/** A repaired or dropped row, with its former state. */
export async function changeFault(fault: FaultRow, after: FaultFigures, { db }: Context): Promise<ActionState> {
  const { faultId, fileRow, cells } = fault;
  await db
    .update(counterFault)
    .set({ ...after, repaired: after.repaired && { ...fault.cells, ...after.repaired } })
    .where(ofParent(counterFault.faultId, faultId));
  const no = cells.no || cells.text || String(fileRow);
  return {
    objectId: faultId,
    no,
    ours: cells.ourNo,
    theirs: no,
    fault: { faultId, before: faultFigures(fault), after },
  };
}
