import { and, eq, inArray, or } from 'drizzle-orm';
import {
  DUPLICATE_DECISION,
  DUPLICATE_VERDICT,
  type DuplicateKind,
} from '../../../../../src/contract/master-data/duplicates';
import type { Db } from '../../../../platform/database/db';
import { global, type Viewer, within } from '../../../../platform/scope';
import { sorted } from '../../rules/duplicates/compareFacts';
import { duplicateDecision, duplicateFacts } from '../schema/duplicates';
import type { Match } from './candidates';

interface Hashed {
  id: string;
  factsHash: string;
}

/**
 * Which of the others somebody has said to be different, on the facts that both have now (docs/domain/duplicates.md#decisions).
 */
async function decidedDifferent(
  db: Db,
  kind: DuplicateKind,
  { own, others }: { own: Hashed; others: readonly Hashed[] },
) {
  if (others.length === 0) return new Set<string>();
  const ids = others.map(({ id }) => id);
  const rows = await db
    .select()
    .from(duplicateDecision)
    .where(
      global(
        'joined',
        and(
          eq(duplicateDecision.kind, kind),
          eq(duplicateDecision.decision, DUPLICATE_DECISION.different),
          or(
            and(eq(duplicateDecision.oneId, own.id), inArray(duplicateDecision.otherId, ids)),
            and(eq(duplicateDecision.otherId, own.id), inArray(duplicateDecision.oneId, ids)),
          ),
        ),
      ),
    );
  const holds = new Set(rows.map((row) => `${row.oneId} ${row.oneHash} ${row.otherId} ${row.otherHash}`));
  const isDecided = (other: Hashed) => {
    const [oneId] = sorted(own.id, other.id);
    const [one, second] = oneId === own.id ? [own, other] : [other, own];
    return holds.has(`${one.id} ${one.factsHash} ${second.id} ${second.factsHash}`);
  };
  return new Set(others.filter(isDecided).map(({ id }) => id));
}

/** The matches without those that somebody has said to be different from one of these records, on the same facts. */
export async function undecidedOf<M extends Match>(
  db: Db,
  kind: DuplicateKind,
  { ids, factsHash, found }: { ids: readonly string[]; factsHash: string; found: readonly M[] },
): Promise<M[]> {
  const others = found.map(({ row }) => ({ id: row.sourceId, factsHash: row.factsHash }));
  const decided = new Set<string>();
  for (const id of ids)
    for (const one of await decidedDifferent(db, kind, { own: { id, factsHash }, others })) decided.add(one);
  // Two records with the same number are the same, whatever somebody has said.
  return found.filter(
    ({ row, comparison }) => !decided.has(row.sourceId) || comparison.verdict === DUPLICATE_VERDICT.same,
  );
}

/** Which of the matches the asker may see. */
export async function visibleOf(
  { db, session }: { db: Db; session: Viewer },
  kind: DuplicateKind,
  found: readonly Match[],
) {
  const ids = found.map(({ row }) => row.sourceId);
  if (ids.length === 0) return new Set<string>();
  const rows = await db
    .select({ id: duplicateFacts.sourceId })
    .from(duplicateFacts)
    .where(within(session, duplicateFacts, and(eq(duplicateFacts.kind, kind), inArray(duplicateFacts.sourceId, ids))));
  return new Set(rows.map(({ id }) => id));
}
