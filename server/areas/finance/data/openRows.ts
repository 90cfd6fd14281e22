import { and, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import type { Side } from '../../../../src/contract/finance/matching';
import { chunks } from '../../../platform/database/chunks';
import type { Db } from '../../../platform/database/db';
import { ofParent } from '../../../platform/scope';
import { statementMatch, statementMatchRow } from './schema/matches';
import { statementRow } from './schema/statements';

/** A row of a statement as the database has it; a `WorkRow` of the contract is how the workbench shows it. */
export type StoredRow = typeof statementRow.$inferSelect;

const held = and(eq(statementMatchRow.rowId, statementRow.rowId), eq(statementMatchRow.held, 1));

const PAGE = 2_000;

const { rowId, side, billType, no, ourNo, key, counted, carryOf, docDate, amount, remark, lines } = statementRow;
/** The columns of a row that matching reads. */
const FIELDS = { rowId, side, billType, no, ourNo, key, counted, carryOf, docDate, amount, remark, lines };
export type OpenRow = Pick<StoredRow, keyof typeof FIELDS>;

/**
 * Rows that are in no confirmed match and not tied to the opening, page by page: reading a hundred thousand at once
 * would block all other work.
 */
export async function* openPages(db: Db, statementId: string): AsyncGenerator<OpenRow[], void> {
  for (let last = '0'; ;) {
    const rows = await db
      .select(FIELDS)
      .from(statementRow)
      .leftJoin(statementMatchRow, held)
      .where(
        ofParent(
          statementRow.statementId,
          statementId,
          and(
            eq(statementRow.retired, 0),
            eq(statementRow.tied, 0),
            isNull(statementMatchRow.rowId),
            gt(statementRow.rowId, last),
          ),
        ),
      )
      .orderBy(statementRow.rowId)
      .limit(PAGE);
    const end = rows.at(-1)?.rowId;
    if (end !== undefined) yield rows;
    if (end === undefined || rows.length < PAGE) return;
    last = end;
  }
}

export async function openRows(db: Db, statementId: string): Promise<OpenRow[]> {
  const all: OpenRow[] = [];
  for await (const rows of openPages(db, statementId)) all.push(...rows);
  return all;
}

/** What `duplicatesOf` has to know of a row. */
export type NumberedRow = Pick<OpenRow, 'rowId' | 'key' | 'side'>;

interface Asked {
  open: readonly NumberedRow[];
  /** The number of a run whose own matches do not count. */
  exceptRun?: number;
}

/** The numbers of open rows for which another row is matched already. */
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
          sql`${statementRow.key} = any(${sql.param(some)}::text[])`,
          exceptRun > 0 ? ne(statementMatch.runNo, exceptRun) : undefined,
        ),
      );
    for (const { key } of rows) found.add(key);
  }
  return found;
}

/** The ids of open rows whose number is matched already and has no open row on the other side. */
export async function duplicatesOf(db: Db, statementId: string, asked: Asked) {
  const { open } = asked;
  const matched = await matchedKeys(db, statementId, asked);
  const sides = new Map<string, Set<Side>>();
  for (const { key, side } of open) sides.set(key, (sides.get(key) ?? new Set<Side>()).add(side));
  const isLeftOver = ({ key }: NumberedRow) => key !== '' && matched.has(key) && sides.get(key)?.size === 1;
  return new Set(open.filter(isLeftOver).map(({ rowId }) => rowId));
}
