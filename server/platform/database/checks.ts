import { sql, type SQL } from 'drizzle-orm';
import { check, type PgColumn } from 'drizzle-orm/pg-core';

/*
 * Constraints that hold whoever writes a row: against simultaneous writes, and against scripts. Empty columns pass. The
 * name of each begins with the name of its table; server/http/constraints.ts has the message for a broken one.
 */

const list = (codes: readonly number[]) => sql.raw(codes.join(', '));

/** A value of its code table. */
export const among = (name: string, column: PgColumn, codes: readonly number[] | Readonly<Record<string, number>>) =>
  check(name, sql`${column} in (${list(Array.isArray(codes) ? codes : Object.values(codes))})`);

/** No column is below the least value. */
export const atLeast = (name: string, least: number, columns: readonly PgColumn[]) =>
  check(
    name,
    sql.join(
      columns.map((column) => sql`${column} >= ${sql.raw(String(least))}`),
      sql` and `,
    ),
  );

export const notNegative = (name: string, ...columns: PgColumn[]) => atLeast(name, 0, columns);
export const versions = (name: string, column: PgColumn) => atLeast(name, 1, [column]);

/** The part never exceeds the whole, if there is one. */
export const atMost = (name: string, part: PgColumn, whole: PgColumn) => check(name, sql`${part} <= ${whole}`);

/** A period ends after it begins; a draft's period may be anything. */
export const inOrder = (name: string, [from, to]: readonly [PgColumn, PgColumn], draft?: SQL) =>
  check(name, draft ? sql`${draft} or ${to} > ${from}` : sql`${to} > ${from}`);
