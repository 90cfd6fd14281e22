import { and, eq, exists, isNotNull, isNull, max, not, or, type SQL, sql } from 'drizzle-orm';
import type { Parsed } from '../../../../../src/contract/endpoint';
import { type MatchLevel, MATCH_STATUS, ROW_STATE, type RowState } from '../../../../../src/contract/finance/matching';
import type { workbenchApi } from '../../../../../src/contract/finance/workbench';
import type { Db } from '../../../../platform/database/db';
import { global } from '../../../../platform/scope';
import { isOffered } from '../../data/offered';
import { statementMatch, statementMatchRow } from '../../data/schema/matches';
import { statementRow } from '../../data/schema/statements';

/** Whether the row is in a match with this condition. */
const inMatch = (db: Db, which: SQL | undefined) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(statementMatchRow)
      .innerJoin(statementMatch, eq(statementMatch.matchId, statementMatchRow.matchId))
      .where(global('joined', and(eq(statementMatchRow.rowId, statementRow.rowId), which))),
  );

const suggested = (db: Db) => inMatch(db, isOffered);

/** How sure the surest of its suggestions is. */
export const offeredLevel = (db: Db) =>
  sql<MatchLevel | null>`${db
    .select({ level: max(statementMatch.level) })
    .from(statementMatchRow)
    .innerJoin(statementMatch, eq(statementMatch.matchId, statementMatchRow.matchId))
    .where(global('joined', and(eq(statementMatchRow.rowId, statementRow.rowId), isOffered)))}`;

/** Whether the row is in a match of a rule, or of a level. */
export const foundBy = ({ rule, level }: Pick<Parsed<typeof workbenchApi.rows>, 'rule' | 'level'>, db: Db) =>
  inMatch(
    db,
    and(
      or(eq(statementMatch.status, MATCH_STATUS.confirmed), isOffered),
      rule === undefined ? undefined : eq(statementMatch.rule, rule),
      level === undefined ? undefined : eq(statementMatch.level, level),
    ),
  );

const isFree = and(isNull(statementMatchRow.matchId), eq(statementRow.tied, 0));
const UNMATCHED = [ROW_STATE.free, ROW_STATE.suggested, ROW_STATE.outside, ROW_STATE.carried];

/** The condition for all rows without a confirmed match, without looking at the suggestions of each. */
export function inStates(states: readonly RowState[], db: Db) {
  const isAnyFree = UNMATCHED.every((one) => states.includes(one));
  const others = isAnyFree ? states.filter((one) => one === ROW_STATE.matched) : states;
  return or(isAnyFree ? isFree : undefined, ...others.map((one) => inState(one, db)));
}

/** The condition of a state; `held` is the row of the confirmed match, joined to the left. */
function inState(state: RowState, db: Db): SQL | undefined {
  if (state === ROW_STATE.matched) return or(isNotNull(statementMatchRow.matchId), eq(statementRow.tied, 1));
  if (state === ROW_STATE.suggested) return and(isFree, suggested(db));
  if (state === ROW_STATE.carried) return and(isFree, isNotNull(statementRow.carryOf));
  const plain = and(isFree, isNull(statementRow.carryOf), not(suggested(db)));
  return and(plain, eq(statementRow.counted, state === ROW_STATE.outside ? 0 : 1));
}
