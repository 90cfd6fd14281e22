import { FLAG } from '../../src/contract/fields';
import { hashPassword } from '../../server/platform/password';
import type { Db } from '../../server/platform/database/open';
import {
  branch,
  button,
  menu,
  role,
  roleButton,
  roleMenu,
  ssoTicket,
  user,
  userRole,
} from '../../server/platform/schema/organisation';
import { staff } from '../../server/platform/schema/organisation';
import { DAY, fromShanghai, shanghai } from '../../server/platform/clock';
import { chunks } from './chunks';
import { buttons, menus, seeds } from './files';
import type { DemoOptions } from './demoOptions';
import { DEPARTMENTS, STAFF } from './staff';

const FIRST_ROLE = 2_000;
const FIRST_USER = 3_000;

const roleIds = new Map(seeds.roles.map(({ roleCode }, i) => [roleCode, String(FIRST_ROLE + i)]));

function pathOf(branchId: string): string {
  const parent = seeds.branches.find((one) => one.branchId === branchId)?.parentId;
  return `${parent ? pathOf(parent) : '/'}${branchId}/`;
}

/** One row per role that a seeded menu or button names in `grants`. */
function granted<T extends { grants: string[] }, R>(items: readonly T[], row: (item: T, roleId: string) => R) {
  return items.flatMap((item) =>
    item.grants.flatMap((code) => {
      const roleId = roleIds.get(code);
      return roleId ? [row(item, roleId)] : [];
    }),
  );
}

/** Menus, buttons and the four roles: part of the product, so every database gets them. */
export async function seedPermissions(db: Db) {
  await db
    .insert(role)
    .values(seeds.roles.map((one, i) => ({ ...one, roleId: String(FIRST_ROLE + i), builtIn: FLAG.yes })));
  await db.insert(menu).values(
    menus.map(({ grants: _grants, ...item }) => ({
      ...item,
      pageKey: item.isExternalLink ? null : (item.menuUrl.split('/').at(-1) ?? null),
    })),
  );
  const rows = buttons.map(({ grants: _grants, ...one }, sort) => ({ ...one, sort }));
  for (const part of chunks(rows)) await db.insert(button).values(part);
  await db.insert(roleMenu).values(granted(menus, ({ menuId }, roleId) => ({ menuId, roleId })));
  for (const part of chunks(granted(buttons, ({ buttonCode }, roleId) => ({ buttonCode, roleId })))) {
    await db.insert(roleButton).values(part);
  }
}

/** Accounts were opened one a day, some weeks ago. */
const openedAt = (day: string, i: number) => shanghai(fromShanghai(`${day} 09:00:00`) - (60 - i) * DAY);

async function seedUsers(db: Db, { password, day }: DemoOptions) {
  // One derivation for all: they share the password anyway, and a start should not take seconds longer.
  const passwordHash = await hashPassword(password);
  await db.insert(user).values(
    seeds.users.map(({ loginBranchId, roleCode: _role, ...one }, i) => ({
      ...one,
      userId: String(FIRST_USER + i),
      nickname: one.realName,
      loginBranchIds: loginBranchId.split(','),
      passwordHash,
      createdBy: 'admin.hq',
      gmtCreated: openedAt(day, i),
      modifiedBy: 'admin.hq',
      gmtModified: openedAt(day, i),
    })),
  );
  await db.insert(staff).values([
    ...seeds.users.map(({ staffId, realName, personId, branchId }) => ({
      ...{ staffId, personId, branchId, staffName: realName },
      departmentName: DEPARTMENTS[staffId] ?? '',
    })),
    ...STAFF,
  ]);
  await db.insert(userRole).values(
    seeds.users.map(({ roleCode }, i) => ({
      userId: String(FIRST_USER + i),
      roleId: roleIds.get(roleCode) ?? '',
    })),
  );
}

export async function seedOrganisation(db: Db, demo: DemoOptions) {
  await db.insert(branch).values(seeds.branches.map((one) => ({ ...one, path: pathOf(one.branchId) })));
  await seedUsers(db, demo);
  if (demo.tickets) {
    await db
      .insert(ssoTicket)
      .values(Object.entries(seeds.ssoUuids).map(([uuid, loginNames]) => ({ uuid, loginNames })));
  }
}
