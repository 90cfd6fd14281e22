import { pmsFeeItem } from '../../server/areas/property/data/schema/fees';
import type { Db } from '../../server/platform/database/db';
import { branch } from '../../server/platform/schema/organisation';
import { ofParent } from '../../server/platform/scope';

/** Rows by so many keys, all but the first of which nobody has: where keys are numbers, and where they are texts. */
export async function byKeys(db: Db, count: number) {
  const none = Array.from({ length: count - 1 }, (_, i) => String(900_000_000 + i));
  const fees = await db
    .select({ id: pmsFeeItem.feeItemId })
    .from(pmsFeeItem)
    .where(ofParent(pmsFeeItem.feeItemId, ['85001', ...none]));
  const branches = await db
    .select({ id: branch.branchId })
    .from(branch)
    .where(ofParent(branch.branchId, ['FDB', ...none]));
  return [...fees, ...branches].map(({ id }) => id);
}
