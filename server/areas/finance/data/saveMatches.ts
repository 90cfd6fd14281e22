import { and, eq, sql } from 'drizzle-orm';
import * as z from 'zod';
import {
  LEVEL_OF_RULE,
  MATCH_KIND,
  MATCH_LEVEL,
  MATCH_STATUS,
  type MatchKind,
  type MatchStatus,
  type RuleCode,
  SIDE,
  type Side,
} from '../../../../src/contract/finance/matching';
import { chunks } from '../../../platform/database/chunks';
import type { Db } from '../../../platform/database/db';
import { insertMany } from '../../../platform/database/insertMany';
import { rowsOf } from '../../../platform/database/rows';
import { nextNumbers } from '../../../platform/numbers/series';
import { ofParent } from '../../../platform/scope';
import { residualsOf } from '../rules/matching/bridge';
import { explain } from '../rules/matching/causes';
import type { DocumentLine } from '../rules/matching/rows';
import { statementDiff, statementDiffLapsed, statementMatch, statementMatchRow } from './schema/matches';
import type { statementRow } from './schema/statements';

/** A document as a match needs it. */
export interface MatchedDocument {
  id: string;
  side: Side;
  amount: number;
  counted: boolean;
  lines: readonly DocumentLine[];
}

/** What a match needs of a row. */
export const documentOf = (row: typeof statementRow.$inferSelect): MatchedDocument => ({
  ...{ id: row.rowId, side: row.side, amount: row.amount, counted: row.counted === 1, lines: row.lines },
});

export interface NewMatch {
  /** A fixed id, for the examples. */
  matchId?: string;
  rule: RuleCode;
  status: MatchStatus;
  rows: readonly MatchedDocument[];
  hold?: 0 | 1;
  ambiguous?: boolean;
  solutions?: number;
  finished?: boolean;
  sets?: readonly (readonly string[])[];
  number?: string;
  days?: number;
}

interface Into {
  statementId: string;
  branchId: string;
  now: string;
  /** The number of the run; 0: by hand. */
  runNo: number;
  /** The version of the settings that the run used. */
  ruleVersion?: number;
  byName: string;
}

const ofSide = (rows: readonly MatchedDocument[], side: Side) => rows.filter((row) => row.side === side);
const sum = (rows: readonly MatchedDocument[]) => rows.reduce((total, { amount }) => total + amount, 0);

export function kindOf(ours: number, theirs: number): MatchKind {
  if (ours === 0 || theirs === 0) return MATCH_KIND.oneSide;
  if (ours === 1) return theirs === 1 ? MATCH_KIND.oneToOne : MATCH_KIND.oneToMany;
  return theirs === 1 ? MATCH_KIND.manyToOne : MATCH_KIND.manyToMany;
}

/** The figures of a match, from its rows. */
export function figuresOf(rows: readonly MatchedDocument[]) {
  const [ours, theirs] = [ofSide(rows, SIDE.ours), ofSide(rows, SIDE.theirs)];
  const { gross, timing } = residualsOf(rows);
  const isKnown = rows.every(({ lines }) => lines.length > 0);
  const lines = (side: readonly MatchedDocument[]) => (isKnown ? side.flatMap((row) => row.lines) : []);
  const cause = gross === 0 ? null : explain(gross, lines(ours), lines(theirs)).cause;
  const kind = kindOf(ours.length, theirs.length);
  return { kind, ourAmount: sum(ours), counterAmount: sum(theirs), gross, timing, cause };
}

const asFlag = (is: boolean): 0 | 1 => (is ? 1 : 0);

const newIds = (db: Db, count: number) =>
  rowsOf(
    db,
    sql`select nextval('object_id')::text as "id" from generate_series(1, ${count}::integer)`,
    z.object({ id: z.string() }),
  );

/** One literal: spread objects take ten times the memory, and a run makes tens of thousands of rows. */
function rowOf(one: NewMatch, into: Into, { matchId, matchNo }: { matchId: string; matchNo: string }) {
  const isConfirmed = one.status === MATCH_STATUS.confirmed;
  const isRun = into.runNo > 0;
  const { kind, ourAmount, counterAmount, gross, timing, cause } = figuresOf(one.rows);
  return {
    matchId,
    matchNo,
    statementId: into.statementId,
    branchId: into.branchId,
    rule: one.rule,
    status: one.status,
    hold: one.hold ?? (0 as const),
    runNo: into.runNo,
    ruleVersion: into.ruleVersion ?? 0,
    level: isConfirmed && one.rule === 'M11' && isRun ? MATCH_LEVEL.high : LEVEL_OF_RULE[one.rule],
    ambiguous: asFlag(one.ambiguous ?? false),
    solutions: one.solutions ?? 1,
    finished: asFlag(one.finished ?? true),
    sets: one.sets ?? [],
    kind,
    ourAmount,
    counterAmount,
    gross,
    timing,
    cause,
    number: one.number ?? '',
    days: one.days ?? 0,
    confirmedBy: isConfirmed ? into.byName : '',
    confirmTime: isConfirmed ? into.now : null,
  };
}

/** Writes matches; a confirmed match holds its rows, each of which only one match can hold. */
export async function saveMatches(db: Db, into: Into, matches: readonly NewMatch[]): Promise<string[]> {
  const { branchId, now } = into;
  const saved: string[] = [];
  for (const some of chunks(matches)) {
    const numbers = await nextNumbers(db, 'match', { now, count: some.length });
    const fresh = await newIds(db, some.length);
    const ids = some.map(({ matchId }, i) => matchId ?? fresh[i]?.id ?? '');
    const made = some.map((one, i) => rowOf(one, into, { matchId: ids[i] ?? '', matchNo: numbers[i] ?? '' }));
    await insertMany(db, statementMatch, made);
    const rows = some.flatMap((one, i) =>
      one.rows.map(({ id: rowId, side }) => ({
        matchId: ids[i] ?? '',
        rowId,
        branchId,
        side,
        held: asFlag(one.status === MATCH_STATUS.confirmed),
      })),
    );
    await insertMany(db, statementMatchRow, rows);
    saved.push(...ids);
  }
  return saved;
}

/** Holds the rows of matches, or releases them. */
export const holdRows = (db: Db, matchIds: readonly string[], held: 0 | 1) =>
  db.update(statementMatchRow).set({ held }).where(ofParent(statementMatchRow.matchId, matchIds));

/** Removes matches and differences of a voided statement. */
export async function dropMatches(db: Db, statementId: string) {
  const ids = db
    .select({ matchId: statementMatch.matchId })
    .from(statementMatch)
    .where(ofParent(statementMatch.statementId, statementId));
  await db.update(statementMatchRow).set({ held: 0 }).where(ofParent(statementMatchRow.matchId, ids));
  await db
    .update(statementMatch)
    .set({ status: MATCH_STATUS.dissolved })
    .where(ofParent(statementMatch.statementId, statementId));
  await db.delete(statementDiff).where(ofParent(statementDiff.statementId, statementId));
  await db.delete(statementDiffLapsed).where(ofParent(statementDiffLapsed.statementId, statementId));
}

/** Removes suggestions of earlier runs before the next one; which ones were taken apart is remembered. */
export async function clearSuggestions(db: Db, statementId: string) {
  const suggested = and(eq(statementMatch.status, MATCH_STATUS.suggested));
  await db
    .update(statementMatch)
    .set({ status: MATCH_STATUS.dissolved })
    .where(ofParent(statementMatch.statementId, statementId, suggested, eq(statementMatch.hold, 1)));
  await db.delete(statementMatch).where(ofParent(statementMatch.statementId, statementId, suggested));
}
