import { randomBytes } from 'node:crypto';
import { eq, ne } from 'drizzle-orm';
import type * as z from 'zod';
import type { Db } from './database/db';
import { setting } from './schema/platform';
import { global } from './scope';

export async function readSetting(db: Db, name: string) {
  const [row] = await db
    .select()
    .from(setting)
    .where(global('shared', eq(setting.name, name)));
  return row?.value;
}

export const writeSetting = (db: Db, name: string, value: string) =>
  db.insert(setting).values({ name, value }).onConflictDoUpdate({ target: setting.name, set: { value } });

/** Writes a setting, and answers whether it had no value before: of several at once, only one gets true. */
export async function claimSetting(db: Db, name: string, value: string) {
  if ((await readSetting(db, name)) === value) return false;
  const written = await db
    .insert(setting)
    .values({ name, value })
    .onConflictDoUpdate({ target: setting.name, set: { value }, setWhere: ne(setting.value, value) })
    .returning({ name: setting.name });
  return written.length > 0;
}

export const dropSetting = (db: Db, name: string) => db.delete(setting).where(global('shared', eq(setting.name, name)));

/** A setting whose value a schema checks; undefined before it is written. */
export const settingOf = <T>(name: string, schema: z.ZodType<T>) => ({
  async read(db: Db): Promise<T | undefined> {
    const text = await readSetting(db, name);
    return text ? schema.parse(JSON.parse(text)) : undefined;
  },
  write: (db: Db, value: T) => writeSetting(db, name, JSON.stringify(value)),
});

/** A secret that every process on this database shares, made at first use. */
export async function sharedSecret(db: Db, name: string) {
  await db
    .insert(setting)
    .values({ name, value: randomBytes(32).toString('hex') })
    .onConflictDoNothing();
  const value = await readSetting(db, name);
  if (!value) throw new Error(`The setting ${name} was written and cannot be read.`);
  return value;
}
