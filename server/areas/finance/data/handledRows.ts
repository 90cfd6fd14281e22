import { and, eq, isNull, ne } from 'drizzle-orm';
import { HANDLE_STATUS } from '../../../../src/contract/finance/matching';
import type { Db } from '../../../platform/database/db';
import { ofParent } from '../../../platform/scope';
import { documentsOf } from './diffKey';
import { statementDiff } from './schema/matches';

/**
 * Documents that stand alone and of whose difference a person has decided: they are carried or ignored, and what turns
 * up for one later is offered and no more, until that is revoked. What waits for the partner is not among them.
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
