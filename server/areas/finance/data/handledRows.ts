import { and, eq, isNull, ne } from 'drizzle-orm';
import { HANDLE_STATUS } from '../../../../src/contract/finance/matching';
import type { Db } from '../../../platform/database/db';
import { ofParent } from '../../../platform/scope';
import { documentsOf } from './diffKey';
import { statementDiff } from './schema/matches';

/**
 * Documents that stand alone and whose difference a person has handled: carried or ignored. A counterpart that appears
 * later is only suggested, until the handling is revoked. Documents that wait for the partner are not among them.
 */
export async function handledRows(db: Db, statementIds: string | readonly string[]) {
  const rows = await db
    .select({ key: statementDiff.key })
    .from(statementDiff)
    .where(
      ofParent(
        statementDiff.statementId,
        statementIds,
        and(
          ...[eq(statementDiff.handleStatus, HANDLE_STATUS.handled), ne(statementDiff.handlerName, '')],
          ...[isNull(statementDiff.matchId), isNull(statementDiff.adjustRowId)],
        ),
      ),
    );
  return new Set(rows.flatMap(({ key }) => documentsOf(key)));
}
