import { SCANNED_KINDS } from '../../server/areas/master-data/data/duplicates/masters';
import { scanAll } from '../../server/areas/master-data/data/duplicates/scan';
import type { Db } from '../../server/platform/database/db';

/** What the scan of the night finds among the examples, so that it need not be waited for. */
export async function seedDuplicates(db: Db, day: string) {
  for (const kind of SCANNED_KINDS) await scanAll(db, kind, `${day} 03:00:00`);
}
