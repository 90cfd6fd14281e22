import { and, between, eq, sql, type SQL } from 'drizzle-orm';
import { APP, type articleApi, type articleAppApi, CONTENT_CLIENT } from '../../../../../src/contract/content/articles';
import { JUMP_TYPE } from '../../../../../src/contract/content/jump';
import { addressOf } from '../../../../../src/contract/content/jump-address';
import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import type { Context } from '../../../../http/context';
import { notFound } from '../../../../http/failure';
import { fileUrl } from '../../../../http/links';
import { hasText } from '../../../../platform/database/columns';
import { by } from '../../../../platform/database/cursor';
import { paged } from '../../../../platform/database/paged';
import { userName } from '../../../../platform/names';
import { file } from '../../../../platform/schema/platform';
import { global, within } from '../../../../platform/scope';
import { article, contentCategory } from '../../data/schema/article';
import { branchNamesOf, ownBranches } from '../publishing/audience';
import { isShown, reaches } from '../publishing/shown';

type Query = Parsed<typeof articleApi.page>;
type Row = typeof article.$inferSelect;

const filters = ({ title, contentType, categoryId, publishStatus, publishTime }: Query): SQL | undefined =>
  and(
    title ? hasText(article.title, title) : undefined,
    contentType === undefined ? undefined : eq(article.contentType, contentType),
    categoryId ? eq(article.categoryId, categoryId) : undefined,
    publishStatus === undefined ? undefined : eq(article.publishStatus, publishStatus),
    publishTime ? between(article.publishTime, ...publishTime) : undefined,
  );

const linkOf = (contentId: string) =>
  addressOf({ jumpType: JUMP_TYPE.app, target: { pageCode: 'content', params: { contentId } } });

const linksOf = ({ cover, fileId }: Row, { app, ms }: Context) => ({
  coverUrl: fileUrl(app.linkSecret, cover, ms),
  fileUrl: fileId ? fileUrl(app.linkSecret, fileId, ms) : '',
});

/** The name of its file; a file of another company has one as well. */
const fileName = sql<string>`coalesce(${file.name}, '')`;

export async function articlePage(query: Query, context: Context): Promise<Output<typeof articleApi.page>> {
  const { db, session } = context;
  const { orderBy = 'gmtModified', orderDir = 'desc' } = query;
  const listed = db
    .select({
      ...{ row: article, categoryName: contentCategory.categoryName, fileName },
      ...{ branchNames: branchNamesOf(article.branchIds), updatedBy: userName(article.modifiedBy) },
    })
    .from(article)
    .innerJoin(contentCategory, eq(contentCategory.categoryId, article.categoryId))
    .leftJoin(file, eq(file.fileId, article.fileId))
    .where(within(session, article, filters(query)))
    .$dynamic();
  const order = [by(article[orderBy], orderDir), by(article.contentId, 'desc')];
  const { rows, ...paging } = await paged(db, { listed, order }, query);
  const own = await ownBranches(
    rows.flatMap(({ row }) => row.branchIds),
    context,
  );
  const records = rows.map(({ row, ...more }) => ({
    ...{ ...row, ...more, ...linksOf(row, context), link: linkOf(row.contentId) },
    ...{ clientKind: CONTENT_CLIENT.mobile, app: APP.yiyaotong },
    jumpAddress: row.jump ? addressOf(row.jump) : '',
    changeable: row.branchIds.every((one) => own.has(one)),
  }));
  return { records, ...paging };
}

/** What the app shows of one content, to the customers of a company. */
export async function shownArticle(
  { branchId, contentId }: Parsed<typeof articleAppApi.shown>,
  context: Context,
): Promise<Output<typeof articleAppApi.shown>> {
  const { db, now } = context;
  const [found] = await db
    .select({ row: article, fileName })
    .from(article)
    .leftJoin(file, eq(file.fileId, article.fileId))
    .where(
      global(
        'shown',
        and(eq(article.contentId, contentId), isShown(article, now), await reaches(article, branchId, db)),
      ),
    );
  if (!found) throw notFound();
  const { row } = found;
  return { ...row, ...linksOf(row, context), fileName: found.fileName, publishTime: row.publishTime ?? '' };
}

/** Counts that a content was opened in the app. */
export async function readArticle({ contentId }: Parsed<typeof articleAppApi.read>, { db, now, note }: Context) {
  const counted = await db
    .update(article)
    .set({ readCount: sql`least(${article.readCount} + 1, 2000000000)` })
    .where(global('shown', and(eq(article.contentId, contentId), isShown(article, now))))
    .returning({ title: article.title });
  note({ objectId: contentId, objectName: counted[0]?.title ?? '' });
  return counted.length > 0;
}
