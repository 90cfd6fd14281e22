import { and, asc, count, eq, inArray, or, sql } from 'drizzle-orm';
import type { Parsed } from '../../../../src/contract/endpoint';
import { ERROR } from '../../../../src/contract/error-codes';
import { FLAG } from '../../../../src/contract/fields';
import { type SavedView, savedViewApi, VIEW_SHARE } from '../../../../src/contract/account/saved-views';
import { global } from '../../../platform/scope';
import { branch, role } from '../../../platform/schema/organisation';
import { savedView } from '../data/schema/saved-view';
import type { Context } from '../../../http/context';
import { Failure, InvalidInput, notFound } from '../../../http/failure';
import { implement } from '../../../http/implement';
import { demandButton, holdsButton, roleIdsOf } from '../../../http/permission';
import { staleVersion } from '../../../http/staleVersion';
import { touch } from '../../../http/touch';

/** Who may share views with others: those who grant permissions (docs/adr/0021). */
const SHARING = ['roleManage_edit'];
/** The maximum per user, as all of them are read with the first list. */
const MOST_VIEWS = 100;
const MOST_SHARED = 300;

type Form = Parsed<typeof savedViewApi.save>;

/** Sharing with everybody reaches beyond the user's own branches. */
const isBeyond = (share: Form['share'], { session }: Context) =>
  share === VIEW_SHARE.everybody && session.dataScope !== 'ALL';

const mine = ({ session }: Context) => eq(savedView.createdBy, session.loginName);

/** The user's own views, and those shared with one of his roles, with the current branch, or with everybody. */
const visible = (context: Context) => {
  const { db, session } = context;
  return and(
    eq(savedView.deleted, 0),
    or(
      mine(context),
      and(eq(savedView.share, VIEW_SHARE.role), inArray(savedView.roleId, roleIdsOf(db, session.userId))),
      and(eq(savedView.share, VIEW_SHARE.branch), eq(savedView.branchId, session.branchId)),
      eq(savedView.share, VIEW_SHARE.everybody),
    ),
  );
};

async function readViews(context: Context): Promise<SavedView[]> {
  const { db, session } = context;
  const mayShare = await holdsButton(db, session.userId, SHARING);
  const rows = await db
    .select({
      ...{ viewId: savedView.viewId, listKey: savedView.listKey, name: savedView.name, share: savedView.share },
      ...{ roleId: savedView.roleId, isDefault: savedView.isDefault, content: savedView.content },
      ...{ createdByName: savedView.createdByName, version: savedView.version },
      shareName: sql<string>`coalesce(${role.roleName}, ${branch.branchName}, '')`,
      isOwn: sql<boolean>`${savedView.createdBy} = ${session.loginName}`,
    })
    .from(savedView)
    .leftJoin(role, eq(role.roleId, savedView.roleId))
    .leftJoin(branch, eq(branch.branchId, savedView.branchId))
    .where(global('own', visible(context)))
    // The user's own views come first: of several defaults the first one counts.
    .orderBy(asc(savedView.share), sql`${savedView.gmtModified} desc`, sql`${savedView.viewId} desc`)
    .limit(MOST_VIEWS + MOST_SHARED);
  return rows.map(({ isOwn, ...row }) => ({
    ...row,
    editable: row.share === VIEW_SHARE.own ? isOwn : mayShare && !isBeyond(row.share, context),
  }));
}

/** The view under a row lock, if the user may change it: shared ones may be changed by those who may share. */
async function lockView(context: Context, viewId: string, version: number | undefined) {
  const { db } = context;
  const [found] = await db
    .select()
    .from(savedView)
    .where(global('own', and(eq(savedView.viewId, viewId), visible(context))))
    .for('update');
  if (!found) throw notFound();
  if (found.share !== VIEW_SHARE.own) await demandButton(db, SHARING, context.session);
  if (isBeyond(found.share, context)) throw new Failure(ERROR.notGranted);
  if (version !== found.version) {
    const { viewId: id, name, version: present } = found;
    throw await staleVersion(context, { viewId: id, name, version: present }, found);
  }
  return found;
}

/** The audience of a view, as columns; refuses one that the user may not share with. */
async function audience({ share, roleId }: Form, context: Context) {
  const { db, session } = context;
  if (share === VIEW_SHARE.own) return { roleId: null, branchId: null };
  await demandButton(db, SHARING, session);
  if (isBeyond(share, context)) throw new Failure(ERROR.notGranted);
  if (share !== VIEW_SHARE.role)
    return { roleId: null, branchId: share === VIEW_SHARE.branch ? session.branchId : null };
  const [known] = roleId
    ? await db
        .select({ roleId: role.roleId })
        .from(role)
        .where(global('shared', and(eq(role.roleId, roleId), eq(role.deleted, 0))))
    : [];
  if (!known) throw new InvalidInput([{ field: 'roleId', text: roleId ? 'field.choice' : 'field.required' }]);
  return { roleId: known.roleId, branchId: null };
}

type Row = Pick<typeof savedView.$inferSelect, 'listKey' | 'share' | 'roleId' | 'branchId'>;

/** A list has one default for each audience: other views are no longer the default. */
async function noOtherDefault({ listKey, share, roleId, branchId }: Row, context: Context) {
  await context.db
    .update(savedView)
    .set({ isDefault: FLAG.no, version: sql`${savedView.version} + 1` })
    .where(
      global(
        'own',
        and(
          ...[eq(savedView.listKey, listKey), eq(savedView.share, share), eq(savedView.isDefault, FLAG.yes)],
          share === VIEW_SHARE.own ? mine(context) : undefined,
          roleId ? eq(savedView.roleId, roleId) : undefined,
          branchId ? eq(savedView.branchId, branchId) : undefined,
        ),
      ),
    );
}

async function refuseMore(context: Context) {
  const [own] = await context.db
    .select({ views: count() })
    .from(savedView)
    .where(global('own', and(mine(context), eq(savedView.deleted, 0))));
  if ((own?.views ?? 0) >= MOST_VIEWS)
    throw new InvalidInput([{ field: 'name', text: 'field.tooMany', params: { max: MOST_VIEWS } }]);
}

async function saveView(form: Form, context: Context) {
  const { db, session, now, note } = context;
  const { id, version, listKey, name, share, isDefault, content } = form;
  const before = id === undefined ? undefined : await lockView(context, id, version);
  const values = { name, share, isDefault, content, ...(await audience(form, context)) };
  if (!before) await refuseMore(context);
  if (isDefault) await noOtherDefault({ listKey: before?.listKey ?? listKey, ...values }, context);
  const by = { createdBy: session.loginName, createdByName: session.realName, gmtCreated: now };
  const [stored] = before
    ? await db
        .update(savedView)
        .set({ ...values, ...touch(context), version: before.version + 1 })
        .where(global('own', eq(savedView.viewId, before.viewId)))
        .returning()
    : await db
        .insert(savedView)
        .values({ ...values, listKey, ...by, ...touch(context) })
        .returning();
  if (!stored) throw new Failure(ERROR.serverFailed);
  note({
    ...(before ? { before: { ...before } } : { action: 'add' as const }),
    ...{ objectId: stored.viewId, objectName: name, after: { ...values } },
  });
  return { viewId: stored.viewId, version: stored.version };
}

export const viewRoutes = implement(savedViewApi, {
  mine: (_, context) => readViews(context),
  save: saveView,
  delete: async ({ id, version }, context) => {
    const { viewId, name } = await lockView(context, id, version);
    await context.db
      .update(savedView)
      .set({ deleted: 1, ...touch(context), version: version + 1 })
      .where(global('own', eq(savedView.viewId, viewId)));
    context.note({ objectId: viewId, objectName: name, before: { deleted: 0 }, after: { deleted: 1 } });
    return true;
  },
});
