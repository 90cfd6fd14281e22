import { inArray } from 'drizzle-orm';
import { buttonTitles } from '../../../catalogue/permissions';
import type { Context } from '../../../http/context';
import { button, menu, role } from '../../../platform/schema/organisation';
import { global } from '../../../platform/scope';
import { slot } from '../../../platform/slot';

type Changes = Record<string, [unknown, unknown]>;
type Names = ReadonlyMap<string, string>;

/** Changes of objects that an area keeps in a way of its own, by the type of the object. */
export const ownChanges =
  slot<Readonly<Partial<Record<string, (changes: Changes, context: Context) => Promise<Changes>>>>>('ownChanges');

/** Where the names of the ids in a field stand, in the language of the reader. */
const NAMES: Readonly<Record<string, (ids: string[], context: Context) => Promise<Names>>> = {
  menuIds: async (ids, { db, request: { language } }) => {
    const { menuId, menuTitle, titles } = menu;
    const rows = await db
      .select({ menuId, menuTitle, titles })
      .from(menu)
      .where(global('shared', inArray(menuId, ids)));
    return new Map(rows.map((one) => [one.menuId, one.titles[language] || one.menuTitle]));
  },
  buttonCodes: async (ids, { db, request: { language } }) => {
    const { buttonCode, buttonName } = button;
    const rows = await db
      .select({ buttonCode, buttonName })
      .from(button)
      .where(global('shared', inArray(buttonCode, ids)));
    return new Map(
      rows.map((one) => [
        one.buttonCode,
        `${buttonTitles(one.buttonName)[language] ?? one.buttonName} (${one.buttonCode})`,
      ]),
    );
  },
  roleIds: async (ids, { db }) => {
    const rows = await db
      .select({ roleId: role.roleId, roleName: role.roleName })
      .from(role)
      .where(global('shared', inArray(role.roleId, ids)));
    return new Map(rows.map((one) => [one.roleId, one.roleName]));
  },
};

const listOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

interface Logged {
  objectType: string;
  changes: Changes;
}

/** Changes as people read them: menus, buttons and roles by their names; the id stands for one that is gone. */
export async function namedChanges({ objectType, changes: logged }: Logged, context: Context): Promise<Changes> {
  const changes = (await ownChanges.get()[objectType]?.(logged, context)) ?? logged;
  const named = { ...changes };
  for (const [field, namesOf] of Object.entries(NAMES)) {
    const change = changes[field];
    const ids = [...new Set((change ?? []).flatMap(listOf))];
    if (!change || ids.length === 0) continue;
    const names = await namesOf(ids, context);
    const readable = (value: unknown) =>
      Array.isArray(value) ? listOf(value).map((id) => names.get(id) ?? id) : value;
    named[field] = [readable(change[0]), readable(change[1])];
  }
  return named;
}
