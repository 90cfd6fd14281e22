import { and, asc, Column, desc, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import * as z from 'zod';

/**
 * The columns and directions of a list's order; the last columns identify a row. Rows with an empty column come last.
 */
export type Order = readonly (readonly [by: PgColumn | SQL, way: 'asc' | 'desc'])[];
export const by = (column: PgColumn | SQL, way: 'asc' | 'desc') => [column, way] as const;

/** A cursor that was not made for this list. */
export class BadCursor extends Error {}

const content = z.object({
  /** The order that the cursor belongs to. */
  of: z.string(),
  /** The values of the sort columns in the last row of the page before. */
  at: z.array(z.string().nullable()),
  total: z.number().int().min(0),
  more: z.literal(true).optional(),
});
export type Cursor = z.output<typeof content>;

const isNullable = (column: PgColumn | SQL) => column instanceof Column && !column.notNull;

export const nameOf = (order: Order) =>
  order.map(([column, way]) => `${column instanceof Column ? column.name : '?'} ${way}`).join(',');

export const orderBy = (order: Order) =>
  order.map(([column, way]) => {
    const sorted = way === 'asc' ? asc(column) : desc(column);
    // In ascending order empty values come last anyway; `nulls last` would keep the index from being used.
    return way === 'desc' && isNullable(column) ? sql`${sorted} nulls last` : sorted;
  });

const BEYOND = { asc: sql.raw('>'), desc: sql.raw('<') };
const NOT_BEFORE = { asc: sql.raw('>='), desc: sql.raw('<=') };

/** The condition for the rows behind this one. */
export function after(order: Order, at: readonly (string | null)[]): SQL | undefined {
  const [first] = order;
  if (!first) return undefined;
  const [, way] = first;
  if (order.every(([column, one]) => one === way && !isNullable(column))) {
    // An index can only be used for one comparison of whole rows.
    const row = sql.join(
      order.map(([column]) => sql`${column}`),
      sql`, `,
    );
    const values = sql.join(
      at.map((value) => sql`${value}`),
      sql`, `,
    );
    return sql`(${row}) ${BEYOND[way]} (${values})`;
  }
  const behind = order.map(([column, one], index) => {
    const value = at[index];
    if (value === null) return undefined;
    const further = sql`${column} ${BEYOND[one]} ${value}`;
    return isNullable(column) ? or(further, sql`${column} is null`) : further;
  });
  const same = order.map(([column], index) =>
    at[index] === null ? sql`${column} is null` : sql`${column} = ${at[index]}`,
  );
  const parts = behind.flatMap((further, index) => (further ? [and(...same.slice(0, index), further)] : []));
  // Implied by the rest, but as a condition of its own it lets an index scan begin at the page.
  const from = isNullable(first[0]) ? undefined : sql`${first[0]} ${NOT_BEFORE[way]} ${at[0]}`;
  return and(from, or(...parts));
}

export const writeCursor = (cursor: Cursor) => Buffer.from(JSON.stringify(cursor)).toString('base64url');

function parsed(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString());
  } catch {
    return undefined;
  }
}

/** Reads a cursor, which is valid only for the order that it was made for. */
export function readCursor(text: string, order: Order): Cursor {
  const { data: cursor } = content.safeParse(parsed(text));
  if (!cursor || cursor.of !== nameOf(order) || cursor.at.length !== order.length) throw new BadCursor();
  if (
    cursor.at.some((value, index) => value === null && order.every(([column], i) => i !== index || !isNullable(column)))
  )
    throw new BadCursor();
  return cursor;
}
