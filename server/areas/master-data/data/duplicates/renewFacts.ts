import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { DuplicateKind } from '../../../../../src/contract/master-data/duplicates';
import { chunks } from '../../../../platform/database/chunks';
import type { Db } from '../../../../platform/database/db';
import { global } from '../../../../platform/scope';
import type { AnyRecord } from '../../rules/duplicates/compareFacts';
import { sorted } from '../../rules/duplicates/compareFacts';
import type { Vocabulary } from '../../rules/duplicates/vocabulary';
import { duplicateFacts, duplicatePair, FACTS_OF, type FactsOf, type FactsRow } from '../schema/duplicates';
import { matchesOf } from './candidates';
import { comparedEntries } from './entries';
import { factsOf } from './factsOf';
import { loadMasters } from './masters';
import { loadVocabulary } from './vocabulary';

interface Source {
  id: string;
  code: string;
  name: string;
  branchId: string | null;
  changeOf?: string | null;
  record: AnyRecord;
}

async function sourcesOf(db: Db, kind: DuplicateKind, { of, ids }: { of: FactsOf; ids: readonly string[] }) {
  if (of === FACTS_OF.entry) return comparedEntries(db, kind, ids);
  const masters = await loadMasters(db, kind, { ids });
  return masters.flatMap(({ isMerged, ...master }) => (isMerged ? [] : [master]));
}

/** Writes the facts of these sources; those that had the same stay untouched. Answers which have changed. */
export async function saveFacts(
  db: Db,
  { kind, of }: { kind: DuplicateKind; of: FactsOf },
  { sources, vocabulary }: { sources: readonly Source[]; vocabulary: Vocabulary },
): Promise<FactsRow[]> {
  const changed: FactsRow[] = [];
  for (const some of chunks(sources)) {
    const rows = some.map(({ id, code, name, branchId, changeOf = null, record }) => ({
      ...{ kind, source: of, sourceId: id, code, name, branchId, changeOf },
      ...factsOf(record, vocabulary),
    }));
    const saved = await db
      .insert(duplicateFacts)
      .values(rows)
      .onConflictDoUpdate({
        target: [duplicateFacts.kind, duplicateFacts.sourceId],
        set: {
          ...{ code: sql`excluded.code`, name: sql`excluded.name`, branchId: sql`excluded.branch_id` },
          ...{ changeOf: sql`excluded.change_of`, facts: sql`excluded.facts`, keys: sql`excluded.keys` },
          factsHash: sql`excluded.facts_hash`,
        },
        setWhere: sql`(${duplicateFacts.factsHash}, ${duplicateFacts.facts}, ${duplicateFacts.keys}, ${duplicateFacts.code}, ${duplicateFacts.name}, ${duplicateFacts.branchId}) is distinct from (excluded.facts_hash, excluded.facts, excluded.keys, excluded.code, excluded.name, excluded.branch_id)`,
      })
      .returning();
    changed.push(...saved);
  }
  return changed;
}

const isOneOf = (kind: DuplicateKind, ids: readonly string[]) =>
  and(
    eq(duplicatePair.kind, kind),
    or(inArray(duplicatePair.oneId, [...ids]), inArray(duplicatePair.otherId, [...ids])),
  );

/** Finds the pairs of one master anew: those that are none any more go, and those that stay keep their time. */
export async function savePairs(db: Db, row: FactsRow, now: string) {
  const matches = await matchesOf(db, row, { kind: row.kind, except: [row.sourceId], mastersOnly: true });
  const pairs = matches.map(({ row: other, comparison }) => {
    const [oneId, otherId] = sorted(row.sourceId, other.sourceId);
    const [one, second] = oneId === row.sourceId ? [row, other] : [other, row];
    return {
      ...{ kind: row.kind, oneId, otherId, branchId: one.branchId, otherBranchId: second.branchId },
      ...{ verdict: comparison.verdict, comparison, oneHash: one.factsHash, otherHash: second.factsHash },
      foundTime: now,
    };
  });
  const known = new Set(pairs.map(({ oneId, otherId }) => `${oneId} ${otherId}`));
  const stored = await db
    .select({ pairId: duplicatePair.pairId, oneId: duplicatePair.oneId, otherId: duplicatePair.otherId })
    .from(duplicatePair)
    .where(global('clock', isOneOf(row.kind, [row.sourceId])));
  const gone = stored.filter(({ oneId, otherId }) => !known.has(`${oneId} ${otherId}`)).map(({ pairId }) => pairId);
  if (gone.length > 0) await db.delete(duplicatePair).where(global('clock', inArray(duplicatePair.pairId, gone)));
  for (const some of chunks(pairs))
    await db
      .insert(duplicatePair)
      .values([...some])
      .onConflictDoUpdate({
        target: [duplicatePair.kind, duplicatePair.oneId, duplicatePair.otherId],
        set: {
          ...{ verdict: sql`excluded.verdict`, comparison: sql`excluded.comparison` },
          ...{ branchId: sql`excluded.branch_id`, otherBranchId: sql`excluded.other_branch_id` },
          ...{ oneHash: sql`excluded.one_hash`, otherHash: sql`excluded.other_hash` },
          foundTime: sql`case when (${duplicatePair.oneHash}, ${duplicatePair.otherHash}) = (excluded.one_hash, excluded.other_hash) then ${duplicatePair.foundTime} else excluded.found_time end`,
        },
      });
}

/** Takes records out of the comparison. */
export async function dropFacts(db: Db, kind: DuplicateKind, ids: readonly string[]) {
  if (ids.length === 0) return;
  await db
    .delete(duplicateFacts)
    .where(global('clock', and(eq(duplicateFacts.kind, kind), inArray(duplicateFacts.sourceId, [...ids]))));
  await db.delete(duplicatePair).where(global('clock', isOneOf(kind, ids)));
}

interface Renewed {
  kind: DuplicateKind;
  of: FactsOf;
  ids: readonly string[];
  /** Shanghai text. */
  now: string;
  /** Looks for pairs even of masters that are as they were. */
  pairsAnyway?: boolean;
}

/**
 * Renews what is compared of masters or entries, in the transaction that has written them; one that is gone, merged or
 * void is compared no more (docs/domain/duplicates.md#keys).
 */
export async function renewFacts(db: Db, { kind, of, ids, now, pairsAnyway = false }: Renewed) {
  if (ids.length === 0) return;
  const vocabulary = await loadVocabulary(db);
  const sources = await sourcesOf(db, kind, { of, ids });
  const there = new Set(sources.map(({ id }) => id));
  await dropFacts(
    db,
    kind,
    ids.filter((id) => !there.has(id)),
  );
  const changed = await saveFacts(db, { kind, of }, { sources, vocabulary });
  if (of !== FACTS_OF.master) return;
  const own = and(eq(duplicateFacts.kind, kind), inArray(duplicateFacts.sourceId, [...there]));
  const rows = pairsAnyway ? await db.select().from(duplicateFacts).where(global('clock', own)) : changed;
  for (const row of rows) await savePairs(db, row, now);
}
