import { sql } from 'drizzle-orm';
import { shanghai } from '../clock';
import type { Db } from './db';
import { readSetting, writeSetting } from '../settings';
import { global } from '../scope';

const AT = '03:00:00';
const LAST = 'vacuumedAt';

const tables = (db: Db) =>
  db
    .select({ name: sql<string>`relname` })
    .from(sql`pg_class`)
    .where(global('shared', sql`relkind = 'r' and relnamespace = 'public'::regnamespace`))
    .orderBy(sql`relname`);

/**
 * Once a day, from three o'clock: frees the space of dead rows and renews the statistics that plans depend on. Only for
 * the embedded database, because a PostgreSQL server does so by itself. One table after the other, so that requests
 * come between.
 */
export async function vacuumDaily(db: Db, ms: number) {
  const now = shanghai(ms);
  const due = `${now.slice(0, 10)} ${AT}`;
  if (now < due || ((await readSetting(db, LAST)) ?? '') >= due) return;
  for (const { name } of await tables(db)) await db.execute(sql`vacuum (analyze) ${sql.identifier(name)}`);
  await writeSetting(db, LAST, now);
}
