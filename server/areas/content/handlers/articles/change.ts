import { eq } from 'drizzle-orm';
import { type articleApi, CONTENT_TYPE } from '../../../../../src/contract/content/articles';
import { addressOf } from '../../../../../src/contract/content/jump-address';
import { JUMP_TYPE } from '../../../../../src/contract/content/jump';
import type { Parsed } from '../../../../../src/contract/endpoint';
import { ERROR } from '../../../../../src/contract/error-codes';
import type { Context } from '../../../../http/context';
import { Failure, InvalidInput } from '../../../../http/failure';
import { touch } from '../../../../http/touch';
import { nextSerials } from '../../../../platform/numbers/series';
import { cleanRichText } from '../../../../platform/richText';
import { ofParent, within } from '../../../../platform/scope';
import { keepReferences, named } from '../../data/references/keepReferences';
import { article } from '../../data/schema/article';
import { lockedProblems } from '../../rules/publishing';
import { demandBranches, demandFile } from '../publishing/audience';
import { demandJump } from '../publishing/jump';
import { checkTimes, lifeCycle } from '../publishing/lifeCycle';
import { demandCategory } from './categories';

type Row = typeof article.$inferSelect;
type Form = Parsed<typeof articleApi.add>;

/** The content's own address must have an allowed host, like everything that leads out of the app. */
const demandUrl = (target: string, { db }: Context) => demandJump('url', { jumpType: JUMP_TYPE.web, target }, db);

const isLeading = ({ contentType }: Pick<Row, 'contentType'>) =>
  contentType === CONTENT_TYPE.video || contentType === CONTENT_TYPE.link;

export const articles = lifeCycle<Row>({
  kind: 'content',
  read: async (id, { db, session }) => {
    const [row] = await db
      .select()
      .from(article)
      .where(within(session, article, eq(article.contentId, id)))
      .for('update');
    return row;
  },
  write: ({ contentId }, values, { db }) =>
    db.update(article).set(values).where(ofParent(article.contentId, contentId)),
  nameOf: ({ contentId, title }) => ({ objectId: contentId, objectName: title }),
  target: 'content',
  check: async (row, context) => {
    if (isLeading(row)) await demandUrl(row.url, context);
    await demandJump('jump', row.jump, context.db);
  },
});

/** Keeps the fields that its type shows, and empties the others. */
function shownOf({ contentType, body, url, fileId }: Form) {
  const { article: text, file } = CONTENT_TYPE;
  const none = { body: '', url: '', fileId: null };
  const clean = cleanRichText(body);
  const isText = contentType === text;
  const [field, found] = isText ? ['body', clean] : contentType === file ? ['fileId', fileId] : ['url', url];
  if (!found) throw new InvalidInput([{ field, text: 'field.required' }]);
  if (isText) return { ...none, body: clean };
  return contentType === file ? { ...none, fileId } : { ...none, url };
}

async function checked(form: Form, before: Row | undefined, context: Context) {
  checkTimes(form, context.now);
  const shown = shownOf(form);
  await demandBranches(form.branchIds, before?.branchIds ?? [], context);
  await demandCategory(form.categoryId, context);
  await demandFile('cover', form.cover, { before: before?.cover ?? null, context });
  await demandFile('fileId', shown.fileId, { before: before?.fileId ?? null, context });
  if (isLeading(form)) await demandUrl(shown.url, context);
  await demandJump('jump', form.jump, context.db);
  return { ...form, ...shown };
}

export async function addArticle(form: Form, context: Context) {
  const { db, session, now, note } = context;
  const values = await checked(form, undefined, context);
  const [contentNo = ''] = await nextSerials(db, 'content', 1);
  const [made] = await db
    .insert(article)
    .values({
      ...{ ...values, contentNo, ...touch(context), gmtCreated: now },
      ...{ createdBy: session.loginName, createdByName: session.realName },
    })
    .returning();
  if (!made) throw new Failure(ERROR.serverFailed);
  await keepReferences(db, named.article(made));
  note({ objectId: made.contentId, objectName: made.title, after: { ...made } });
  return { contentId: made.contentId };
}

const targetOf = ({ url, jump }: Pick<Row, 'url' | 'jump'>) => [url, jump ? addressOf(jump) : ''].join(' ');

export async function updateArticle(
  { contentId, version, ...form }: Parsed<typeof articleApi.update>,
  context: Context,
) {
  const before = await articles.locked(contentId, version, context);
  const problems = lockedProblems(before.publishStatus, {
    title: [before.title, form.title],
    contentType: [String(before.contentType), String(form.contentType)],
    jump: [targetOf(before), targetOf(form)],
  });
  if (problems.length > 0) throw new InvalidInput(problems);
  const values = await checked(form, before, context);
  await articles.change(before, values, context);
  await keepReferences(context.db, named.article({ contentId, ...values }));
  return { contentId };
}

export async function topArticle({ contentId, version, top }: Parsed<typeof articleApi.top>, context: Context) {
  return articles.change(await articles.locked(contentId, version, context), { top }, context);
}

type One = Parsed<typeof articleApi.publish>;

export const publishArticle = ({ contentId, version }: One, context: Context) =>
  articles.publish(contentId, version, context);
type Going = Parsed<typeof articleApi.takeDown>;
export const takeDownArticle = ({ contentId: id, ...going }: Going, context: Context) =>
  articles.takeDown({ id, ...going }, context);
export const deleteArticle = ({ contentId: id, ...going }: Going, context: Context) =>
  articles.remove({ id, ...going }, context);
