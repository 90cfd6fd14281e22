import type { Db } from '../../server/platform/database/db';
import { scanOwners } from '../../server/areas/content/data/references/keepReferences';
import { contentReference } from '../../server/areas/content/data/schema/reference';

const sorted = (rows: readonly object[]) => rows.map((one) => JSON.stringify(Object.entries(one).sort())).sort();

/** The index of references and a scan of all owners, each as sorted lines. */
export async function bothReferences(db: Db) {
  const index = await db.select().from(contentReference);
  const scanned = (await scanOwners(db)).flatMap(([owner, references]) =>
    references.map((one) => ({ ...owner, ...one })),
  );
  return { index: sorted(index), scan: [...new Set(sorted(scanned))] };
}
