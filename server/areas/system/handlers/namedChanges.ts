import { inArray } from 'drizzle-orm';
import { buttonTitles } from '../../../catalogue/permissions';
import { type Changes, namedRows, type NameReader, type Reading } from '../../../http/namedRows';
import { button, menu } from '../../../platform/schema/organisation';
import { global } from '../../../platform/scope';
import { slot } from '../../../platform/slot';
import { isObject } from '../../../platform/isObject';

/** Changes of objects that an area keeps in a way of its own, by the type of the object. */
export const ownChanges = slot<Readonly<Partial<Record<string, (changes: Changes) => Changes>>>>('ownChanges');

/** Where the names of ids stand, by field: of any object, and of one whose field means something else. */
export const recordNames = slot<
  { any: Readonly<Record<string, NameReader>> } & Readonly<
    Partial<Record<string, Readonly<Record<string, NameReader>>>>
  >
>('recordNames');

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
};

interface Logged {
  objectType: string;
  /** The record itself: its own id needs no name. */
  objectId: string;
  /** Fields that keep their ids. */
  except?: readonly string[];
}

/** What the lines of a list refer to. */
const LINE_IDS = ['productId', 'feeItemId', 'unitId'];
const lineIdOf = (line: Record<string, unknown>) => LINE_IDS.find((key) => key in line) ?? '';

/** A text is an id, and a line has one. */
function idOf(one: unknown): string {
  const id = isObject(one) ? one[lineIdOf(one)] : one;
  return typeof id === 'string' ? id : '';
}

function named(value: unknown, nameOf: (id: string) => string): unknown {
  if (Array.isArray(value)) return value.map((one) => named(one, nameOf));
  const id = idOf(value);
  if (id === '') return value;
  return isObject(value) ? { ...value, [lineIdOf(value)]: nameOf(id) } : nameOf(id);
}

/** Changes of one record as people read them: whatever they refer to by its name. */
export function namedChanges(
  { objectType, objectId, except = [] }: Logged,
  logged: readonly Changes[],
  reading: Reading,
) {
  const own = ownChanges.get()[objectType];
  const readers = { ...NAMES, ...recordNames.get().any, ...recordNames.get()[objectType] };
  return namedRows(
    own ? logged.map(own) : logged,
    {
      readers: Object.fromEntries(Object.entries(readers).filter(([field]) => !except.includes(field))),
      idsIn: (value) =>
        [value]
          .flat()
          .map(idOf)
          .filter((id) => id !== '' && id !== objectId),
      named,
    },
    reading,
  );
}
