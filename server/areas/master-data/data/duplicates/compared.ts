import { and, eq, inArray, or, type SQL } from 'drizzle-orm';
import type { DuplicateKind } from '../../../../../src/contract/master-data/duplicates';
import { chunks } from '../../../../platform/database/chunks';
import type { Db } from '../../../../platform/database/db';
import { global } from '../../../../platform/scope';
import { duplicateDecision, duplicateFacts, duplicatePair, FACTS_OF } from '../schema/duplicates';
import { renewFacts } from './renewFacts';

type Facts = typeof duplicateFacts.$inferSelect;
type Pair = typeof duplicatePair.$inferSelect;
type Decision = typeof duplicateDecision.$inferSelect;

/** All that the comparison holds of some masters. */
export interface Kept {
  facts: Facts[];
  pairs: Pair[];
  decisions: Decision[];
}

const factsOf = (kind: DuplicateKind, ids: string[]): SQL | undefined =>
  and(eq(duplicateFacts.kind, kind), inArray(duplicateFacts.sourceId, ids));
const pairsOf = (kind: DuplicateKind, ids: string[]): SQL | undefined =>
  and(eq(duplicatePair.kind, kind), or(inArray(duplicatePair.oneId, ids), inArray(duplicatePair.otherId, ids)));
const decisionsOf = (kind: DuplicateKind, ids: string[]): SQL | undefined =>
  and(
    eq(duplicateDecision.kind, kind),
    or(inArray(duplicateDecision.oneId, ids), inArray(duplicateDecision.otherId, ids)),
  );

export async function readCompared(db: Db, kind: DuplicateKind, ids: string[]): Promise<Kept> {
  return {
    facts: await db
      .select()
      .from(duplicateFacts)
      .where(global('clock', factsOf(kind, ids))),
    pairs: await db
      .select()
      .from(duplicatePair)
      .where(global('clock', pairsOf(kind, ids))),
    decisions: await db
      .select()
      .from(duplicateDecision)
      .where(global('clock', decisionsOf(kind, ids))),
  };
}

/** Deletes the decisions about the source, which is gone, and compares the target as it is now. */
export async function mergeCompared(
  db: Db,
  { kind, sourceId, targetId, now }: { kind: DuplicateKind; sourceId: string; targetId: string; now: string },
) {
  await db.delete(duplicateDecision).where(global('clock', decisionsOf(kind, [sourceId])));
  await renewFacts(db, { kind, of: FACTS_OF.master, ids: [sourceId, targetId], now });
}

/** Brings back what was kept of both masters, and compares anew what others have changed meanwhile. */
export async function restoreCompared(
  db: Db,
  { kind, ids, now }: { kind: DuplicateKind; ids: string[]; now: string },
  { facts, pairs, decisions }: Kept,
) {
  await db.delete(duplicateFacts).where(global('clock', factsOf(kind, ids)));
  await db.delete(duplicatePair).where(global('clock', pairsOf(kind, ids)));
  await db.delete(duplicateDecision).where(global('clock', decisionsOf(kind, ids)));
  for (const some of chunks(facts)) await db.insert(duplicateFacts).values([...some]);
  for (const some of chunks(pairs)) await db.insert(duplicatePair).values([...some]);
  for (const some of chunks(decisions)) await db.insert(duplicateDecision).values([...some]);
  await renewFacts(db, { kind, of: FACTS_OF.master, ids, now, pairsAnyway: true });
}
