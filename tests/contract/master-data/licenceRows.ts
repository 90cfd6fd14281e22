import type { Moments } from '../promotion/storeAt';

/** What a query of the stored data answers. */
export const rowsOf = async (moments: Moments, sql: string) => {
  const [rows] = await moments.onStore({ sql });
  // A statement answers rows.
  return rows as Record<string, unknown>[];
};
export const idOf = async (moments: Moments, owner: string, type: number) => {
  const [row] = await rowsOf(
    moments,
    `select licence_id::text as id from licence where owner_id = '${owner}' and licence_type = ${type}`,
  );
  return String(row!.id);
};
export const endAt = (owner: string, type: number, day: string) => ({
  sql: `update licence set expiry_date = '${day}' where owner_id = '${owner}' and licence_type = ${type}`,
});
