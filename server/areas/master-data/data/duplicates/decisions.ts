import { and, eq, inArray, or } from 'drizzle-orm';
import { DUPLICATE_DECISION, type DuplicateKind } from '../../../../../src/contract/master-data/duplicates';
import type { Db } from '../../../../platform/database/db';
import { global } from '../../../../platform/scope';
import { sorted } from '../../rules/duplicates/compareFacts';
import { duplicateDecision } from '../schema/duplicates';

interface Hashed {
  id: string;
  factsHash: string;
}

/**
 * Which of the others somebody has said to be different, on the facts that both have now (docs/domain/master-data.md#decisions).
 */
export async function decidedDifferent(
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
