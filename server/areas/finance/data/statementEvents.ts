import { and, eq, sql } from 'drizzle-orm';
import { TIMELINE_EVENT, type TimelineKind } from '../../../../src/contract/orders/orders';
import type { Db } from '../../../platform/database/db';
import { type Viewer, within } from '../../../platform/scope';
import { type Documents, isStated } from './statedDocuments';
import { statementDiff, statementMatch, statementMatchRow } from './schema/matches';
import { statement, statementRow } from './schema/statements';

const event = (
  kind: TimelineKind,
  statementId: string,
  told: { time: string | null; byName: string; docNo: string; amount?: number },
) => (told.time === null ? [] : [{ kind, statementId, ...told, time: told.time, amount: told.amount ?? null }]);

const { stated, statementSent, statementConfirmed, matched, differenceHandled } = TIMELINE_EVENT;

/** The events of the statements of some documents (server/areas/orders/data/statementSlot.ts). */
export async function eventsOfDocuments(db: Db, viewer: Viewer, asked: Documents) {
  if (asked.docNos.length === 0) return [];
  const rows = await db
    .select({ row: statementRow, statement, match: statementMatch })
    .from(statementRow)
    .innerJoin(statement, eq(statement.statementId, statementRow.statementId))
    .leftJoin(statementMatchRow, and(eq(statementMatchRow.rowId, statementRow.rowId), eq(statementMatchRow.held, 1)))
    .leftJoin(statementMatch, eq(statementMatch.matchId, statementMatchRow.matchId))
    .where(within(viewer, statementRow, isStated(asked)));
  const diffs = await db
    .selectDistinct({ diff: statementDiff })
    .from(statementRow)
    .innerJoin(statement, eq(statement.statementId, statementRow.statementId))
    .leftJoin(statementMatchRow, and(eq(statementMatchRow.rowId, statementRow.rowId), eq(statementMatchRow.held, 1)))
    .innerJoin(
      statementDiff,
      and(
        eq(statementDiff.statementId, statementRow.statementId),
        sql`(${statementDiff.matchId} = ${statementMatchRow.matchId} or ${statementDiff.key} || ' ' like '% ' || ${statementRow.rowId} || ' %')`,
      ),
    )
    .where(within(viewer, statementRow, isStated(asked)));
  const statements = new Map(rows.map((one) => [one.statement.statementId, one.statement]));
  const matches = new Map(rows.flatMap(({ match }) => (match ? [[match.matchId, match] as const] : [])));
  return [
    ...rows.flatMap(({ row, statement: { statementId, gmtCreated, createdByName } }) =>
      event(stated, statementId, {
        ...{ time: row.joinedTime ?? gmtCreated, byName: row.joinedTime === null ? createdByName : '' },
        ...{ docNo: row.no, amount: row.amount },
      }),
    ),
    ...[...statements.values()].flatMap(({ statementId, statementNo: docNo, sendTime, confirmTime, confirmByName }) => [
      ...event(statementSent, statementId, { time: sendTime, byName: '', docNo }),
      ...event(statementConfirmed, statementId, { time: confirmTime, byName: confirmByName, docNo }),
    ]),
    ...[...matches.values()].flatMap(({ statementId, confirmTime: time, confirmedBy: byName, matchNo: docNo }) =>
      event(matched, statementId, { time, byName, docNo }),
    ),
    ...diffs.flatMap(({ diff: { statementId, handleTime: time, handlerName: byName, diffNo: docNo, diffAmount } }) =>
      event(differenceHandled, statementId, { time, byName, docNo, amount: diffAmount }),
    ),
  ];
}
