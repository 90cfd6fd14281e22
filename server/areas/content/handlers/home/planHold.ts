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

/** Pages first, then all plans, as whoever takes a page down does: nobody waits in a circle. */
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
