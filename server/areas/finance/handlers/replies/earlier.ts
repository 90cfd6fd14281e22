import { and, eq, ne, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { ROW_SOURCE } from '../../../../../src/contract/finance/matching';
import type { OwnRow } from '../../../../../src/contract/finance/replies';
import type { Context } from '../../../../http/context';
import { chunks } from '../../../../platform/database/chunks';
import { maskPhone } from '../../../../platform/mask';
import { toUnits } from '../../../../platform/numbers/decimal';
import { ofParent } from '../../../../platform/scope';
import type { StatementRow } from '../../data/makeStatements';
import type { StoredRow } from '../../data/openRows';
import { statementDiff, statementMatch, statementMatchRow } from '../../data/schema/matches';
import { statementLink } from '../../data/schema/replies';
import { statementRow } from '../../data/schema/statements';
import { dropRows } from '../workbench/retire';

/** The name under which a partner's answers are logged. */
export const signedBy = ({ partyName }: Pick<StatementRow, 'partyName'>, phone: string) =>
  `${partyName} ${maskPhone(phone)}`;

const isAdjusted = sql`exists (select 1 from ${statementMatchRow} own
  join ${statementDiff} on ${statementDiff.adjustRowId} = own.row_id where own.match_id = ${statementMatch.matchId})`;

/** Documents of the former answer that are in a match made by a person or an adjustment. */
async function decided(row: StatementRow, isEarlier: SQL | undefined, { db }: Context) {
  const links = await db
    .select({ phone: statementLink.phone })
    .from(statementLink)
    .where(ofParent(statementLink.statementId, row.statementId));
  const his = links.map(({ phone }) => signedBy(row, phone));
  const isOurs = and(ne(statementMatch.confirmedBy, ''), notInArray(statementMatch.confirmedBy, his));
  const rows = await db
    .select({ row: statementRow })
    .from(statementRow)
    .innerJoin(statementMatchRow, and(eq(statementMatchRow.rowId, statementRow.rowId), eq(statementMatchRow.held, 1)))
    .innerJoin(statementMatch, eq(statementMatch.matchId, statementMatchRow.matchId))
    .where(ofParent(statementRow.statementId, row.statementId, isEarlier, or(isAdjusted, isOurs)));
  return rows.map((one) => one.row);
}

const refOf = ({ sourceRef }: StoredRow) => sourceRef.slice(sourceRef.lastIndexOf(' ') + 1);
const said = (...parts: (string | number)[]) => parts.join('\u001F');

/**
 * Removes documents of a former answer before those of this one. Documents in people's decisions stay, and a new answer
 * about one of them makes no second document: the result says which bills and documents of the partner are kept so.
 */
export async function dropEarlier(row: StatementRow, context: Context) {
  const { db } = context;
  const isEarlier = and(eq(statementRow.source, ROW_SOURCE.online), eq(statementRow.retired, 0));
  const kept = await decided(row, isEarlier, context);
  const keptIds = kept.map(({ rowId }) => rowId);
  const dropped = await db
    .update(statementRow)
    .set({ retired: 1 })
    .where(ofParent(statementRow.statementId, row.statementId, isEarlier, notInArray(statementRow.rowId, keptIds)))
    .returning({ rowId: statementRow.rowId });
  for (const some of chunks(dropped.map(({ rowId }) => rowId))) await dropRows(db, some);
  const own = kept.map(({ no, docDate, amount, remark }) => said(no, docDate, amount, remark));
  return {
    bills: new Set(kept.map(refOf)),
    /** Whether a kept document stands for this row; each stands for one row only. */
    takeOwn({ no, date, amount, text }: OwnRow) {
      const at = own.indexOf(said(no, date, toUnits(amount, 2), text));
      if (at >= 0) own.splice(at, 1);
      return at >= 0;
    },
  };
}
