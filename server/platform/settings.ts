import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Db } from './database/db';
import { setting } from './schema/platform';

export async function readSetting(db: Db, name: string) {
  const [row] = await db.select().from(setting).where(eq(setting.name, name));
  return row?.value;
}

export const writeSetting = (db: Db, name: string, value: string) =>
  db.insert(setting).values({ name, value }).onConflictDoUpdate({ target: setting.name, set: { value } });

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
