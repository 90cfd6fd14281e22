import { and, eq, inArray, or } from 'drizzle-orm';
import type { DuplicateKind } from '../../../../../src/contract/master-data/duplicates';
import type { Db } from '../../../../platform/database/db';
import { global } from '../../../../platform/scope';
import { duplicatePair } from '../schema/duplicates';

type Pair = Pick<typeof duplicatePair.$inferSelect, 'oneId' | 'otherId'>;

/** A cluster is followed for so many steps and up to so many records: of a larger one, what was found is counted. */
const MOST_STEPS = 8;
const MOST_RECORDS = 500;

/** How many records the cluster of each of these has, whatever was decided of its pairs. */
export async function clusterSizes(db: Db, kind: DuplicateKind, rows: readonly Pair[]) {
  const parent = new Map<string, string>();
  const rootOf = (id: string): string => {
    const above = parent.get(id) ?? id;
    return above === id ? id : rootOf(above);
  };
  const join = ({ oneId, otherId }: Pair) => {
    for (const id of [oneId, otherId]) if (!parent.has(id)) parent.set(id, id);
    parent.set(rootOf(oneId), rootOf(otherId));
  };
  rows.forEach(join);
  let fresh = [...parent.keys()];
  for (let step = 0; step < MOST_STEPS && fresh.length > 0 && parent.size < MOST_RECORDS; step += 1) {
    const found = await db
      .select({ oneId: duplicatePair.oneId, otherId: duplicatePair.otherId })
      .from(duplicatePair)
      .where(
        global(
          'joined',
          and(
            eq(duplicatePair.kind, kind),
            or(inArray(duplicatePair.oneId, fresh), inArray(duplicatePair.otherId, fresh)),
          ),
        ),
      );
    const known = new Set(parent.keys());
    found.forEach(join);
    fresh = [...parent.keys()].filter((id) => !known.has(id));
  }
  const sizes = new Map<string, number>();
  for (const id of parent.keys()) sizes.set(rootOf(id), (sizes.get(rootOf(id)) ?? 0) + 1);
  return new Map([...parent.keys()].map((id) => [id, sizes.get(rootOf(id)) ?? 1]));
}
