import { like } from 'drizzle-orm';
import type { Db } from '../../../../platform/database/db';
import { dictItem } from '../../../../platform/schema/organisation';
import { global } from '../../../../platform/scope';
import { type Vocabulary, vocabularyOf } from '../../rules/duplicates/vocabulary';
import { region } from '../schema/reference';

/** The lists of names as headquarters have them at this moment. */
export async function loadVocabulary(db: Db): Promise<Vocabulary> {
  const terms = await db
    .select({ dictCode: dictItem.dictCode, value: dictItem.value, status: dictItem.status })
    .from(dictItem)
    .where(global('shared', like(dictItem.dictCode, 'dup.%')));
  const regions = await db.select({ id: region.id, name: region.name }).from(region).where(global('shared'));
  return vocabularyOf(
    terms.filter(({ status }) => status === 1),
    regions,
  );
}
