import { and, eq, inArray, isNull, ne } from 'drizzle-orm';
import type { Side } from '../../../../src/contract/finance/matching';
import { chunks } from '../../../platform/database/chunks';
import type { Db } from '../../../platform/database/db';
import { ofParent } from '../../../platform/scope';
import { statementMatch, statementMatchRow } from './schema/matches';
import { statementRow } from './schema/statements';

export type WorkRowRow = typeof statementRow.$inferSelect;

const held = and(eq(statementMatchRow.rowId, statementRow.rowId), eq(statementMatchRow.held, 1));

/** Rows in no confirmed match. */
export const openRows = async (db: Db, statementId: string): Promise<WorkRowRow[]> =>
  (
    await db
      .select({ row: statementRow })
      .from(statementRow)
      .leftJoin(statementMatchRow, held)
      .where(
        ofParent(statementRow.statementId, statementId, eq(statementRow.retired, 0), isNull(statementMatchRow.rowId)),
      )
      .orderBy(statementRow.rowId)
  ).map(({ row }) => row);

interface Asked {
  open: readonly WorkRowRow[];
  /** A run whose own matches do not count. */
  exceptRun?: number;
}

/** Numbers of which some row is matched already. */
async function matchedKeys(db: Db, statementId: string, { open, exceptRun = 0 }: Asked) {
  const keys = [...new Set(open.map(({ key }) => key).filter(Boolean))];
  const found = new Set<string>();
  for (const some of chunks(keys)) {
    const rows = await db
      .selectDistinct({ key: statementRow.key })
      .from(statementRow)
      .innerJoin(statementMatchRow, held)
      .innerJoin(statementMatch, eq(statementMatch.matchId, statementMatchRow.matchId))
      .where(
        ofParent(
          statementRow.statementId,
          statementId,
          inArray(statementRow.key, some),
          exceptRun > 0 ? ne(statementMatch.runNo, exceptRun) : undefined,
        ),
      );
    for (const { key } of rows) found.add(key);
  }
  return found;
}

/** What is left over of a number whose other side is all matched. */
export async function duplicatesOf(db: Db, statementId: string, asked: Asked) {
  const { open } = asked;
  const matched = await matchedKeys(db, statementId, asked);
  const sides = new Map<string, Set<Side>>();
  for (const { key, side } of open) sides.set(key, (sides.get(key) ?? new Set<Side>()).add(side));
  const isLeftOver = ({ key }: WorkRowRow) => key !== '' && matched.has(key) && sides.get(key)?.size === 1;
  return new Set(open.filter(isLeftOver).map(({ rowId }) => rowId));
}
