import { and, between, ilike, like, or, type SQL, sql } from 'drizzle-orm';
import { bigint, customType, integer, type PgColumn, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { gramsOf, hasGrams } from './large';

/** A 64-bit number in the database, an opaque string everywhere else (docs/domain/platform.md#identifiers). */
export const id = customType<{ data: string; driverData: string | number | bigint }>({
  dataType: () => 'bigint',
  fromDriver: (value) => String(value),
});
/** Whether a text can be such a number: PostgreSQL refuses to compare others with one. */
export const isId = (text: string) => /^\d{1,18}$/.test(text);
/** The next number of the one sequence that all objects share. */
export const newId = () => id().default(sql`nextval('object_id')`);

/** `yyyy-MM-dd HH:mm:ss` in Asia/Shanghai. */
export const moment = () => timestamp({ mode: 'string', precision: 0 });
/** Instants that only machines read: expiry, rate limits, leases. */
export const instant = () => timestamp({ mode: 'date', precision: 3, withTimezone: true });

export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
/** An amount in fen. */
export const fen = () => bigint({ mode: 'number' });
export const flag = () => smallint().$type<0 | 1>().notNull().default(0);

/** The audit columns of docs/domain/platform.md#concurrency; names are copied so that lists need no join. */
export const audit = {
  createdBy: text().notNull(),
  createdByName: text().notNull(),
  gmtCreated: moment().notNull(),
  modifiedBy: text().notNull(),
  gmtModified: moment().notNull(),
};
/**
 * The columns of `audit`, but nullable: for tables with rows older than these columns, or that come with the product.
 */
export const touched = {
  createdBy: text().notNull().default(''),
  gmtCreated: moment(),
  modifiedBy: text().notNull().default(''),
  gmtModified: moment(),
};
export const versioned = { version: integer().notNull().default(1), deleted: flag() };

/**
 * A correlated subquery as a selected field. Wrapped, because drizzle drops the table names of columns that stand
 * directly in a field of a query on one table, and the subquery would then compare its own column with itself.
 */
export const subquery = <T>(inner: SQL) => sql<T>`(${inner})`;

/**
 * A column of a left-joined table that has a row in any case: joined so, the table is read only for the rows of one
 * page.
 */
export const told = (column: PgColumn) => sql<string>`${column}`;

/** Escapes a text for `ilike`: `%`, `_` and `\` are searched for literally. */
export const contains = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/**
 * Whether a text contains a part, ignoring case. Digits and Han characters have no case: `like`, which does not fold
 * each text, finds them in a quarter of the time. In a large table the index on grams finds the candidates.
 */
export function hasText(column: PgColumn | SQL, part: string) {
  const found = stands(column, part);
  const grams = hasGrams(column) ? gramsOf(column, part) : undefined;
  return (grams && and(grams, unguessed(found))) || found;
}

/**
 * Hides a condition from the planner's estimate. The condition on grams beside it gives the number of rows already: the
 * planner would treat both as independent, expect a hundredth of the rows, and sort all of them for a page that could
 * be read in order.
 */
const unguessed = (condition: SQL | undefined) => sql`coalesce(${condition}, false)`;

const stands = (column: PgColumn | SQL, part: string) =>
  part.toLowerCase() === part.toUpperCase() ? like(column, contains(part)) : ilike(column, contains(part));

/**
 * Whether one of several texts contains a part. The grams of all texts are one condition: with a condition for each
 * text they would be computed again for every row, which takes ten times as long as the comparison.
 */
export function hasTextIn(columns: readonly PgColumn[], part: string) {
  const grams = columns.flatMap((column) => (hasGrams(column) && gramsOf(column, part)) || []);
  const found = or(...columns.map((column) => stands(column, part)));
  return grams.length === columns.length ? and(or(...grams), unguessed(found)) : found;
}

/**
 * Whether a column is one of many texts, which are sent as one parameter, because a statement can have only a limited
 * number.
 */
export const isNamed = (column: PgColumn | SQL, texts: Iterable<string>) =>
  sql`${column} in (select jsonb_array_elements_text(${JSON.stringify([...new Set(texts)])}::jsonb))`;

/** Within a day of Shanghai. */
export const onDay = (column: PgColumn, day: string) => between(column, `${day} 00:00:00`, `${day} 23:59:59`);
