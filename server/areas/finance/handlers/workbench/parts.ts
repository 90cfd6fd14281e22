import { eq, inArray } from 'drizzle-orm';
import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import { SIDE } from '../../../../../src/contract/finance/matching';
import type { ActionPart } from '../../../../../src/contract/finance/rule-settings';
import type { workbenchApi } from '../../../../../src/contract/finance/workbench';
import type { MatchView } from '../../../../../src/contract/finance/workbench-records';
import type { Context } from '../../../../http/context';
import { notFound } from '../../../../http/failure';
import type { Db } from '../../../../platform/database/db';
import { ofParent, within } from '../../../../platform/scope';
import { statementAction, statementMatch } from '../../data/schema/matches';
import type { ActionState } from '../../rules/actionParts';
import { type ActionRow, partIds } from './followed';
import { matchViews } from './views';

/** The parts of an action, in the order in which they were done: each can be undone alone. */
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
  const ids = partIds(action).slice(from, from + pageSize);
  const named = action.parts ? namedStates(action.parts) : await namedMatches(action, ids, db);
  const records = ids.map((objectId, i) => ({
    ...{ partNo: from + i + 1, objectId, ...(named.get(objectId) ?? NAMELESS) },
    undone: action.undone === 1 || action.undoneIds.includes(objectId) ? (1 as const) : (0 as const),
  }));
  return { records, total: partIds(action).length };
}

type Named = Pick<ActionPart, 'objectNo' | 'rule' | 'ours' | 'theirs'>;
const NAMELESS: Named = { objectNo: '', rule: null, ours: '', theirs: '' };

const namedStates = (parts: readonly ActionState[]) =>
  new Map(
    parts.map(({ objectId, no, ours, theirs }): [string, Named] => [
      objectId,
      { objectNo: no, rule: null, ours, theirs },
    ]),
  );

async function namedMatches({ statementId }: ActionRow, ids: readonly string[], db: Db) {
  const matches =
    ids.length === 0
      ? []
      : await db
          .select()
          .from(statementMatch)
          .where(ofParent(statementMatch.statementId, statementId, inArray(statementMatch.matchId, [...ids])));
  const numbers = ({ rows }: MatchView, side: number) =>
    rows
      .filter((row) => row.side === side)
      .map(({ no, text }) => no || text)
      .join(' ');
  return new Map(
    (await matchViews(db, matches)).map((match): [string, Named] => [
      match.matchId,
      {
        ...{ objectNo: match.matchNo, rule: match.rule },
        ...{ ours: numbers(match, SIDE.ours), theirs: numbers(match, SIDE.theirs) },
      },
    ]),
  );
}
