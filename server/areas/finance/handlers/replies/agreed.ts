import { and, eq } from 'drizzle-orm';
import { ACTION_KIND, MATCH_KIND, MATCH_STATUS, SIDE } from '../../../../../src/contract/finance/matching';
import { BILL_ANSWER } from '../../../../../src/contract/finance/replies';
import type { Context } from '../../../../http/context';
import { ofParent } from '../../../../platform/scope';
import type { StatementRow } from '../../data/makeStatements';
import { isOffered } from '../../data/offered';
import type { StoredRow } from '../../data/openRows';
import { suspendContradicted } from '../../data/ruleContradictions';
import { documentOf, holdRows, saveMatches } from '../../data/saveMatches';
import { statementAction, statementMatch, statementMatchRow } from '../../data/schema/matches';
import type { statementAnswer } from '../../data/schema/replies';
import { setMatch } from '../workbench/commands';

export interface Said {
  bill: StoredRow;
  answer: typeof statementAnswer.$inferSelect;
}

export interface From {
  linkId: string;
  by: string;
}

interface Doing {
  from: From;
  context: Context;
}

/** The conditions for matches that people can see. */
const SEEN = { confirmed: eq(statementMatch.status, MATCH_STATUS.confirmed), suggested: isOffered };

/** Matches of one of ours and one of theirs, by our document. */
export async function pairsOf({ statementId }: StatementRow, which: keyof typeof SEEN, { db }: Context) {
  const rows = await db
    .select({ match: statementMatch, rowId: statementMatchRow.rowId })
    .from(statementMatch)
    .innerJoin(statementMatchRow, eq(statementMatchRow.matchId, statementMatch.matchId))
    .where(ofParent(statementMatch.statementId, statementId, and(SEEN[which], eq(statementMatchRow.side, SIDE.ours))));
  return new Map(rows.map(({ match, rowId }) => [rowId, match]));
}

/** Confirms suggested pairs of equal amounts, because the partner's answer says the same. */
export async function confirmOffered(row: StatementRow, rows: readonly Said[], { from, context }: Doing) {
  const offered = await pairsOf(row, 'suggested', context);
  const confirmed: string[] = [];
  const left: Said[] = [];
  const taken = new Set<string>();
  for (const one of rows) {
    const match = offered.get(one.bill.rowId);
    const fits =
      match?.kind === MATCH_KIND.oneToOne &&
      match.gross === 0 &&
      match.ambiguous === 0 &&
      one.answer.answer === BILL_ANSWER.agree;
    if (!match || !fits || taken.has(match.matchId)) {
      left.push(one);
      continue;
    }
    taken.add(match.matchId);
    await holdRows(context.db, [match.matchId], 1);
    await setMatch(match, { status: MATCH_STATUS.confirmed, confirmedBy: from.by, confirmTime: context.now }, context);
    confirmed.push(match.matchId);
  }
  return { confirmed, left };
}

/** Matches each bill that the partner has agreed to. */
export async function matchAgreed(
  row: StatementRow,
  { left, made }: { left: readonly Said[]; made: readonly StoredRow[] },
  { from, context }: Doing,
) {
  const theirs = new Map(made.map((one) => [one.sourceRef, one]));
  const into = { statementId: row.statementId, branchId: row.branchId, now: context.now, runNo: 0, byName: from.by };
  const matches = left.flatMap(({ bill }) => {
    const own = theirs.get(`reply ${from.linkId} ${bill.rowId}`);
    return own
      ? [
          {
            rule: 'M01' as const,
            status: MATCH_STATUS.confirmed,
            number: 'EXACT',
            rows: [documentOf(bill), documentOf(own)],
          },
        ]
      : [];
  });
  return saveMatches(context.db, into, matches);
}

/** Writes the partner's answers as one action, which only headquarters may undo. */
export async function logAnswers(row: StatementRow, matchIds: readonly string[], { from, context }: Doing) {
  if (matchIds.length === 0) return;
  const { statementId, branchId } = row;
  await context.db.insert(statementAction).values({
    ...{ statementId, branchId, kind: ACTION_KIND.confirm, loginName: `link ${from.linkId}`, byName: from.by },
    ...{ time: context.now, matchIds },
  });
  await suspendContradicted(context.db, row, { ms: context.ms, matchIds });
}
