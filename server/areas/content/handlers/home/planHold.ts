import { eq } from 'drizzle-orm';
import type { Context } from '../../../../http/context';
import { notFound } from '../../../../http/failure';
import { takeLock } from '../../../../platform/database/advisoryLocks';
import { ofParent, within } from '../../../../platform/scope';
import { homePage, homePlan } from '../../data/schema/home';

export interface AskedPlan {
  id: string;
  version: number;
  /** The page that it is to show. */
  pageId?: string;
}

/** Locks pages first, then all plans, in the same order as taking a page down does, so that no deadlock occurs. */
export async function holdPages({ id, pageId }: AskedPlan, { db, session }: Context) {
  const [seen] = await db
    .select({ pageId: homePlan.pageId })
    .from(homePlan)
    .where(within(session, homePlan, eq(homePlan.planId, id)));
  if (!seen) throw notFound();
  await db
    .select({ pageId: homePage.pageId })
    .from(homePage)
    .where(ofParent(homePage.pageId, [seen.pageId, pageId ?? seen.pageId]))
    .orderBy(homePage.pageId)
    .for('update');
  await takeLock(db, 'homePlans');
}
