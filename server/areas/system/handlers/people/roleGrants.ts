import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Parsed } from '../../../../../src/contract/endpoint';
import { ERROR } from '../../../../../src/contract/error-codes';
import { ADMINISTRATOR, type RoleGrants, ROLE_STATUS, type rolesApi } from '../../../../../src/contract/system/roles';
import type { CheckedRole } from '../../../../../src/contract/system/users';
import { buttonTitles } from '../../../../catalogue/permissions';
import { global, within } from '../../../../platform/scope';
import { button, menu, role, roleButton, roleMenu, user, userRole } from '../../../../platform/schema/organisation';
import type { Context } from '../../../../http/context';
import { Failure, InvalidInput, notFound } from '../../../../http/failure';
import { withAncestors } from '../../rules/grants';
import { goesBeyond, type Grants, grantsOf, ownGrants, type Work } from './guards';
import { touch } from '../../../../http/touch';
import { lockRole } from './roles';

const menusOf = ({ db }: Work) =>
  db
    .select({
      menuId: menu.menuId,
      menuParent: menu.menuParent,
      menuTitle: menu.menuTitle,
      titles: menu.titles,
      pageKey: menu.pageKey,
    })
    .from(menu)
    .where(global('shared'))
    .orderBy(asc(menu.sort), asc(menu.menuId));

const buttonsOf = ({ db }: Work) =>
  db
    .select({ buttonCode: button.buttonCode, buttonName: button.buttonName, pageKey: button.pageKey })
    .from(button)
    .where(global('shared'))
    .orderBy(asc(button.sort), asc(button.buttonCode));

/** Everything that can be granted, and which of it the role has. */
export async function readGrants(id: string, work: Work): Promise<RoleGrants> {
  const [found] = await work.db
    .select({ roleId: role.roleId, roleName: role.roleName, roleCode: role.roleCode, version: role.version })
    .from(role)
    .where(global('shared', and(eq(role.roleId, id), eq(role.deleted, 0))));
  if (!found) throw notFound();
  const [menus, buttons] = [await menusOf(work), await buttonsOf(work)];
  const [own, held] = [await ownGrants(work), await grantsOf(work.db, [id])];
  const pages = new Map(menus.map(({ pageKey, menuId }) => [pageKey, menuId]));
  return {
    ...found,
    menus: menus.map(({ pageKey: _key, ...one }) => ({ ...one, held: own.menuIds.has(one.menuId) })),
    buttons: buttons.map((one) => ({
      ...one,
      titles: buttonTitles(one.buttonName),
      menuId: pages.get(one.pageKey) ?? '',
      held: own.buttonCodes.has(one.buttonCode),
    })),
    menuIds: [...held.menuIds],
    buttonCodes: [...held.buttonCodes],
  };
}

type Wish = Pick<Parsed<typeof rolesApi.grant>, 'menuIds' | 'buttonCodes'>;

/** A granted button brings its page, and a page all menus above it (docs/domain/system.md#roles). */
async function complete(work: Work, { menuIds, buttonCodes }: Wish): Promise<Grants> {
  const [menus, buttons] = [await menusOf(work), await buttonsOf(work)];
  const wanted = new Set(buttonCodes);
  const known = new Set(menus.map(({ menuId }) => menuId));
  const granted = buttons.filter(({ buttonCode }) => wanted.has(buttonCode));
  if (menuIds.some((one) => !known.has(one))) throw new InvalidInput([{ field: 'menuIds', text: 'field.choice' }]);
  if (granted.length < wanted.size) throw new InvalidInput([{ field: 'buttonCodes', text: 'field.choice' }]);
  const pageKeys = new Set(granted.map(({ pageKey }) => pageKey));
  const pages = menus.filter(({ pageKey }) => pageKey !== null && pageKeys.has(pageKey));
  const all = [...menuIds, ...pages.map(({ menuId }) => menuId)];
  return { menuIds: withAncestors(menus, all), buttonCodes: wanted };
}

const minus = (from: ReadonlySet<string>, what: ReadonlySet<string>) => [...from].filter((one) => !what.has(one));

async function storeGrants({ db }: Work, roleId: string, { before, after }: { before: Grants; after: Grants }) {
  const menus = minus(before.menuIds, after.menuIds);
  const buttons = minus(before.buttonCodes, after.buttonCodes);
  await db.delete(roleMenu).where(global('shared', and(eq(roleMenu.roleId, roleId), inArray(roleMenu.menuId, menus))));
  await db
    .delete(roleButton)
    .where(global('shared', and(eq(roleButton.roleId, roleId), inArray(roleButton.buttonCode, buttons))));
  const newMenus = minus(after.menuIds, before.menuIds).map((menuId) => ({ roleId, menuId }));
  const newButtons = minus(after.buttonCodes, before.buttonCodes).map((buttonCode) => ({ roleId, buttonCode }));
  if (newMenus.length > 0) await db.insert(roleMenu).values(newMenus);
  if (newButtons.length > 0) await db.insert(roleButton).values(newButtons);
}

const listed = ({ menuIds, buttonCodes }: Grants) => ({
  menuIds: [...menuIds].sort(),
  buttonCodes: [...buttonCodes].sort(),
});

/** The change counts from the next request of each user who has the role. */
export async function grantRole({ id, version, ...wish }: Parsed<typeof rolesApi.grant>, context: Context) {
  const found = await lockRole(context, id, version);
  // Nobody could give a right back that was taken from the administrator.
  if (found.roleCode === ADMINISTRATOR) throw new Failure(ERROR.builtInRole);
  const [before, after] = [await grantsOf(context.db, [id]), await complete(context, wish)];
  if (goesBeyond(after, await ownGrants(context), before)) throw new Failure(ERROR.beyondOwnGrants);
  await storeGrants(context, id, { before, after });
  await context.db
    .update(role)
    .set({ ...touch(context), version: version + 1 })
    .where(global('shared', eq(role.roleId, id)));
  context.note({ objectId: id, objectName: found.roleName, before: listed(before), after: listed(after) });
  return { roleId: id, version: version + 1 };
}

/** The roles that a user has, and the roles that the caller could give him. */
export async function rolesOfUser(userId: string, work: Work): Promise<CheckedRole[]> {
  const { db, session } = work;
  const [found] = await db
    .select({ userId: user.userId })
    .from(user)
    .where(within(session, user, eq(user.userId, userId)));
  if (!found) throw notFound();
  const roles = await db
    .select({ roleId: role.roleId, roleCode: role.roleCode, roleName: role.roleName, status: role.status })
    .from(role)
    .where(global('shared', eq(role.deleted, 0)))
    .orderBy(asc(role.roleId));
  const given = await db
    .select({ roleId: userRole.roleId })
    .from(userRole)
    .where(global('shared', eq(userRole.userId, userId)));
  const checked = new Set(given.map(({ roleId }) => roleId));
  const own = await ownGrants(work);
  const all: CheckedRole[] = [];
  for (const { status, ...one } of roles) {
    const isEnabled = status === ROLE_STATUS.enabled;
    // A disabled role can be taken away, not given.
    if (!isEnabled && !checked.has(one.roleId)) continue;
    const grantable = isEnabled && !goesBeyond(await grantsOf(db, [one.roleId]), own);
    all.push({ ...one, checked: checked.has(one.roleId), grantable });
  }
  return all;
}
