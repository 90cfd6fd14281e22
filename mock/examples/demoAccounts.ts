import { eq, inArray } from 'drizzle-orm';
import { DEMO_USER_IDS } from '../../server/catalogue/demoAccounts';
import type { Db } from '../../server/platform/database/db';
import { branch, role, roleButton, staff, user, userRole } from '../../server/platform/schema/organisation';
import { global } from '../../server/platform/scope';
import { DAY, fromShanghai, shanghai } from '../../server/platform/clock';
import type { DemoOptions } from './demoOptions';

/** What the pages of /example do with the product's own calls; no page of the product comes with it. */
const FAIR_BUTTONS = [
  ...['tradeFairManage_add', 'tradeFairManage_edit', 'tradeFairManage_view'],
  ...['saleShowEdit_saveDraft', 'saleShowEdit_submit', 'saleShowEdit_cancel'],
];

const BRANCH = 'FDB';
const SCOPE = 'BRANCH' as const;

/** The three demo roles, and who has them (docs/console.md#demo-pages). */
const ACCOUNTS = [
  { roleCode: 'admin', roleName: '演示管理员', realName: '石明远', buttons: FAIR_BUTTONS },
  { roleCode: 'editor', roleName: '演示编辑', realName: '卞文舟', buttons: FAIR_BUTTONS },
  { roleCode: 'visitor', roleName: '演示访客', realName: '方若兰', buttons: [] },
].map((one, i) => ({
  ...one,
  roleId: String(2_900 + i),
  userId: DEMO_USER_IDS[i] ?? '',
  staffId: `S0090${i + 1}`,
  loginName: `demo.${one.roleCode}`,
}));

export const demoUsers = ACCOUNTS.map(({ loginName, realName, roleCode }) => ({ loginName, realName, roleCode }));

/** Their roles, by code: a company may have one of that name already. */
async function bringRoles(db: Db) {
  await db
    .insert(role)
    .values(ACCOUNTS.map(({ roleId, roleCode, roleName }) => ({ roleId, roleCode, roleName, dataScope: SCOPE })))
    .onConflictDoNothing();
  const codes = ACCOUNTS.map(({ roleCode }) => roleCode);
  const rows = await db
    .select({ roleId: role.roleId, roleCode: role.roleCode })
    .from(role)
    .where(global('shared', inArray(role.roleCode, codes)));
  return new Map(rows.map(({ roleId, roleCode }) => [roleCode, roleId]));
}

async function bringUsers(db: Db, { passwordHash: derive, day }: DemoOptions) {
  const passwordHash = await derive();
  const at = shanghai(fromShanghai(`${day} 09:00:00`) - DAY);
  const rows = ACCOUNTS.map(({ userId, loginName, realName, staffId }, i) => ({
    ...{ userId, loginName, realName, staffId, nickname: realName, passwordHash },
    ...{ personId: staffId.replace('S', 'P'), i9Phone: `1380000090${i + 1}` },
    ...{ branchId: BRANCH, loginBranchIds: [BRANCH], lastSelectBranchId: BRANCH },
    ...{ createdBy: 'admin.hq', gmtCreated: at, modifiedBy: 'admin.hq', gmtModified: at },
  }));
  const added = await db.insert(user).values(rows).onConflictDoNothing().returning({ userId: user.userId });
  const fresh = new Set(added.map(({ userId }) => userId));
  return ACCOUNTS.filter(({ userId }) => fresh.has(userId));
}

/** The accounts of the demo pages, once; does nothing where they are. */
export async function seedDemoAccounts(db: Db, demo: DemoOptions) {
  const there = await db.$count(user, global('shared', inArray(user.userId, [...DEMO_USER_IDS])));
  // Another company than the fictitious one has no branch for them.
  const homes = await db.$count(branch, global('shared', eq(branch.branchId, BRANCH)));
  if (there > 0 || homes === 0) return;
  const roleIds = await bringRoles(db);
  for (const { roleCode, userId, staffId, realName, buttons } of await bringUsers(db, demo)) {
    const roleId = roleIds.get(roleCode) ?? '';
    const person = { staffId, staffName: realName, personId: staffId.replace('S', 'P'), branchId: BRANCH };
    await db
      .insert(staff)
      .values({ ...person, departmentName: '信息中心' })
      .onConflictDoNothing();
    await db.insert(userRole).values({ userId, roleId });
    if (buttons.length > 0)
      await db
        .insert(roleButton)
        .values(buttons.map((buttonCode) => ({ roleId, buttonCode })))
        .onConflictDoNothing();
  }
}
