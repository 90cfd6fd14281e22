import { and, asc, eq, or } from 'drizzle-orm';
import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import { MATCH_STATUS } from '../../../../../src/contract/finance/matching';
import type { workbenchApi } from '../../../../../src/contract/finance/workbench';
import type { Context } from '../../../../http/context';
import { notFound } from '../../../../http/failure';
import { ofParent, within } from '../../../../platform/scope';
import { isOffered } from '../../data/offered';
import { statementMatch, statementMatchRow } from '../../data/schema/matches';
import { statementRow } from '../../data/schema/statements';
import { matchViews } from './views';

const MOST_CANDIDATES = 20;

/**
 * Suggestions that contain the row, in the order of the rule table; those with a row that is held by now are hidden.
 */
export async function workCandidates(
  { statementId, rowId }: Parsed<typeof workbenchApi.candidates>,
  { db, session }: Context,
): Promise<Output<typeof workbenchApi.candidates>> {
  const [row] = await db
    .select({ rowId: statementRow.rowId })
    .from(statementRow)
    .where(
      within(session, statementRow, and(eq(statementRow.rowId, rowId), eq(statementRow.statementId, statementId))),
    );
  if (!row) throw notFound();
  const named = db
    .select({ matchId: statementMatchRow.matchId })
    .from(statementMatchRow)
    .where(ofParent(statementMatchRow.rowId, rowId));
  const found = await db
    .select()
    .from(statementMatch)
    .where(ofParent(statementMatch.matchId, named, or(eq(statementMatch.status, MATCH_STATUS.confirmed), isOffered)))
    // Rule codes sort in the order of their table.
    .orderBy(asc(statementMatch.rule), asc(statementMatch.matchId))
    .limit(MOST_CANDIDATES);
  return matchViews(db, found);
}
