import { inArray } from 'drizzle-orm';
import type { Db } from '../../../../platform/database/db';
import { global } from '../../../../platform/scope';
import { region } from '../schema/reference';

/** The names of cities by their ids; an unknown id is its own name. */
export async function cityNames(db: Db, ids: readonly string[]) {
  const wanted = [...new Set(ids)].filter((id) => id !== '');
  if (wanted.length === 0) return (id: string) => id;
  const rows = await db
    .select({ id: region.id, name: region.name })
    .from(region)
    .where(global('shared', inArray(region.id, wanted)));
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return (id: string) => names.get(id) ?? id;
}
