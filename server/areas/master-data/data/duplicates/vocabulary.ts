import { and, eq, like } from 'drizzle-orm';
import type { Db } from '../../../../platform/database/db';
import { dictItem } from '../../../../platform/schema/organisation';
import { global } from '../../../../platform/scope';
import { type Vocabulary, vocabularyOf } from '../../rules/duplicates/vocabulary';
import { region } from '../schema/reference';

/** The terms that headquarters keep for the duplicate check, and the names of regions. */
export async function loadVocabulary(db: Db): Promise<Vocabulary> {
  const terms = await db
    .select({ dictCode: dictItem.dictCode, value: dictItem.value })
    .from(dictItem)
    .where(global('shared', and(like(dictItem.dictCode, 'dup.%'), eq(dictItem.status, 1))));
  const regions = await db.select({ id: region.id, name: region.name }).from(region).where(global('shared'));
  return vocabularyOf(terms, regions);
}
