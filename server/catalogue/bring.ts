import { createHash } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import * as z from 'zod';
import { ADMINISTRATOR } from '../../src/contract/system/roles';
import { chunks } from '../platform/database/chunks';
import type { Db } from '../platform/database/db';
import { button, dictItem, menu, role, roleButton, roleMenu } from '../platform/schema/organisation';
import { global } from '../platform/scope';
import { settingOf } from '../platform/settings';
import { dictionaryItems } from './dictionary';
import { bringRoles, buttonRows, menuRows } from './permissions';

const TOP = '0';

/** What the catalogue of a build consists of, by name. */
const named = {
  menus: new Map(menuRows.map((one) => [one.menuId, one])),
  buttons: new Map(buttonRows.map((one) => [one.buttonCode, one])),
  items: new Map(dictionaryItems.map((one) => [`${one.dictCode} ${one.value}`, one])),
};
type CatalogueGroup = keyof typeof named;

const groups = z.object({ menus: z.array(z.string()), buttons: z.array(z.string()), items: z.array(z.string()) });
type Names = z.output<typeof groups>;

const names = (group: CatalogueGroup) => [...named[group].keys()];
const digest = createHash('sha256')
  .update(JSON.stringify([names('menus'), names('buttons'), names('items')]))
  .digest('base64url');

/**
 * What this database has already got from the catalogue: an entry that somebody has removed since does not come back.
 */
const offered = settingOf('catalogueOffered', groups.extend({ digest: z.string() }));

/** For databases older than this list: all that they have counts as got from the catalogue. */
async function present(db: Db): Promise<Names> {
  const menus = await db.select({ id: menu.menuId }).from(menu).where(global('shared'));
  const buttons = await db.select({ id: button.buttonCode }).from(button).where(global('shared'));
  const items = await db
    .select({ code: dictItem.dictCode, value: dictItem.value })
    .from(dictItem)
    .where(global('shared'));
  return {
    menus: menus.map(({ id }) => id),
    buttons: buttons.map(({ id }) => id),
    items: items.map(({ code, value }) => `${code} ${value}`),
  };
}

const freshOf = <T>(all: ReadonlyMap<string, T>, had: readonly string[]) => {
  const known = new Set(had);
  return [...all].flatMap(([name, one]) => (known.has(name) ? [] : [one]));
};

/** Groups before their entries; an entry below a group that somebody has removed could not be found. */
async function bringMenus(db: Db, had: readonly string[], roleId: string) {
  const fresh = freshOf(named.menus, had);
  const parents = await db
    .select({ menuId: menu.menuId })
    .from(menu)
    .where(
      global(
        'shared',
        inArray(
          menu.menuId,
          fresh.map(({ menuParent }) => menuParent),
        ),
      ),
    );
  const known = new Set([...parents.map(({ menuId }) => menuId), ...fresh.map(({ menuId }) => menuId)]);
  for (const one of fresh) {
    // A company's own menu may have the address: then it has the page already.
    const [added] = await db
      .insert(menu)
      .values({ ...one, menuParent: known.has(one.menuParent) ? one.menuParent : TOP })
      .onConflictDoNothing()
      .returning({ menuId: menu.menuId });
    if (added) await db.insert(roleMenu).values({ roleId, ...added });
  }
}

async function bringButtons(db: Db, had: readonly string[], roleId: string) {
  for (const part of chunks(freshOf(named.buttons, had))) {
    const added = await db
      .insert(button)
      .values([...part])
      .onConflictDoNothing()
      .returning({ buttonCode: button.buttonCode });
    if (added.length > 0) await db.insert(roleButton).values(added.map((one) => ({ roleId, ...one })));
  }
}

/**
 * Gives a database of an earlier build the menus, buttons and dictionary entries of this one. The administrator's role
 * gets them and hands them on: nobody else may do more after an update than before (docs/operations.md#migrations).
 */
export async function bringCatalogue(db: Db) {
  const before = await offered.read(db);
  if (before?.digest === digest) return;
  const had = before ?? (await present(db));
  const [administrator] = await db
    .select({ roleId: role.roleId })
    .from(role)
    .where(global('shared', eq(role.roleCode, ADMINISTRATOR)));
  if (!administrator) return;
  await bringMenus(db, had.menus, administrator.roleId);
  await bringButtons(db, had.buttons, administrator.roleId);
  for (const part of chunks(freshOf(named.items, had.items)))
    await db
      .insert(dictItem)
      .values([...part])
      .onConflictDoNothing();
  await bringRoles(db);
  const union = (group: CatalogueGroup) => [...new Set([...had[group], ...names(group)])];
  await offered.write(db, { digest, menus: union('menus'), buttons: union('buttons'), items: union('items') });
}
