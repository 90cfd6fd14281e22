import { eq } from 'drizzle-orm';
import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import { ERROR } from '../../../../../src/contract/error-codes';
import { ACTION_KIND, NUMBER_RULE_STATE } from '../../../../../src/contract/finance/matching';
import type { workbenchApi } from '../../../../../src/contract/finance/workbench';
import type { Context } from '../../../../http/context';
import { Failure, InvalidInput, notFound } from '../../../../http/failure';
import { within } from '../../../../platform/scope';
import { confirmedPairs, rulesOf } from '../../data/numberRules';
import { contradictions } from '../../data/ruleContradictions';
import { numberRule } from '../../data/schema/matches';
import { applyRule, k1, type NumberRule, proposedRules } from '../../rules/matching/numbers';
import { lockedForWork, logAction, seenStatement } from './locked';

const keyOf = ({ theirPrefix, theirSuffix, ourPrefix, ourSuffix }: NumberRule) =>
  [theirPrefix, theirSuffix, ourPrefix, ourSuffix].join('|');

const MOST_PAIRS = 3;
const MOST_AGAINST = 10;
const LEAST_REASON = 5;

const { proposed, inForce, disabled, suspended } = NUMBER_RULE_STATE;

type Stored = typeof numberRule.$inferSelect;

function stateOf({ enabled, suspendedTime }: Stored) {
  if (suspendedTime !== null) return suspended;
  return enabled === 1 ? inForce : disabled;
}

/** Stored number rules with their confirming and contradicting pairs, and rules that confirmed pairs propose. */
export async function workMemory(
  { statementId }: Parsed<typeof workbenchApi.memory>,
  context: Context,
): Promise<Output<typeof workbenchApi.memory>> {
  const { db, ms } = context;
  const row = await seenStatement(statementId, context);
  const pairs = await confirmedPairs(db, row, ms);
  const stored = await rulesOf(db, row);
  const known = new Set(stored.map(keyOf));
  const says = (rule: NumberRule) => pairs.filter(({ theirs, ours }) => applyRule(k1(theirs), rule) === k1(ours));
  const views: Output<typeof workbenchApi.memory> = [];
  for (const one of stored) {
    const { ruleId, byName, suspendedTime, reason, theirPrefix, theirSuffix, ourPrefix, ourSuffix } = one;
    const rule = { theirPrefix, theirSuffix, ourPrefix, ourSuffix };
    const against = await contradictions(db, row, { rule, ms });
    views.push({
      ...{ ...rule, ruleId, byName, suspendedTime, reason, key: keyOf(rule), state: stateOf(one) },
      ...{ pairs: says(rule).slice(0, MOST_PAIRS), againstCount: against.length },
      against: against.slice(0, MOST_AGAINST).map(({ theirs, ours, matchNo }) => ({ theirs, ours, matchNo })),
    });
  }
  const offered = proposedRules(pairs).filter(({ rule }) => !known.has(keyOf(rule)));
  return [
    ...views,
    ...offered.map(({ rule, pairs: own }) => ({
      ...{ ...rule, ruleId: null, byName: '', suspendedTime: null, reason: '', key: keyOf(rule), state: proposed },
      ...{ pairs: own.slice(0, MOST_PAIRS), against: [], againstCount: 0 },
    })),
  ];
}

const { branchId, partyType, partyId, theirPrefix, theirSuffix, ourPrefix, ourSuffix } = numberRule;

/**
 * Enables a rule, which confirms from the next run on. Refused while a confirmed pair contradicts it; a suspended one
 * needs a reason.
 */
export async function enableRule(
  { statementId, reason, ...rule }: Parsed<typeof workbenchApi.enableRule>,
  context: Context,
) {
  const { db, session, ms, note } = context;
  const row = await lockedForWork(statementId, context);
  const against = await contradictions(db, row, { rule, ms });
  if (against.length > 0) throw new Failure(ERROR.ruleContradicted, { params: { n: against.length } });
  const before = (await rulesOf(db, row)).find((one) => keyOf(one) === keyOf(rule));
  const isResumed = before !== undefined && before.suspendedTime !== null;
  if (isResumed && reason.length < LEAST_REASON)
    throw new InvalidInput([{ field: 'reason', text: 'field.tooShort', params: { min: LEAST_REASON } }]);
  const set = { enabled: 1 as const, byName: session.realName, suspendedTime: null, reason };
  await db
    .insert(numberRule)
    .values({ ...rule, ...set, branchId: row.branchId, partyType: row.partyType, partyId: row.partyId })
    .onConflictDoUpdate({
      target: [branchId, partyType, partyId, theirPrefix, theirSuffix, ourPrefix, ourSuffix],
      set,
    });
  if (isResumed) await logAction(row, { kind: ACTION_KIND.resumeRule, matchIds: [] }, context);
  const told = { rule: keyOf(rule), enabled: 1, ...(reason ? { reason } : {}) };
  note({ objectId: statementId, objectName: row.statementNo, after: told });
  return true;
}

export async function disableRule({ ruleId }: Parsed<typeof workbenchApi.disableRule>, context: Context) {
  const { db, session, note } = context;
  const [rule] = await db
    .update(numberRule)
    .set({ enabled: 0, byName: session.realName })
    .where(within(session, numberRule, eq(numberRule.ruleId, ruleId)))
    .returning();
  if (!rule) throw notFound();
  note({ objectId: ruleId, objectName: keyOf(rule), after: { enabled: 0 } });
  return true;
}
