import { and, eq, inArray } from 'drizzle-orm';
import { BIZ_KIND } from '../../../../src/contract/master-data/kinds';
import type { Db } from '../../../platform/database/db';
import { global } from '../../../platform/scope';
import { cancel, isRefusal } from '../rules/approval/life';
import { keepMove, loadDocument } from './approval/documents';
import { entry } from './schema/entry';
import type { LicenceRow } from './schema/licence';

/** Ends the renewals of licences that are deleted: nobody has to decide on them any more. */
export async function endRenewals(db: Db, gone: readonly LicenceRow[], now: string) {
  const numbers = gone.map(({ renewalNo }) => renewalNo).filter(Boolean);
  if (numbers.length === 0) return;
  const rows = await db
    .select()
    .from(entry)
    .where(global('joined', and(eq(entry.kind, BIZ_KIND.renewal), inArray(entry.entryNo, numbers))))
    .orderBy(entry.entryId)
    .for('update');
  for (const row of rows) {
    const loaded = await loadDocument(db, row);
    const move = cancel(loaded.doc, false);
    if (!isRefusal(move)) await keepMove(db, loaded, { move, actor: { userId: null, name: '' }, now });
  }
}
