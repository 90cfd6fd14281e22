import { sql } from 'drizzle-orm';
import { compare } from '../../../../../src/contract/content/home/compare';
import { liftPage } from '../../../../../src/contract/content/home/lift';
import type { homeVersionApi } from '../../../../../src/contract/content/home/versions';
import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import type { Context } from '../../../../http/context';
import { notFound } from '../../../../http/failure';
import { subquery } from '../../../../platform/database/columns';
import { by } from '../../../../platform/database/cursor';
import { paged } from '../../../../platform/database/paged';
import { foreignBranches, ofParent } from '../../../../platform/scope';
import { branchPage } from '../../data/home/overrides';
import { type PageRow, readVersion, type VersionRow } from '../../data/home/versions';
import { homePlan, homeVersion } from '../../data/schema/home';
import { seenPage } from './pageRead';
import { demandBranches } from './pageWrite';

type Content = Output<typeof homeVersionApi.components>;

export async function toContent(page: PageRow, row: VersionRow, { db, session }: Context): Promise<Content> {
  const { pageId, pageName, backgroundColor, shareTitle, version } = page;
  const { versionNo, baseVersionNo, frozen, hash } = row;
  const isForeign = (await foreignBranches(db, session, [page.branchId])).length > 0;
  return {
    ...{ pageId, pageName, backgroundColor, shareTitle, version },
    ...{ versionNo, baseVersionNo, frozen, hash },
    components: liftPage(row.components),
    isEditable: isForeign ? 0 : 1,
  };
}

export async function homeVersionDetail({ id, versionNo }: { id: string; versionNo: number }, context: Context) {
  const page = await seenPage(id, context);
  const row = await readVersion(context.db, id, versionNo);
  if (!row) throw notFound();
  return toContent(page, row, context);
}

export async function homeComponents({ id }: { id: string }, context: Context) {
  const { versionNo } = await seenPage(id, context);
  return homeVersionDetail({ id, versionNo }, context);
}

export async function homeVersions(query: Parsed<typeof homeVersionApi.page>, context: Context) {
  const { pageId, orderDir = 'desc' } = query;
  const { db, now } = context;
  await seenPage(pageId, context);
  const columns = {
    pageId: homeVersion.pageId,
    versionNo: homeVersion.versionNo,
    baseVersionNo: homeVersion.baseVersionNo,
    origin: homeVersion.origin,
    frozen: homeVersion.frozen,
    frozenTime: homeVersion.frozenTime,
    note: homeVersion.note,
    hash: homeVersion.hash,
    componentCount: homeVersion.componentCount,
    createdByName: homeVersion.createdByName,
    gmtModified: homeVersion.gmtModified,
  };
  const planCount = subquery<number>(
    sql`select count(*)::int from ${homePlan} where ${homePlan.pageId} = ${homeVersion.pageId} and ${homePlan.versionNo} = ${homeVersion.versionNo} and ${homePlan.cancelTime} is null and coalesce(${homePlan.endTime} >= ${now}, true)`,
  );
  const listed = db
    .select({ ...columns, planCount })
    .from(homeVersion)
    .where(ofParent(homeVersion.pageId, pageId))
    .$dynamic();
  const { rows: records, ...found } = await paged(db, { listed, order: [by(homeVersion.versionNo, orderDir)] }, query);
  return { records, ...found };
}

type Side = Parsed<typeof homeVersionApi.compare>['left'];

/** A version, or a branch's override of it. */
async function contentOf({ pageId, versionNo, branchId }: Side, context: Context) {
  await seenPage(pageId, context);
  if (branchId) await demandBranches([branchId], context);
  const row = await readVersion(context.db, pageId, versionNo);
  if (!row) throw notFound();
  const components = liftPage(row.components);
  return branchId ? branchPage(context.db, { pageId, branchId }, components) : components;
}

export async function compareVersions({ left, right }: Parsed<typeof homeVersionApi.compare>, context: Context) {
  const [before, after] = [await contentOf(left, context), await contentOf(right, context)];
  const names = Object.fromEntries(
    [...before, ...after].map(({ componentId, name, type }) => [
      componentId,
      { name: typeof name === 'string' ? name : '', type },
    ]),
  );
  const { changed, ...lists } = compare(before, after);
  // Null stands for a value that one side does not have.
  const told = changed.map(({ left: was, right: is, ...which }) => ({
    ...which,
    left: was ?? null,
    right: is ?? null,
  }));
  return { ...lists, changed: told, names };
}
