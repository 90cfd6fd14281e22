import { and, asc, eq, gt } from 'drizzle-orm';
import type { DuplicateKind } from '../../../../../src/contract/master-data/duplicates';
import type { Db } from '../../../../platform/database/db';
import { global } from '../../../../platform/scope';
import { duplicateFacts, FACTS_OF } from '../schema/duplicates';
import { loadMasters } from './masters';
import { dropFacts, saveFacts, savePairs } from './renewFacts';
import { loadVocabulary } from './vocabulary';

/** How many masters one transaction takes: to renew their facts, or to compare each with all others. */
const FACTS_AT_ONCE = 500;
const PAIRS_AT_ONCE = 50;

interface Stretch {
  step: 'facts' | 'pairs';
  after: string;
  now: string;
}

async function scanFacts(db: Db, kind: DuplicateKind, after: string) {
  const masters = await loadMasters(db, kind, { after, limit: FACTS_AT_ONCE });
  const vocabulary = await loadVocabulary(db);
  const sources = masters.filter(({ isMerged }) => !isMerged);
  await saveFacts(db, { kind, of: FACTS_OF.master }, { sources, vocabulary });
  await dropFacts(
    db,
    kind,
    masters.filter(({ isMerged }) => isMerged).map(({ id }) => id),
  );
  return masters.at(-1)?.id ?? null;
}

async function scanPairs(db: Db, kind: DuplicateKind, { after, now }: Stretch) {
  const rows = await db
    .select()
    .from(duplicateFacts)
    .where(
      global(
        'clock',
        and(
          eq(duplicateFacts.kind, kind),
          eq(duplicateFacts.source, FACTS_OF.master),
          gt(duplicateFacts.sourceId, after),
        ),
      ),
    )
    .orderBy(asc(duplicateFacts.sourceId))
    .limit(PAIRS_AT_ONCE);
  for (const row of rows) await savePairs(db, row, now);
  return rows.at(-1)?.sourceId ?? null;
}

/** Scans the next masters in the order of their ids; answers the last of these ids, null where there were none. */
export const scanStretch = (db: Db, kind: DuplicateKind, stretch: Stretch) =>
  stretch.step === 'facts' ? scanFacts(db, kind, stretch.after) : scanPairs(db, kind, stretch);

/** A whole kind at once. */
export async function scanAll(db: Db, kind: DuplicateKind, now: string) {
  for (const step of ['facts', 'pairs'] as const)
    for (let after: string | null = ''; after !== null;) after = await scanStretch(db, kind, { step, after, now });
}
