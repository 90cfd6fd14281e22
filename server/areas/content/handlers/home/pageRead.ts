import { and, arrayOverlaps, eq, inArray, isNull, lte, notInArray, or, sql } from 'drizzle-orm';
import { PUBLISH_STATUS } from '../../../../../src/contract/content/announcements';
import type { homeConfigApi } from '../../../../../src/contract/content/home/pages';
import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import type { Context } from '../../../../http/context';
import { notFound } from '../../../../http/failure';
import { hasText } from '../../../../platform/database/columns';
import { by } from '../../../../platform/database/cursor';
import { paged } from '../../../../platform/database/paged';
import { foreignBranches, ofParent, within } from '../../../../platform/scope';
import { branchNames } from '../../data/home/lines';
import { pagesShown, pageStatuses } from '../../data/home/status';
import type { PageRow } from '../../data/home/versions';
import { peopleNames } from '../../data/people';
import { homePage, homePlan, homeVersion } from '../../data/schema/home';

type Listed = Output<typeof homeConfigApi.page>['records'][number];

/** Pages with the facts that follow from their plans and versions. */
async function toRecords(rows: readonly PageRow[], { db, session, now }: Context): Promise<Listed[]> {
  const pageIds = rows.map(({ pageId }) => pageId);
  const statusOf = await pageStatuses(db, session, { pageIds, now });
  const names = await branchNames(
    db,
    rows.flatMap(({ branchIds }) => branchIds),
  );
  const nameOf = await peopleNames(
    db,
    rows.map(({ modifiedBy }) => modifiedBy),
  );
  const newest = await db
    .select({ pageId: homeVersion.pageId, frozen: homeVersion.frozen, baseVersionNo: homeVersion.baseVersionNo })
    .from(homeVersion)
    .innerJoin(homePage, and(eq(homePage.pageId, homeVersion.pageId), eq(homePage.versionNo, homeVersion.versionNo)))
    .where(ofParent(homeVersion.pageId, pageIds));
  const versionOf = new Map(newest.map((one) => [one.pageId, one]));
  const foreign = new Set(await foreignBranches(db, session, [...new Set(rows.map(({ branchId }) => branchId))]));
  return rows.map((row) => ({
    ...row,
    ...statusOf(row.pageId),
    isEditable: foreign.has(row.branchId) ? 0 : 1,
    branchNames: row.branchIds.map((id) => names.get(id) ?? id),
    isDraft: versionOf.get(row.pageId)?.frozen === 1 ? 0 : 1,
    baseVersionNo: versionOf.get(row.pageId)?.baseVersionNo ?? null,
    updatedByName: nameOf.get(row.modifiedBy) ?? row.modifiedBy,
  }));
}

async function withStatus(status: number | undefined, { db, session, now }: Context) {
  if (status === undefined) return undefined;
  const shown = [...(await pagesShown(db, session, now))];
  if (status === PUBLISH_STATUS.published) return shown.length > 0 ? inArray(homePage.pageId, shown) : sql`false`;
  const begun = sql`exists (select 1 from ${homePlan} where ${and(
    eq(homePlan.pageId, homePage.pageId),
    lte(homePlan.startTime, now),
    or(isNull(homePlan.cancelTime), sql`${homePlan.cancelTime} >= ${homePlan.startTime}`),
  )})`;
  return and(
    shown.length > 0 ? notInArray(homePage.pageId, shown) : undefined,
    status === PUBLISH_STATUS.waiting ? sql`not ${begun}` : begun,
  );
}

export async function homePages(query: Parsed<typeof homeConfigApi.page>, context: Context) {
  const { db, session } = context;
  const { pageName, app, branchId, publishStatus, orderBy = 'gmtModified', orderDir = 'desc' } = query;
  const where = within(
    session,
    homePage,
    and(
      pageName ? hasText(homePage.pageName, pageName) : undefined,
      app === undefined ? undefined : eq(homePage.app, app),
      branchId ? arrayOverlaps(homePage.branchIds, [branchId]) : undefined,
      await withStatus(publishStatus, context),
    ),
  );
  const listed = db.select().from(homePage).where(where).$dynamic();
  const order = [by(homePage[orderBy], orderDir), by(homePage.pageId, orderDir)];
  const { rows, ...found } = await paged(db, { listed, order }, query);
  return { records: await toRecords(rows, context), ...found };
}

export async function seenPage(pageId: string, { db, session }: Context): Promise<PageRow> {
  const [row] = await db
    .select()
    .from(homePage)
    .where(within(session, homePage, eq(homePage.pageId, pageId)));
  if (!row) throw notFound();
  return row;
}

export async function homePageDetail({ id }: { id: string }, context: Context) {
  const [record] = await toRecords([await seenPage(id, context)], context);
  if (!record) throw notFound();
  return record;
}
