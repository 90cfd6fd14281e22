import { and, eq, inArray } from 'drizzle-orm';
import { chunks } from '../../../platform/database/chunks';
import type { Db } from '../../../platform/database/db';
import { global } from '../../../platform/scope';
import type { Bill } from '../../orders/public';
import { statementOpening, statementRow } from './schema/statements';

/** The key of a bill, which stands in only one statement. */
export const sourceOf = ({ kind, no }: Bill) => `${kind} ${no}`;

/** Which of the bills stand in a statement already, or in the opening of one. */
export async function booked(db: Db, bills: readonly Bill[]) {
  const known = new Set<string>();
  for (const some of chunks(bills)) {
    const refs = some.map(sourceOf);
    const rows = await db
      .select({ sourceRef: statementRow.sourceRef })
      .from(statementRow)
      .where(global('joined', and(inArray(statementRow.sourceRef, refs), eq(statementRow.retired, 0))));
    const opened = await db
      .select({ sourceRef: statementOpening.sourceRef })
      .from(statementOpening)
      .where(global('joined', inArray(statementOpening.sourceRef, refs)));
    for (const { sourceRef } of [...rows, ...opened]) known.add(sourceRef);
  }
  return known;
}

interface Opening {
  statementId: string;
  branchId: string;
  bills: readonly Bill[];
}

/** Keeps which bills statements open with. */
export async function keepOpenings(db: Db, openings: readonly Opening[]) {
  const rows = openings.flatMap(({ bills, ...of }) => bills.map((bill) => ({ ...of, sourceRef: sourceOf(bill) })));
  for (const some of chunks(rows)) await db.insert(statementOpening).values(some);
}
