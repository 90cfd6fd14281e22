import { eq } from 'drizzle-orm';
import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import { ERROR } from '../../../../../src/contract/error-codes';
import type { workbenchApi } from '../../../../../src/contract/finance/workbench';
import type { Context } from '../../../../http/context';
import { Failure, notFound } from '../../../../http/failure';
import { within } from '../../../../platform/scope';
import { confirmedPairs, rulesOf } from '../../data/numberRules';
import { numberRule } from '../../data/schema/matches';
import { applyRule, k1, type NumberRule, proposedRules } from '../../rules/matching/numbers';
import { lockedForWork, seenStatement } from './locked';

const keyOf = ({ theirPrefix, theirSuffix, ourPrefix, ourSuffix }: NumberRule) =>
  [theirPrefix, theirSuffix, ourPrefix, ourSuffix].join('|');

const MOST_PAIRS = 3;

/** Rules in force, and those that confirmed pairs propose. */
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
  return [
    ...stored.map(({ ruleId, enabled, byName, theirPrefix, theirSuffix, ourPrefix, ourSuffix }) => {
      const rule = { theirPrefix, theirSuffix, ourPrefix, ourSuffix };
      return { ...rule, ruleId, enabled, byName, key: keyOf(rule), pairs: says(rule).slice(0, MOST_PAIRS) };
    }),
    ...proposedRules(pairs)
      .filter(({ rule }) => !known.has(keyOf(rule)))
      .map(({ rule, pairs: own }) => ({
        ...{ ...rule, ruleId: null, enabled: 0 as const, byName: '', key: keyOf(rule) },
        pairs: own.slice(0, MOST_PAIRS),
      })),
  ];
}

/** One click: from the next run on it confirms. Not while a confirmed pair speaks against it. */
export async function enableRule({ statementId, ...rule }: Parsed<typeof workbenchApi.enableRule>, context: Context) {
  const { db, session, ms, note } = context;
  const row = await lockedForWork(statementId, context);
  const against = (await confirmedPairs(db, row, ms)).filter(({ theirs, ours }) => {
    const mapped = k1(theirs) === k1(ours) ? undefined : applyRule(k1(theirs), rule);
    return mapped !== undefined && mapped !== k1(ours);
  });
  if (against.length > 0) throw new Failure(ERROR.ruleContradicted, { params: { n: against.length } });
  const { branchId, partyType, partyId } = row;
  await db
    .insert(numberRule)
    .values({ ...rule, branchId, partyType, partyId, byName: session.realName, enabled: 1 })
    .onConflictDoUpdate({
      target: [
        ...[numberRule.branchId, numberRule.partyType, numberRule.partyId],
        ...[numberRule.theirPrefix, numberRule.theirSuffix, numberRule.ourPrefix, numberRule.ourSuffix],
      ],
      set: { enabled: 1, byName: session.realName },
    });
  note({ objectId: statementId, objectName: row.statementNo, after: { rule: keyOf(rule), enabled: 1 } });
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
