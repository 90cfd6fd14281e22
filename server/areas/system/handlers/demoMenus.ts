import { and, inArray } from 'drizzle-orm';
import { global } from '../../../platform/scope';
import { DEMO_MENUS, DEMO_ROLES } from '../../../catalogue/demoMenus';
import { role } from '../../../platform/schema/organisation';
import type { Context } from '../../../http/context';
import { roleIdsOf } from '../../../http/permission';

/** The demo pages of those who have a demo role. */
export async function demoMenus({ app, db, session }: Context) {
  if (!app.demo) return [];
  const held = await db
    .select({ roleId: role.roleId })
    .from(role)
    .where(
      global('shared', and(inArray(role.roleId, roleIdsOf(db, session.userId)), inArray(role.roleCode, DEMO_ROLES))),
    )
    .limit(1);
  return held.length > 0 ? DEMO_MENUS : [];
}
