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

interface Asked {
  rows: readonly Changes[];
  /** The readers of the fields that hold ids. */
  readers: Readonly<Record<string, NameReader>>;
  idsIn: (value: unknown) => string[];
}

/** The names of what many changes mention, by field: each reader is asked once for all of them. */
export async function fieldNames({ rows, readers, idsIn }: Asked, reading: Reading) {
  const fields = Object.entries(readers);
  const found = new Map<NameReader, ReadonlyMap<string, string>>();
  for (const read of new Set(Object.values(readers))) {
    const sides = fields.flatMap(([field, own]) => (own === read ? rows.flatMap((one) => one[field] ?? []) : []));
    const ids = [...new Set(sides.flatMap(idsIn))];
    if (ids.length > 0) found.set(read, new Map(await read(ids, reading)));
  }
  return new Map(fields.map(([field, read]) => [field, found.get(read)] as const));
}
