import type { Db } from '../../server/platform/database/db';
import { branch, ssoTicket, staff, user, userRole } from '../../server/platform/schema/organisation';
import { roleIds } from '../../server/catalogue/permissions';
import { DAY, fromShanghai, shanghai } from '../../server/platform/clock';
import { seeds } from './files';
import type { DemoOptions } from './demoOptions';
import { DEPARTMENTS, STAFF } from './staff';

const FIRST_USER = 3_000;

function pathOf(branchId: string): string {
  const parent = seeds.branches.find((one) => one.branchId === branchId)?.parentId;
  return `${parent ? pathOf(parent) : '/'}${branchId}/`;
}

/** Accounts were opened one a day, some weeks ago. */
const openedAt = (day: string, i: number) => shanghai(fromShanghai(`${day} 09:00:00`) - (60 - i) * DAY);

async function seedUsers(db: Db, { passwordHash: derive, day }: DemoOptions) {
  // One derivation for all: they share the password anyway, and a start should not take seconds longer.
  const passwordHash = await derive();
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
