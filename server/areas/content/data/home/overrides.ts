import { eq } from 'drizzle-orm';
import type { StoredComponent } from '../../../../../src/contract/content/home/component';
import { liftPage } from '../../../../../src/contract/content/home/lift';
import { merge } from '../../../../../src/contract/content/home/merge';
import type { Db } from '../../../../platform/database/db';
import { ofParent } from '../../../../platform/scope';
import { homeOverride } from '../schema/home';
import { readVersion } from './versions';

export type OverrideRow = typeof homeOverride.$inferSelect;

export async function readOverride(db: Db, pageId: string, branchId: string): Promise<OverrideRow | undefined> {
  const [row] = await db
    .select()
    .from(homeOverride)
    .where(ofParent(homeOverride.pageId, pageId, eq(homeOverride.branchId, branchId)));
  return row;
}

/** A version as a branch shows it: merged with what the branch shows otherwise. */
export async function branchPage(
  db: Db,
  { pageId, branchId }: { pageId: string; branchId: string },
  next: StoredComponent[],
) {
  const override = await readOverride(db, pageId, branchId);
  const base = override && (await readVersion(db, pageId, override.baseVersionNo));
  if (!override || !base) return next;
  const { props, order, own } = override;
  return merge(liftPage(base.components), next, { props, order, own }).page;
}
