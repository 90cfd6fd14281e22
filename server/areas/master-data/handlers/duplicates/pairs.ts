import { and, eq, isNull, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import {
  DUPLICATE_DECISION,
  DUPLICATE_PAGES,
  type duplicateApi,
  type DuplicateKind,
} from '../../../../../src/contract/master-data/duplicates';
import { listed as namedIn } from '../../../../http/batch';
import type { Context } from '../../../../http/context';
import { notFound } from '../../../../http/failure';
import { demandButton } from '../../../../http/permission';
import { by } from '../../../../platform/database/cursor';
import { paged } from '../../../../platform/database/paged';
import { within } from '../../../../platform/scope';
import { cityNames } from '../../data/duplicates/cityNames';
import { clusterSizes } from '../../data/duplicates/clusters';
import { duplicateDecision, duplicateFacts, duplicatePair, type FactsRow } from '../../data/schema/duplicates';
import { sorted } from '../../rules/duplicates/compareFacts';
import { shownFacts } from '../../rules/duplicates/shownFacts';

/** Demands the button of the kind: whoever sees the pairs of one kind does not see those of another. */
export const demandKind = (
  { db, session }: Pick<Context, 'db' | 'session'>,
  kind: DuplicateKind,
  action: 'duplicates' | 'merge' | 'unmerge',
) => demandButton(db, [`${DUPLICATE_PAGES[kind]}_${action}`], session);

const oneFacts = alias(duplicateFacts, 'one_facts');
const otherFacts = alias(duplicateFacts, 'other_facts');

const sideOf = ({ sourceId, code, name, branchId }: FactsRow) => ({ id: sourceId, code, name, branchId });

/** A decision holds as long as both are what they were. */
const holds = and(
  eq(duplicateDecision.kind, duplicatePair.kind),
  eq(duplicateDecision.oneId, duplicatePair.oneId),
  eq(duplicateDecision.otherId, duplicatePair.otherId),
  eq(duplicateDecision.oneHash, duplicatePair.oneHash),
  eq(duplicateDecision.otherHash, duplicatePair.otherHash),
);

export async function pairPage(
  query: Parsed<typeof duplicateApi.page>,
  context: Context,
): Promise<Output<typeof duplicateApi.page>> {
  const { db, session } = context;
  const { kind, verdict, decision = DUPLICATE_DECISION.none, orderDir = 'desc' } = query;
  await demandKind(context, kind, 'duplicates');
  const rows = db
    .select({ row: duplicatePair, one: oneFacts, other: otherFacts, decided: duplicateDecision })
    .from(duplicatePair)
    .innerJoin(oneFacts, and(eq(oneFacts.kind, duplicatePair.kind), eq(oneFacts.sourceId, duplicatePair.oneId)))
    .innerJoin(otherFacts, and(eq(otherFacts.kind, duplicatePair.kind), eq(otherFacts.sourceId, duplicatePair.otherId)))
    .leftJoin(duplicateDecision, holds)
    .where(
      within(
        session,
        duplicatePair,
        and(
          eq(duplicatePair.kind, kind),
          verdict === undefined ? undefined : eq(duplicatePair.verdict, verdict),
          decision === DUPLICATE_DECISION.none
            ? isNull(duplicateDecision.decision)
            : eq(duplicateDecision.decision, decision),
        ),
      ),
    )
    .$dynamic();
  const order = [by(duplicatePair.foundTime, orderDir), by(duplicatePair.pairId, orderDir)];
  const { rows: found, ...counted } = await paged(db, { listed: rows, order }, query);
  const sizes = await clusterSizes(
    db,
    kind,
    found.map(({ row }) => row),
  );
  const cities = found.flatMap(({ one, other }) => [one.facts, other.facts]);
  const cityName = await cityNames(
    db,
    cities.map((facts) => ('city' in facts ? facts.city : '')),
  );
  const records = found.map(({ row, one, other, decided }) => ({
    ...{ pairId: row.pairId, kind: row.kind, verdict: row.verdict, foundTime: row.foundTime },
    ...{ one: sideOf(one), other: sideOf(other) },
    ...{ vetoes: [...row.comparison.vetoes], notes: [...row.comparison.notes] },
    facts: shownFacts(row.comparison, [one.facts, other.facts], cityName),
    clusterSize: sizes.get(row.oneId) ?? 2,
    ...{ decision: decided?.decision ?? DUPLICATE_DECISION.none, reason: decided?.reason ?? '' },
    ...{ decidedByName: decided?.decidedByName ?? '', decideTime: decided?.decideTime ?? null },
  }));
  return { records, ...counted };
}

/** Says of pairs in sight whether they are one; what is said holds for the facts as they are now. */
export async function decidePairs(
  { kind, pairs, decision, reason }: Parsed<typeof duplicateApi.decide>,
  context: Context,
) {
  const { db, session, now, note } = context;
  await demandKind(context, kind, 'duplicates');
  const wanted = pairs.map(({ oneId, otherId }) => sorted(oneId, otherId));
  const rows = await db
    .select()
    .from(duplicatePair)
    .where(
      within(
        session,
        duplicatePair,
        and(
          eq(duplicatePair.kind, kind),
          or(
            ...wanted.map(([oneId, otherId]) =>
              and(eq(duplicatePair.oneId, oneId), eq(duplicatePair.otherId, otherId)),
            ),
          ),
        ),
      ),
    )
    .orderBy(duplicatePair.pairId)
    .for('update');
  if (rows.length === 0) throw notFound();
  const decided = rows.map(({ oneId, otherId, oneHash, otherHash }) => ({
    ...{ kind, oneId, otherId, oneHash, otherHash, decision, reason },
    ...{ decidedBy: session.loginName, decidedByName: session.realName, decideTime: now },
  }));
  await db
    .insert(duplicateDecision)
    .values(decided)
    .onConflictDoUpdate({
      target: [duplicateDecision.kind, duplicateDecision.oneId, duplicateDecision.otherId],
      set: {
        ...{ oneHash: sql`excluded.one_hash`, otherHash: sql`excluded.other_hash`, decision, reason },
        ...{ decidedBy: session.loginName, decidedByName: session.realName, decideTime: now },
      },
    });
  note({
    objectId: namedIn(rows.map(({ oneId, otherId }) => `${oneId}+${otherId}`)),
    after: { decision, reason },
  });
  return { decided: rows.length };
}
