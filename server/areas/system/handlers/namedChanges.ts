import { inArray } from 'drizzle-orm';
import { buttonTitles } from '../../../catalogue/permissions';
import { type Changes, namedRows, type NameReader, type Reading } from '../../../http/namedRows';
import { button, menu, role } from '../../../platform/schema/organisation';
import { global } from '../../../platform/scope';
import { slot } from '../../../platform/slot';

/** Changes of objects that an area keeps in a way of its own, by the type of the object. */
export const ownChanges =
  slot<Readonly<Partial<Record<string, (rows: readonly Changes[], reading: Reading) => Promise<Changes[]>>>>>(
    'ownChanges',
  );

/** Where the names of the ids in a field stand, in the language of the reader. */
const NAMES: Readonly<Record<string, NameReader>> = {
  menuIds: async (ids, { db, request: { language } }) => {
    const { menuId, menuTitle, titles } = menu;
    const rows = await db
      .select({ menuId, menuTitle, titles })
      .from(menu)
      .where(global('shared', inArray(menuId, ids)));
    return rows.map((one) => [one.menuId, one.titles[language] || one.menuTitle]);
  },
  buttonCodes: async (ids, { db, request: { language } }) => {
    const { buttonCode, buttonName } = button;
    const rows = await db
      .select({ buttonCode, buttonName })
      .from(button)
      .where(global('shared', inArray(buttonCode, ids)));
    return rows.map((one) => [
      one.buttonCode,
      `${buttonTitles(one.buttonName)[language] ?? one.buttonName} (${one.buttonCode})`,
    ]);
  },
  roleIds: async (ids, { db }) => {
    const rows = await db
      .select({ roleId: role.roleId, roleName: role.roleName })
      .from(role)
      .where(global('shared', inArray(role.roleId, ids)));
    return rows.map((one) => [one.roleId, one.roleName]);
  },
};

const listOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

const named = (value: unknown, nameOf: (id: string) => string) =>
  Array.isArray(value) ? listOf(value).map(nameOf) : value;

/** Changes of objects of one type as people read them: menus, buttons and roles by their names. */
export async function namedChanges(objectType: string, logged: readonly Changes[], reading: Reading) {
  const rows = (await ownChanges.get()[objectType]?.(logged, reading)) ?? logged;
  return namedRows(rows, { readers: NAMES, idsIn: listOf, named }, reading);
}
