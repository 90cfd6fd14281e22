import { and, asc, eq, sql } from 'drizzle-orm';
import type { articleApi } from '../../../../../src/contract/content/articles';
import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import { ERROR } from '../../../../../src/contract/error-codes';
import type { Context } from '../../../../http/context';
import { Failure, InvalidInput, notFound } from '../../../../http/failure';
import { staleVersion } from '../../../../http/staleVersion';
import { touch } from '../../../../http/touch';
import { global, ofParent } from '../../../../platform/scope';
import { article, contentCategory } from '../../data/schema/article';

const isThere = eq(contentCategory.deleted, 0);

export async function categoriesOf(
  _input: unknown,
  { db }: Pick<Context, 'db'>,
): Promise<Output<typeof articleApi.categories>> {
  // Counted over all companies: whether a category can be deleted does not depend on who looks.
  const counts = await db
    .select({ categoryId: article.categoryId, count: sql<number>`count(*)::int` })
    .from(article)
    .where(global('taken', eq(article.deleted, 0)))
    .groupBy(article.categoryId);
  const countOf = new Map(counts.map(({ categoryId, count }) => [categoryId, count]));
  const rows = await db
    .select()
    .from(contentCategory)
    .where(global('shared', isThere))
    .orderBy(asc(contentCategory.sort), asc(contentCategory.categoryId));
  return rows.map((row) => ({ ...row, contentCount: countOf.get(row.categoryId) ?? 0 }));
}

export async function demandCategory(categoryId: string, { db }: Context) {
  const [found] = await db
    .select({ id: contentCategory.categoryId })
    .from(contentCategory)
    .where(global('shared', and(isThere, eq(contentCategory.categoryId, categoryId))))
    // Keeps the category from being deleted meanwhile.
    .for('key share');
  if (!found) throw new InvalidInput([{ field: 'categoryId', text: 'field.choice' }]);
}

async function demandFree(categoryName: string, own: string, { db }: Context) {
  const rows = await db
    .select({ id: contentCategory.categoryId })
    .from(contentCategory)
    .where(global('shared', and(isThere, eq(contentCategory.categoryName, categoryName))));
  if (rows.some(({ id }) => id !== own)) throw new InvalidInput([{ field: 'categoryName', text: 'field.taken' }]);
}

export async function addCategory(form: Parsed<typeof articleApi.addCategory>, context: Context) {
  const { db, session, now, note } = context;
  await demandFree(form.categoryName, '', context);
  const [made] = await db
    .insert(contentCategory)
    .values({
      ...{ ...form, ...touch(context), gmtCreated: now },
      ...{ createdBy: session.loginName, createdByName: session.realName },
    })
    .returning();
  if (!made) throw new Failure(ERROR.serverFailed);
  note({ objectId: made.categoryId, objectName: made.categoryName, after: { ...made } });
  return { categoryId: made.categoryId };
}

type Stored = typeof contentCategory.$inferSelect;

async function changed(
  { categoryId, version }: { categoryId: string; version: number },
  context: Context,
  values: (row: Stored) => Promise<Partial<Stored>>,
) {
  const { db, note } = context;
  const [row] = await db
    .select()
    .from(contentCategory)
    .where(global('shared', and(isThere, eq(contentCategory.categoryId, categoryId))))
    .for('update');
  if (!row) throw notFound();
  if (row.version !== version) throw await staleVersion(context, row, row);
  const after = { ...(await values(row)), ...touch(context), version: version + 1 };
  await db.update(contentCategory).set(after).where(ofParent(contentCategory.categoryId, categoryId));
  note({ objectId: categoryId, objectName: row.categoryName, before: { ...row }, after: { ...row, ...after } });
  return true;
}

export const updateCategory = (
  { categoryName, sort, ...at }: Parsed<typeof articleApi.updateCategory>,
  context: Context,
) =>
  changed(at, context, async ({ categoryId }) => {
    await demandFree(categoryName, categoryId, context);
    return { categoryName, sort };
  });

export const deleteCategory = (at: Parsed<typeof articleApi.deleteCategory>, context: Context) =>
  changed(at, context, async ({ categoryId }) => {
    const used = await context.db.$count(
      article,
      global('taken', and(eq(article.categoryId, categoryId), eq(article.deleted, 0))),
    );
    if (used > 0) throw new Failure(ERROR.categoryInUse, { params: { count: used } });
    return { deleted: 1 };
  });
