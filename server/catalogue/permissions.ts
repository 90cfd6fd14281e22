import * as z from 'zod';
import { FLAG } from '../../src/contract/fields';
import { chunks } from '../platform/database/chunks';
import type { Db } from '../platform/database/db';
import { button, menu, role, roleButton, roleMenu } from '../platform/schema/organisation';
import buttonNames from './buttonNames.json';
import buttonFile from './buttons.json';
import menuFile from './menus.json';

const flag = z.enum(FLAG);
/** Codes of the roles that get the menu or button. */
const grants = z.array(z.string());

/** The files are checked once, so that a slip in them fails here and not in a later row. */
const menus = z
  .array(
    z.object({
      menuId: z.string(),
      menuUrl: z.string(),
      menuTitle: z.string(),
      menuIcon: z.string(),
      menuParent: z.string(),
      isExternalLink: flag,
      isFind: flag,
      sort: z.number(),
      pageName: z.string(),
      titles: z.record(z.string(), z.string()),
      grants,
    }),
  )
  .parse(menuFile);

export const buttons = z
  .array(
    z.object({
      buttonCode: z.string(),
      pageKey: z.string(),
      menuUrl: z.string(),
      buttonName: z.string(),
      position: z.enum(['header', 'table']),
      batch: flag,
      grants,
    }),
  )
  .parse(buttonFile);

const namesInOtherLanguages = new Map(Object.entries(buttonNames));

/** The name of a button in the other languages; one that an administrator has renamed has only its new name. */
export const buttonTitles = (buttonName: string): Record<string, string> => namesInOtherLanguages.get(buttonName) ?? {};

/** Part of the product; the menus and buttons say in `grants` which of these roles may do what. */
const ROLES = [
  { roleCode: 'HQ_ADMIN', roleName: '总部管理员', dataScope: 'ALL' },
  { roleCode: 'BRANCH_OPERATOR', roleName: '分公司操作员', dataScope: 'BRANCH_AND_BELOW' },
  { roleCode: 'SALES_SHOW_CLERK', roleName: '展会专员', dataScope: 'BRANCH' },
  { roleCode: 'READONLY_AUDITOR', roleName: '只读审计员', dataScope: 'ALL' },
  { roleCode: 'PURCHASE_CLERK', roleName: '采购员', dataScope: 'ALL' },
  { roleCode: 'QUALITY_CLERK', roleName: '质管员', dataScope: 'ALL' },
  { roleCode: 'QUALITY_HEAD', roleName: '质量负责人', dataScope: 'ALL' },
  { roleCode: 'STORAGE_CLERK', roleName: '储运员', dataScope: 'ALL' },
] as const;

const FIRST_ROLE = 2_000;
const idOf = (i: number) => String(FIRST_ROLE + i);

/** The ids of the built-in roles by their codes. */
export const roleIds: ReadonlyMap<string, string> = new Map(ROLES.map(({ roleCode }, i) => [roleCode, idOf(i)]));

/** One row per role that a seeded menu or button names in `grants`. */
function granted<T extends { grants: string[] }, R>(items: readonly T[], row: (item: T, roleId: string) => R) {
  return items.flatMap((item) =>
    item.grants.flatMap((code) => {
      const roleId = roleIds.get(code);
      return roleId ? [row(item, roleId)] : [];
    }),
  );
}

/** As rows. */
export const menuRows = menus.map(({ grants: _grants, ...one }) => ({
  ...one,
  pageKey: one.isExternalLink ? null : (one.menuUrl.split('/').at(-1) ?? null),
}));
export const buttonRows = buttons.map(({ grants: _grants, ...one }, sort) => ({ ...one, sort }));

export const roleRows = ROLES.map((one, i) => ({ ...one, roleId: idOf(i), builtIn: FLAG.yes }));

/** What the catalogue grants to some of the built-in roles. */
async function grantTo(db: Db, isMeant: (roleId: string) => boolean) {
  const ofMenus = granted(menus, ({ menuId }, roleId) => ({ menuId, roleId })).filter((one) => isMeant(one.roleId));
  for (const part of chunks(ofMenus)) await db.insert(roleMenu).values(part).onConflictDoNothing();
  const ofButtons = granted(buttons, ({ buttonCode }, roleId) => ({ buttonCode, roleId }));
  for (const part of chunks(ofButtons.filter((one) => isMeant(one.roleId))))
    await db.insert(roleButton).values(part).onConflictDoNothing();
}

/** Menus, buttons and the built-in roles: part of the product, so every database gets them. */
export async function seedPermissions(db: Db) {
  await db.insert(role).values(roleRows);
  await db.insert(menu).values(menuRows);
  for (const part of chunks(buttonRows)) await db.insert(button).values([...part]);
  await grantTo(db, () => true);
}

/**
 * Adds roles that are new in this build, with their rights: nobody has such a role yet, so nobody may do more than
 * before.
 */
export async function bringRoles(db: Db) {
  const added = await db.insert(role).values(roleRows).onConflictDoNothing().returning({ roleId: role.roleId });
  const fresh = new Set(added.map(({ roleId }) => roleId));
  if (fresh.size > 0) await grantTo(db, (roleId) => fresh.has(roleId));
}
