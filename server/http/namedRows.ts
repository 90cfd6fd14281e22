import type { Db } from '../platform/database/db';
import type { Language } from './texts';

/** What has changed of a record: the old and the new value of each field. */
export type Changes = Record<string, [unknown, unknown]>;

/** Who reads names, in which language. */
export interface Reading {
  db: Db;
  request: { language: Language };
}

/** Finds the names of ids. */
export type NameReader = (ids: string[], reading: Reading) => Promise<readonly (readonly [id: string, name: string])[]>;

interface Naming {
  /** The readers of the fields that hold ids. */
  readers: Readonly<Record<string, NameReader>>;
  idsIn: (value: unknown) => string[];
  /** The value with names in the place of its ids. */
  named: (value: unknown, nameOf: (id: string) => string) => unknown;
}

/** Changes with names in the place of ids, for which each reader is asked once; the id stands for what is gone. */
export async function namedRows(
  rows: readonly Changes[],
  { readers, idsIn, named }: Naming,
  reading: Reading,
): Promise<Changes[]> {
  const fields = Object.entries(readers);
  const found = new Map<NameReader | undefined, ReadonlyMap<string, string>>();
  for (const read of new Set(Object.values(readers))) {
    const sides = fields.flatMap(([field, own]) => (own === read ? rows.flatMap((one) => one[field] ?? []) : []));
    const ids = [...new Set(sides.flatMap(idsIn))];
    if (ids.length > 0) found.set(read, new Map(await read(ids, reading)));
  }
  const namedField = ([field, sides]: [string, [unknown, unknown]]): [string, [unknown, unknown]] => {
    const names = found.get(readers[field]);
    const nameOf = (id: string) => names?.get(id) ?? id;
    return [field, names ? [named(sides[0], nameOf), named(sides[1], nameOf)] : sides];
  };
  return rows.map((changes) => Object.fromEntries(Object.entries(changes).map(namedField)));
}
