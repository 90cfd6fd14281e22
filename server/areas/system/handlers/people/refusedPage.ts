import { and, asc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Parsed } from '../../../../../src/contract/endpoint';
import { type RefusedPage, refusedPageApi } from '../../../../../src/contract/account/refused-page';
import { CLIENT_KIND, FEEDBACK_STATUS, FEEDBACK_TYPE } from '../../../../../src/contract/system/feedback';
import type { Context } from '../../../../http/context';
import { notFound } from '../../../../http/failure';
import { implement } from '../../../../http/implement';
import { hasPage, holdersOf } from '../../../../http/permission';
import { translate } from '../../../../http/texts';
import { branch, menu, user } from '../../../../platform/schema/organisation';
import { global } from '../../../../platform/scope';
import { feedback } from '../../data/schema/feedback';
import { addFeedback } from '../feedback/change';

const GRANT = 'roleManage_grant';
const NAMED = 3;

/** Up to three people of the user's company, or of those above, who grant permissions; the nearest first. */
async function grantorsOf({ db, session }: Context) {
  const above = sql`(select path from ${branch} own where own.branch_id = ${session.branchId}) like ${branch.path} || '%'`;
  const rows = await db
    .select({ realName: user.realName })
    .from(user)
    .innerJoin(branch, eq(branch.branchId, user.branchId))
    // Everybody may learn whom to ask: names, and nothing else.
    .where(global('name', and(eq(user.status, 1), inArray(user.userId, holdersOf(db, GRANT)), above)))
    .orderBy(sql`length(${branch.path}) desc`, asc(user.userId))
    .limit(NAMED);
  return rows.map(({ realName }) => realName);
}

/** The same person's request for the page, if nobody has answered it. */
async function openRequest(path: string, { db, session }: Context) {
  const [found] = await db
    .select({ feedbackNo: feedback.feedbackNo })
    .from(feedback)
    .where(
      global(
        'own',
        and(
          eq(feedback.createdBy, session.loginName),
          eq(feedback.type, FEEDBACK_TYPE.access),
          lt(feedback.status, FEEDBACK_STATUS.replied),
          sql`position(${`(${path})`} in ${feedback.content}) > 0`,
        ),
      ),
    )
    .orderBy(asc(feedback.feedbackId))
    .limit(1);
  return found;
}

async function refused({ path }: { path: string }, context: Context): Promise<RefusedPage | null> {
  const { db, session } = context;
  const [found] = await db
    .select({ title: menu.menuTitle, titles: menu.titles, pageKey: menu.pageKey })
    .from(menu)
    .where(global('shared', and(eq(menu.menuUrl, path), eq(menu.status, 1))));
  if (!found?.pageKey || (await hasPage(db, session.userId, [found.pageKey]))) return null;
  const { title, titles } = found;
  return {
    path,
    title,
    titles,
    grantors: await grantorsOf(context),
    isAsked: (await openRequest(path, context)) !== undefined,
  };
}

async function ask({ path, reason }: Parsed<typeof refusedPageApi.ask>, context: Context) {
  const { db, session, conclusion } = context;
  // When one user asks in two tabs at once, the later call finds the request of the other.
  await db
    .select({ userId: user.userId })
    .from(user)
    .where(global('own', eq(user.userId, session.userId)))
    .for('update');
  const page = await refused({ path }, context);
  if (!page) throw notFound();
  const open = await openRequest(path, context);
  if (open) {
    // A repeated request changes nothing.
    conclusion.settle();
    return { feedbackNo: open.feedbackNo };
  }
  const { language } = context.request;
  const title = page.titles[language] || page.title;
  const content = translate(language)('access.asked', { title, path, reason });
  const { access: type } = FEEDBACK_TYPE;
  const { feedbackNo } = await addFeedback({ type, content, images: [], clientKind: CLIENT_KIND.console }, context);
  return { feedbackNo };
}

export const refusedPageRoutes = implement(refusedPageApi, { refused, ask });
