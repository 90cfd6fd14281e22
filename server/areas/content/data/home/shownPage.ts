import { and, eq } from 'drizzle-orm';
import type { StoredComponent } from '../../../../../src/contract/content/home/component';
import { defaultComponents } from '../../../../../src/contract/content/home/default-page';
import { liftPage } from '../../../../../src/contract/content/home/lift';
import { DEFAULT_PAGE } from '../../../../../src/contract/content/home/plans';
import type { Db } from '../../../../platform/database/db';
import { global } from '../../../../platform/scope';
import { type Line, shownIn } from '../../rules/coverage';
import { homePage } from '../schema/home';
import { branchLines } from './lines';
import { branchPage } from './overrides';
import { type NamedPlan, plansShown } from './plans';
import { readVersion } from './versions';

/** The page to show, before its ids are resolved. */
export interface PageContent {
  pageId: string;
  pageName: string;
  shareTitle: string;
  backgroundColor: string;
  versionNo: number | null;
  planId: string | null;
  components: StoredComponent[];
}

/** An open company, with those above it; undefined where there is none. */
export async function openLine(db: Db, branchId: string) {
  const [line] = await branchLines(db, [branchId]);
  return line;
}

const builtIn = (): PageContent => ({
  ...{ pageId: DEFAULT_PAGE, pageName: '', shareTitle: '', backgroundColor: '', versionNo: null, planId: null },
  components: defaultComponents(),
});

/** A version as a company shows it. */
export async function versionContent(
  db: Db,
  { pageId, versionNo, branchId }: { pageId: string; versionNo?: number | undefined; branchId: string },
): Promise<PageContent | undefined> {
  const [page] = await db
    .select()
    .from(homePage)
    .where(global('shown', and(eq(homePage.pageId, pageId), eq(homePage.deleted, 0))));
  const row = page && (await readVersion(db, pageId, versionNo ?? page.versionNo));
  if (!page || !row) return undefined;
  const { pageName, shareTitle, backgroundColor } = page;
  const components = await branchPage(db, { pageId, branchId }, liftPage(row.components));
  return { pageId, pageName, shareTitle, backgroundColor, versionNo: row.versionNo, planId: null, components };
}

/** The page that a company shows by a plan; without a plan the built-in one. */
export async function plannedContent(db: Db, branchId: string, plan: NamedPlan | undefined): Promise<PageContent> {
  const found = plan && (await versionContent(db, { pageId: plan.page, versionNo: plan.versionNo, branchId }));
  return found ? { ...found, planId: plan.planId } : builtIn();
}

/** The page that a company shows at a moment, according to these plans if they are given. */
export async function contentAt(
  db: Db,
  line: Line,
  { at, plans: known }: { at: string; plans?: readonly NamedPlan[] },
) {
  const plans = known ?? (await plansShown(db, { from: at, to: at }));
  const decides = shownIn(plans, [line], at).get(line.branchId)?.planId;
  return plannedContent(
    db,
    line.branchId,
    plans.find(({ planId }) => planId === decides),
  );
}
