import { and, eq, ne, or, sql } from 'drizzle-orm';
import * as z from 'zod';
import {
  ACTION_KIND,
  HANDLE_STATUS,
  HANDLE_TYPE,
  MATCH_STATUS,
  RULE_CODES,
  SIDE,
  type Side,
} from '../../../../src/contract/finance/matching';
import { shanghai } from '../../../platform/clock';
import type { Db } from '../../../platform/database/db';
import { defineJob } from '../../../platform/jobs/kinds';
import { global, ofParent } from '../../../platform/scope';
import { ignoredAmong } from '../data/carryOver';
import { writeOff } from '../data/handleDiff';
import { handledRows } from '../data/handledRows';
import type { StatementRow } from '../data/makeStatements';
import { rulesInForce, suspendContradicted } from '../data/ruleContradictions';
import { type MatchedDocument, type NewMatch, saveMatches } from '../data/saveMatches';
import { statementAction, statementDiff, statementMatch, statementMatchRow } from '../data/schema/matches';
import { statement, statementRow } from '../data/schema/statements';
import { duplicatesOf, openPages, type OpenRow } from '../data/openRows';
import { settle } from '../data/settle';
import { k1 } from '../rules/matching/numbers';
import { pacedMatches, PAUSE, type Step } from '../rules/matching/plan';
import { type Found, type Given, type OurRow, pairKey, type TheirRow, USUAL_SETTINGS } from '../rules/matching/rows';

/** A row for the rules, and whether it may only be suggested. */
type RunRow = TheirRow & Pick<OpenRow, 'rowId' | 'key' | 'side' | 'carryOf'>;

/** One literal: a hundred thousand spread objects would take as many kilobytes. */
export const documentOf = (row: OpenRow): RunRow => ({
  id: row.rowId,
  no: row.no,
  ourNo: row.ourNo,
  text: row.remark,
  date: row.docDate,
  amount: row.amount,
  counted: row.counted === 1,
  lines: row.lines,
  rowId: row.rowId,
  key: row.key,
  side: row.side,
  carryOf: row.carryOf,
});

/** Rows that this run has matched before another process took it over. */
const ownRows = (db: Db, { statementId, runCount }: StatementRow) =>
  db
    .select({ row: statementRow })
    .from(statementMatch)
    .innerJoin(
      statementMatchRow,
      and(eq(statementMatchRow.matchId, statementMatch.matchId), eq(statementMatchRow.held, 1)),
    )
    .innerJoin(statementRow, eq(statementRow.rowId, statementMatchRow.rowId))
    .where(ofParent(statementMatch.statementId, statementId, eq(statementMatch.runNo, runCount)));

/**
 * Rows that were free at the start of the run: its own matches count as free, so that a process that takes over
 * computes the same.
 */
async function freeAtStart(db: Db, row: StatementRow) {
  const { statementId, runCount } = row;
  const all: RunRow[] = [];
  for await (const rows of openPages(db, statementId)) all.push(...rows.map(documentOf));
  const own = await ownRows(db, row);
  all.push(...own.map((one) => documentOf(one.row)));
  if (own.length > 0) all.sort((a, b) => Number(a.rowId) - Number(b.rowId));
  // Rows left over of a number that was matched before stay duplicates.
  const duplicates = await duplicatesOf(db, statementId, { open: all, exceptRun: runCount });
  const ignored = await ignoredAmong(
    db,
    all.flatMap(({ carryOf }) => carryOf ?? []),
  );
  const isOffered = ({ rowId, carryOf }: RunRow) => !duplicates.has(rowId) && !(carryOf && ignored.has(carryOf));
  return all.filter(isOffered);
}

/** Pairs that were refused, and pairs that were taken apart. */
async function decidedPairs(db: Db, statementId: string) {
  const rows = await db
    .select({
      matchId: statementMatch.matchId,
      status: statementMatch.status,
      rowId: statementMatchRow.rowId,
      side: statementMatchRow.side,
    })
    .from(statementMatch)
    .innerJoin(statementMatchRow, eq(statementMatchRow.matchId, statementMatch.matchId))
    .where(
      ofParent(
        statementMatch.statementId,
        statementId,
        or(eq(statementMatch.status, MATCH_STATUS.rejected), eq(statementMatch.hold, 1)),
      ),
    );
  const pairs = { rejected: new Set<string>(), held: new Set<string>() };
  const ours = rows.filter(({ side }) => side === SIDE.ours);
  for (const one of rows.filter(({ side }) => side === SIDE.theirs))
    for (const our of ours.filter(({ matchId }) => matchId === one.matchId))
      pairs[one.status === MATCH_STATUS.rejected ? 'rejected' : 'held'].add(pairKey(our.rowId, one.rowId));
  return pairs;
}

/** Rows whose numbers are looked up at once. */
const LOOKED_UP = 2_000;

/** Numbers that rows of the partner name and that are in other statements of the company. */
export async function otherNumbers(db: Db, { statementId, branchId }: StatementRow, theirs: readonly TheirRow[]) {
  const found = new Set<string>();
  for (let from = 0; from < theirs.length; from += LOOKED_UP) {
    const some = theirs.slice(from, from + LOOKED_UP);
    const keys = [...new Set(some.flatMap(({ ourNo, no }) => [k1(ourNo), k1(no)]).filter(Boolean))];
    const rows = await db
      .selectDistinct({ key: statementRow.key })
      .from(statementRow)
      .where(
        global(
          'joined',
          and(
            eq(statementRow.branchId, branchId),
            sql`${statementRow.key} = any(${sql.param(keys)}::text[])`,
            eq(statementRow.side, SIDE.ours),
            eq(statementRow.retired, 0),
            ne(statementRow.statementId, statementId),
          ),
        ),
      );
    for (const { key } of rows) found.add(key);
  }
  return found;
}

/** The input of the rules. */
export async function givenOf(db: Db, row: StatementRow, settings = USUAL_SETTINGS): Promise<Given> {
  const rows = await freeAtStart(db, row);
  const theirs = rows.filter(({ side }) => side === SIDE.theirs);
  return {
    ...{ ours: rows.filter(({ side }) => side === SIDE.ours), theirs },
    numberRules: await rulesInForce(db, row),
    ...{ ...(await decidedPairs(db, row.statementId)), otherNumbers: await otherNumbers(db, row, theirs) },
    handled: await handledRows(db, row.statementId),
    settings,
  };
}

const sided = (row: OurRow, side: Side): MatchedDocument => ({
  id: row.id,
  side,
  amount: row.amount,
  counted: row.counted,
  lines: row.lines,
});

export const matchOf = (found: Found): NewMatch => ({
  rule: found.rule,
  status: found.confirms ? MATCH_STATUS.confirmed : MATCH_STATUS.suggested,
  ambiguous: found.ambiguous,
  solutions: found.solutions,
  finished: found.finished,
  sets: found.sets,
  number: found.reason.number,
  days: found.reason.days,
  rows: [...found.ours.map((row) => sided(row, SIDE.ours)), ...found.theirs.map((row) => sided(row, SIDE.theirs))],
});

/** Lets other work run between two steps. */
export const breathe = () => new Promise<void>((go) => setImmediate(go));

/** Writes off what M05 has tolerated, within the limits, so that no tolerance is hidden. */
async function writeOffs(db: Db, row: StatementRow, now: string) {
  const due = await db
    .select({ diff: statementDiff })
    .from(statementDiff)
    .innerJoin(statementMatch, and(eq(statementMatch.matchId, statementDiff.matchId), eq(statementMatch.rule, 'M05')))
    .where(ofParent(statementDiff.statementId, row.statementId, eq(statementDiff.handleStatus, HANDLE_STATUS.open)))
    .orderBy(statementDiff.diffId);
  for (const { diff } of due)
    await writeOff(db, { row, diff, now, byName: '', remark: '', handleType: HANDLE_TYPE.writeOff }, () => undefined);
}

/** Writes what follows from the matches of a finished run. */
export async function finishRun(db: Db, row: StatementRow, now: string) {
  const { statementId, branchId, runCount } = row;
  await settle(db, statementId, now);
  await writeOffs(db, row, now);
  await settle(db, statementId, now);
  const ofRun = ofParent(statementMatch.statementId, statementId, eq(statementMatch.runNo, runCount));
  const made = db
    .select({ ids: sql`jsonb_agg(${statementMatch.matchId}::text order by ${statementMatch.matchId})` })
    .from(statementMatch)
    .where(ofRun);
  if ((await db.$count(statementMatch, ofRun)) > 0)
    await db.insert(statementAction).values({
      ...{ statementId, branchId, kind: ACTION_KIND.run, loginName: '', byName: '', time: now },
      matchIds: sql`(${made})`,
    });
  await db.update(statement).set({ running: 0 }).where(ofParent(statement.statementId, statementId));
}

const settingsSchema = z.object({
  ...{ fen: z.number(), rate: z.number(), near: z.number(), far: z.number(), sums: z.number() },
  ...{ manual: z.array(z.enum(RULE_CODES)).readonly(), sureNear: z.boolean() },
});

const progressSchema = z.object({ steps: z.number().int() }).nullable();

/**
 * The automatic run over a statement (docs/domain/workbench.md#the-run): its matches follow from the rows that
 * were free at its start, so that a process that takes it over computes the same, and continues behind the last written
 * step.
 */
export const reconcileJob = defineJob({
  payload: z.object({
    ...{ statementId: z.string(), runNo: z.number().int() },
    /** The settings at its start, so that a process that takes it over computes the same. */
    ruleVersion: z.number().int().default(0),
    settings: settingsSchema.default(USUAL_SETTINGS),
  }),
  atOnce: 4,
  async run({ db, clock }, { payload: { statementId, runNo, ruleVersion, settings }, progress, saveIn }) {
    const [row] = await db.select().from(statement).where(ofParent(statement.statementId, statementId));
    if (!row || row.running === 0 || row.runCount !== runNo) return;
    const given = await givenOf(db, row, settings);
    const reached = progressSchema.parse(progress)?.steps ?? 0;
    const now = shanghai(clock());
    const into = { statementId, branchId: row.branchId, now, runNo, ruleVersion, byName: '' };
    let steps = 0;
    const write = (step: Step) =>
      db.transaction(async (tx) => {
        await saveIn(tx, { steps });
        await saveMatches(tx, into, step.found.map(matchOf));
        await tx
          .update(statement)
          .set({ runDone: steps, runTotal: steps + 1 })
          .where(ofParent(statement.statementId, statementId));
      });
    for (const step of pacedMatches(given)) {
      if (step !== PAUSE) {
        steps += 1;
        if (steps > reached) await write(step);
      }
      await breathe();
    }
    await db.transaction(async (tx) => {
      await saveIn(tx, { steps });
      await finishRun(tx, row, now);
      await suspendContradicted(tx, row, { ms: clock() });
    });
  },
  /** A run that has failed for good blocks nothing; a later run continues. */
  async dead(_host, tx, { payload: { statementId, runNo } }) {
    const own = ofParent(statement.statementId, statementId, eq(statement.runCount, runNo));
    await tx.update(statement).set({ running: 0 }).where(own);
  },
});
