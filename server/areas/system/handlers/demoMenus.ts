import { inArray } from 'drizzle-orm';
import { demoMenusFor, DEMO_ROLES } from '../../../catalogue/demoMenus';
import type { Context } from '../../../http/context';
import { roleIdsOf } from '../../../http/permission';
import { role } from '../../../platform/schema/organisation';
import { global } from '../../../platform/scope';

const NONE = { menus: [], refused: [] };

/** The demo pages of the user, and those that other users have; none where demo pages are off. */
export async function demoMenus({ app, db, session }: Context): Promise<ReturnType<typeof demoMenusFor>> {
  if (!app.demo) return NONE;
  const held = await db
    .select({ roleCode: role.roleCode })
    .from(role)
    .where(global('shared', inArray(role.roleId, roleIdsOf(db, session.userId))));
  return demoMenusFor(
    held.flatMap(({ roleCode }) => (Object.hasOwn(DEMO_ROLES, roleCode) ? (DEMO_ROLES[roleCode] ?? []) : [])),
  );
}
