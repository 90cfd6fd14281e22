import type { DuplicateKind, MergeGroup } from '../../../../../src/contract/master-data/duplicates';
import type { Context } from '../../../../http/context';
import { markOf, nameOf } from '../../data/duplicates/moveRows';
import { masterReferences } from '../../data/duplicates/references';
import type { MergeRow } from '../../data/schema/duplicates';

/** Rows of these groups come and go by themselves, and say nothing of new business. */
const NO_DOCUMENTS: readonly MergeGroup[] = ['visits', 'monitors', 'stock'];

/** Columns that name masters of this kind. */
export const referencesOf = (kind: DuplicateKind) => masterReferences.get().moved.filter((one) => one.kind === kind);
/** How many documents name a master, with a digest of them, by column. */
export async function marksOf({ db }: Context, kind: DuplicateKind, id: string) {
  const marks: MergeRow['marks'] = {};
  for (const reference of referencesOf(kind))
    if (!NO_DOCUMENTS.includes(reference.group)) marks[nameOf(reference)] = await markOf(db, reference, id);
  return marks;
}
