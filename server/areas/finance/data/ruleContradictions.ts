import { and, eq, gte, isNotNull, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { ACTION_KIND, MATCH_KIND, MATCH_STATUS, SIDE } from '../../../../src/contract/finance/matching';
import { DAY, shanghai } from '../../../platform/clock';
import type { Db } from '../../../platform/database/db';
import { ofParent } from '../../../platform/scope';
import { COMMON_LEAST, type NumberRule } from '../rules/matching/numbers';
import type { StatementRow } from './makeStatements';
import { numberRule, statementAction, statementMatch, statementMatchRow } from './schema/matches';
import { statement, statementRow } from './schema/statements';

/** Pairs that were confirmed longer ago do not count. */
const REMEMBERED = 180 * DAY;
export const rememberedSince = (ms: number) => shanghai(ms - REMEMBERED);

/** How many confirmed matches have to contradict a rule before it is suspended. */
const AGAINST_LEAST = 2;

const [our, their] = [alias(statementRow, 'our'), alias(statementRow, 'their')];
const [ourPart, theirPart] = [alias(statementMatchRow, 'our_part'), alias(statementMatchRow, 'their_part')];

type Party = Pick<StatementRow, 'branchId' | 'partyType' | 'partyId'>;

/**
 * Whether a confirmed pair contradicts a rule: the partner's number fits it, but the rule gives another number of ours.
 */
function isAgainst({ theirPrefix, theirSuffix, ourPrefix, ourSuffix }: NumberRule) {
  const [begin, end] = [theirPrefix.length, theirSuffix.length];
  const common = sql`length(${their.key}) - ${begin}::integer - ${end}::integer`;
  return and(
    sql`${common} >= ${COMMON_LEAST}::integer`,
    sql`left(${their.key}, ${begin}::integer) = ${theirPrefix}::text and right(${their.key}, ${end}::integer) = ${theirSuffix}::text`,
    sql`${their.key} <> ${our.key}`,
    sql`${our.key} <> ${ourPrefix}::text || substr(${their.key}, ${begin}::integer + 1, ${common}) || ${ourSuffix}::text`,
  );
}

interface Asked {
  ms: number;
  /** Counts only these matches. */
  matchIds?: readonly string[];
}

/** Confirmed pairs of the partner that contradict a rule about his numbers; the newest first. */
export const contradictions = (db: Db, party: Party, { rule, ms, matchIds }: Asked & { rule: NumberRule }) =>
  db
    .select({
      ...{ matchId: statementMatch.matchId, matchNo: statementMatch.matchNo, statementId: statement.statementId },
      ...{ ours: our.no, theirs: sql<string>`coalesce(nullif(${their.ourNo}, ''), ${their.no})` },
    })
    .from(statement)
    .innerJoin(statementMatch, eq(statementMatch.statementId, statement.statementId))
    .innerJoin(ourPart, and(eq(ourPart.matchId, statementMatch.matchId), eq(ourPart.side, SIDE.ours)))
    .innerJoin(our, eq(our.rowId, ourPart.rowId))
    .innerJoin(theirPart, and(eq(theirPart.matchId, statementMatch.matchId), eq(theirPart.side, SIDE.theirs)))
    .innerJoin(their, eq(their.rowId, theirPart.rowId))
    .where(
      ofParent(
        statement.partyId,
        party.partyId,
        eq(statement.branchId, party.branchId),
        eq(statement.partyType, party.partyType),
        eq(statementMatch.status, MATCH_STATUS.confirmed),
        eq(statementMatch.kind, MATCH_KIND.oneToOne),
        gte(statementMatch.confirmTime, rememberedSince(ms)),
        matchIds ? sql`${statementMatch.matchId} = any(${sql.param(matchIds)}::bigint[])` : undefined,
        isAgainst(rule),
      ),
    )
    .orderBy(sql`${statementMatch.matchId} desc`);

export const ofParty = ({ branchId, partyType, partyId }: Party) =>
  and(eq(numberRule.branchId, branchId), eq(numberRule.partyType, partyType), eq(numberRule.partyId, partyId));

const inForce = (party: Party) => and(ofParty(party), eq(numberRule.enabled, 1), isNull(numberRule.suspendedTime));

/** Rules in force of a partner, in the order of their creation. */
export const rulesInForce = (db: Db, row: Party) =>
  db
    .select()
    .from(numberRule)
    .where(ofParent(numberRule.partyId, row.partyId, inForce(row)))
    .orderBy(numberRule.ruleId);

/**
 * Suspends rules that confirmed matches contradict: called after each confirmation. The rules are locked before the
 * count, so that of two statements of a partner the later one sees both.
 */
export async function suspendContradicted(db: Db, row: StatementRow, asked: Asked) {
  if (asked.matchIds?.length === 0) return;
  for (const rule of await rulesInForce(db, row)) {
    const fresh = await contradictions(db, row, { ...asked, rule });
    if (fresh.length === 0) continue;
    const own = ofParent(numberRule.ruleId, rule.ruleId, inForce(row));
    const [locked] = await db.select().from(numberRule).where(own).for('update');
    const against = locked ? await contradictions(db, row, { rule, ms: asked.ms }) : [];
    if (against.length < AGAINST_LEAST) continue;
    const time = shanghai(asked.ms);
    await db.update(numberRule).set({ enabled: 0, suspendedTime: time }).where(own);
    const ids = against.filter(({ statementId }) => statementId === row.statementId).map(({ matchId }) => matchId);
    await db.insert(statementAction).values({
      ...{ statementId: row.statementId, branchId: row.branchId, kind: ACTION_KIND.suspendRule },
      ...{ loginName: '', byName: '', time, matchIds: ids },
    });
  }
}

/** How many rules about a partner's numbers are suspended. */
export async function countSuspended(db: Db, row: StatementRow) {
  const rows = await db
    .select({ ruleId: numberRule.ruleId })
    .from(numberRule)
    .where(ofParent(numberRule.partyId, row.partyId, ofParty(row), isNotNull(numberRule.suspendedTime)));
  return rows.length;
}
