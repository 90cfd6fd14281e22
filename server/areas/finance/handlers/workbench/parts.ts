import { eq, inArray } from 'drizzle-orm';
import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import { SIDE } from '../../../../../src/contract/finance/matching';
import type { workbenchApi } from '../../../../../src/contract/finance/workbench';
import type { Context } from '../../../../http/context';
import { notFound } from '../../../../http/failure';
import { ofParent, within } from '../../../../platform/scope';
import { statementAction, statementMatch } from '../../data/schema/matches';
import { matchViews } from './views';

/** What an action has done, in the order in which it was done: each part may be taken back alone. */
export async function actionParts(
  { statementId, actionId, pageNum, pageSize }: Parsed<typeof workbenchApi.parts>,
  { db, session }: Context,
): Promise<Output<typeof workbenchApi.parts>> {
  const [action] = await db
    .select()
    .from(statementAction)
    .where(within(session, statementAction, eq(statementAction.actionId, actionId)));
  if (!action || action.statementId !== statementId) throw notFound();
  const from = (pageNum - 1) * pageSize;
  const ids = action.matchIds.slice(from, from + pageSize);
  const matches =
    ids.length === 0
      ? []
      : await db
          .select()
          .from(statementMatch)
          .where(ofParent(statementMatch.statementId, statementId, inArray(statementMatch.matchId, ids)));
  const known = new Map((await matchViews(db, matches)).map((match) => [match.matchId, match]));
  const records = ids.map((matchId, i) => {
    const match = known.get(matchId);
    const numbers = (side: number) =>
      (match?.rows ?? [])
        .filter((row) => row.side === side)
        .map(({ no, text }) => no || text)
        .join(' ');
    return {
      ...{ partNo: from + i + 1, matchId, matchNo: match?.matchNo ?? '', rule: match?.rule ?? ('M90' as const) },
      ...{ ours: numbers(SIDE.ours), theirs: numbers(SIDE.theirs) },
      undone: action.undone === 1 || action.undoneIds.includes(matchId) ? (1 as const) : (0 as const),
    };
  });
  return { records, total: action.matchIds.length };
}
