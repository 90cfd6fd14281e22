import { eq } from 'drizzle-orm';
import type { homeConfigApi } from '../../../../../src/contract/content/home/pages';
import { liftPage } from '../../../../../src/contract/content/home/lift';
import { ORIGIN } from '../../../../../src/contract/content/home/versions';
import type { StoredComponent } from '../../../../../src/contract/content/home/component';
import type { Parsed } from '../../../../../src/contract/endpoint';
import { ERROR } from '../../../../../src/contract/error-codes';
import { demandGranted } from '../../../../http/branchScope';
import type { Context } from '../../../../http/context';
import { Failure, notFound } from '../../../../http/failure';
import { staleVersion } from '../../../../http/staleVersion';
import { touch } from '../../../../http/touch';
import { foreignBranches, ofParent, within } from '../../../../platform/scope';
import { openPlans } from '../../data/home/plans';
import { demandNotInRelease } from '../publishing/inRelease';
import { insertDraft, keepStep, type PageRow, readVersion } from '../../data/home/versions';
import { homePage } from '../../data/schema/home';
import { seenPage } from './pageRead';

/** Refuses companies that the user may not name (43002). */
export async function demandBranches(branchIds: readonly string[], { db, session }: Context) {
  await demandGranted(branchIds, { db, session });
}

/** The audit columns of a new row. */
export const auditOf = (context: Context) => {
  const { loginName: createdBy, realName: createdByName } = context.session;
  return { createdBy, createdByName, gmtCreated: context.now, ...touch(context) };
};

/** A locked page of one of the user's companies; pages of companies above he may see but not change. */
export async function ownPage(pageId: string, context: Context): Promise<PageRow> {
  const { db, session } = context;
  const [row] = await db
    .select()
    .from(homePage)
    .where(within(session, homePage, eq(homePage.pageId, pageId)))
    .for('update');
  if (!row) throw notFound();
  await demandBranches([row.branchId], context);
  return row;
}

/** A locked page to be changed by hand, unless a release contains it. */
export async function lockedPage(pageId: string, context: Context): Promise<PageRow> {
  const row = await ownPage(pageId, context);
  await demandNotInRelease(context.db, 'page', pageId);
  return row;
}

export async function currentPage({ id, version }: { id: string; version: number }, context: Context) {
  const row = await lockedPage(id, context);
  if (row.version !== version) throw await staleVersion(context, row, row);
  return row;
}

export async function changePage(row: PageRow, values: Partial<PageRow>, context: Context) {
  const after = { ...row, ...values, ...touch(context), version: row.version + 1 };
  await context.db.update(homePage).set(after).where(ofParent(homePage.pageId, row.pageId));
  context.note({ objectId: row.pageId, objectName: row.pageName, before: { ...row }, after });
  return after;
}

type Fields = Pick<PageRow, 'pageName' | 'clientKind' | 'app' | 'branchIds' | 'backgroundColor' | 'shareTitle'>;

async function makePage(fields: Fields, draft: { components: StoredComponent[]; origin: 1 | 4 }, context: Context) {
  const { db, session } = context;
  const audit = auditOf(context);
  const [made] = await db
    .insert(homePage)
    .values({ ...fields, ...audit, branchId: session.branchId })
    .returning();
  if (!made) throw new Failure(ERROR.serverFailed);
  const { pageId, versionNo, version } = made;
  await insertDraft(db, { ...draft, ...audit, pageId, versionNo, baseVersionNo: null });
  await keepStep(db, made, draft.components);
  context.note({ objectId: pageId, objectName: made.pageName, after: { ...made } });
  return { pageId, versionNo, version };
}

export async function addPage(fields: Parsed<typeof homeConfigApi.add>, context: Context) {
  await demandBranches(fields.branchIds, context);
  return makePage(fields, { components: [], origin: ORIGIN.made }, context);
}

export async function updatePage({ id, version, ...fields }: Parsed<typeof homeConfigApi.update>, context: Context) {
  await demandBranches(fields.branchIds, context);
  await changePage(await currentPage({ id, version }, context), fields, context);
  return true;
}

const LONGEST_NAME = 30;

/** Copies a page for the user's company; the original may belong to a company above. */
export async function copyPage({ id }: Parsed<typeof homeConfigApi.copy>, context: Context) {
  const page = await seenPage(id, context);
  const newest = await readVersion(context.db, id, page.versionNo);
  if (!newest) throw notFound();
  const { clientKind, app, backgroundColor, shareTitle } = page;
  const foreign = new Set(await foreignBranches(context.db, context.session, page.branchIds));
  const own = page.branchIds.filter((branchId) => !foreign.has(branchId));
  const branchIds = own.length > 0 ? own : [context.session.branchId];
  const pageName = `${page.pageName.slice(0, LONGEST_NAME - 3)} (2)`.slice(0, LONGEST_NAME);
  const components = liftPage(newest.components);
  return makePage(
    { pageName, clientKind, app, branchIds, backgroundColor, shareTitle },
    { components, origin: ORIGIN.copied },
    context,
  );
}

export async function deletePage(input: Parsed<typeof homeConfigApi.delete>, context: Context) {
  const page = await currentPage(input, context);
  const open = await openPlans(context.db, context.session, { pageId: page.pageId, now: context.now });
  if (open.length > 0) throw new Failure(ERROR.statusForbids);
  await changePage(page, { deleted: 1 }, context);
  return true;
}
