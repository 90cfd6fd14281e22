import { and, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgSelect } from 'drizzle-orm/pg-core';
import { COUNTED_UP_TO } from '../../../src/contract/endpoint';
import { sqlState } from '../fault';
import { after, BadCursor, type Cursor, nameOf, type Order, orderBy, readCursor, writeCursor } from './cursor';
import { global, type Scoped } from '../scope';
import type { Db } from './db';
import { mentioned } from './mentioned';

interface List<Query extends PgSelect> {
  /** The query with joins and conditions, without order and limit. */
  listed: Query;
  order: Order;
  /**
   * Columns that identify a row of the query: the page is found by them first, and only its rows are read in full.
   * Left-joined tables change neither rows nor order, so they are joined for the page alone.
   */
  key?: readonly PgColumn[];
  /**
   * Conditions that replace those of the query for counting: each finds a part of its rows, and the last one all of
   * them. Counting ends with the first one that exceeds the bound.
   */
  counted?: readonly Scoped[] | undefined;
}

interface Paging {
  /** From one. */
  pageNum: number;
  pageSize: number;
  /** `next` of the page before; the page number is then ignored. */
  cursor?: string | undefined;
}

interface Found<Row> {
  rows: Row[];
  total: number;
  /** `total` is the bound at which counting stopped. */
  more?: true;
  /** Absent on the last page. */
  next?: string;
}

/** Thrown for a page number beyond the counted rows; `last` is the last page. */
export class PageTooFar extends Error {
  constructor(readonly last: number) {
    super();
  }
}

type Fields = PgSelect['_']['config']['fields'];
type Values = Record<string, string | null>;
type Stretch<Row> = Pick<Found<Row>, 'rows'> & {
  /** The values that the rows are sorted by; one more than there are rows if another page follows. */
  sorted: Values[];
};

interface Range {
  from: SQL | undefined;
  offset: number;
  limit: number;
}

/** The same query with other fields; the given one is not changed. */
function telling(db: Db, { _: { config } }: PgSelect, fields: Fields): PgSelect {
  const query = db
    .select({ one: sql`1` })
    .from(sql`nothing`)
    .$dynamic();
  Object.assign(query._.config, config, { fields });
  const told: unknown = query;
  // The tables of the query are the same as before.
  return told as PgSelect;
}

/** Leaves out joined tables that only add columns to the rows found by others. */
function bare(db: Db, { listed, order, key }: List<PgSelect>, fields: Fields) {
  const found = telling(db, listed, fields);
  const { config } = found._;
  if (!key) return found;
  const seek = (joins: NonNullable<typeof config.joins>): typeof joins => {
    const kept = joins.filter(({ joinType, alias = '' }) => {
      const others = joins.filter((other) => other.alias !== alias).map(({ on }) => on);
      return joinType !== 'left' || mentioned(config.where, ...order.map(([column]) => column), ...others).has(alias);
    });
    return kept.length === joins.length ? kept : seek(kept);
  };
  if (config.joins) config.joins = seek(config.joins);
  return found;
}

/** Adds a condition: for a grouped query to its groups, else to its rows. */
function narrowed<Query extends PgSelect>(query: Query, condition: SQL | undefined) {
  const { where, having, groupBy } = query._.config;
  return groupBy ? query.having(and(having, condition)) : query.where(global('joined', and(where, condition)));
}

const SORTED = 'sorted';
const KEY = 'key';
const namesOf = (columns: readonly unknown[], prefix: string) => columns.map((_, index) => `${prefix}${index}`);
const asTexts = (columns: readonly (PgColumn | SQL)[], prefix: string): Fields =>
  Object.fromEntries(columns.map((column, index) => [`${prefix}${index}`, sql<string | null>`${column}::text`]));
const list = (parts: readonly SQL[]) => sql`(${sql.join([...parts], sql`, `)})`;

function namedBy(key: readonly PgColumn[], found: readonly Values[]) {
  const [first] = key;
  if (!first) throw new Error('A key has a column.');
  const of = inArray(first, [...new Set(found.map((one) => one[`${KEY}0`]))]);
  if (key.length === 1) return of;
  const rows = found.map((one) => list(namesOf(key, KEY).map((name) => sql`${one[name]}`)));
  return and(of, sql`${list(key.map((column) => sql`${column}`))} in ${list(rows)}`);
}

async function readStretch<Query extends PgSelect>(
  db: Db,
  { listed, order, key }: List<Query>,
  { from, offset, limit }: Range,
): Promise<Stretch<Query['_']['result'][number]>> {
  type Row = Query['_']['result'][number];
  const by = asTexts(
    order.map(([one]) => one),
    SORTED,
  );
  const part = (query: PgSelect) =>
    narrowed(query, from)
      .orderBy(...orderBy(order))
      .limit(limit + 1)
      .offset(offset);
  if (!key) {
    const { config } = listed._;
    Object.assign(config, { fields: { ...config.fields, [SORTED]: by } });
    // The line before has added this field.
    const rows = (await part(listed)) as (Row & Record<typeof SORTED, Values>)[];
    return { rows: rows.slice(0, limit), sorted: rows.map((row) => row[SORTED]) };
  }
  // All its fields are texts.
  const found = (await part(bare(db, { listed, order, key }, { ...by, ...asTexts(key, KEY) }))) as Values[];
  if (found.length === 0) return { rows: [], sorted: [] };
  const rows = await listed.where(global('joined', namedBy(key, found.slice(0, limit)))).orderBy(...orderBy(order));
  return { rows, sorted: found };
}

async function countUpTo(db: Db, list: List<PgSelect>, most: number): Promise<Pick<Cursor, 'total' | 'more'>> {
  const { listed, counted = [] } = list;
  const others = counted.map((where) => telling(db, listed, listed._.config.fields).where(where));
  let found = 0;
  for (const one of others.length > 0 ? others : [listed]) {
    const some = bare(db, { ...list, listed: one, order: [] }, { one: sql`1` }).limit(most + 1);
    found = await db.$count(some.as('listed'));
    if (found > most) return { total: most, more: true };
  }
  return { total: found };
}

/** Whether a value does not fit its column, as in a cursor that was tampered with. */
const isNoValue = (error: unknown) => /^22/.test(sqlState(error) ?? '');

/**
 * A page of a list, and its number of rows, counted up to a bound. Pages up to the bound have numbers; `next` leads on
 * from each page to the end, equally fast everywhere, and rows that appear or disappear meanwhile shift nothing
 * (docs/domain/platform.md#lists).
 */
export async function paged<Query extends PgSelect>(
  db: Db,
  given: List<Query>,
  { pageNum, pageSize, cursor: text }: Paging,
): Promise<Found<Query['_']['result'][number]>> {
  const { order } = given;
  // A copy, because reading changes the query.
  const listed = telling(db, given.listed, given.listed._.config.fields);
  const cursor = text === undefined ? undefined : readCursor(text, order);
  const offset = cursor ? 0 : (pageNum - 1) * pageSize;
  const count = async () => cursor ?? (await countUpTo(db, { ...given, listed }, COUNTED_UP_TO));
  const answer = (part: Stretch<Query['_']['result'][number]>, { total, more }: Pick<Cursor, 'total' | 'more'>) => {
    const last = part.sorted[pageSize - 1];
    const isLast = part.sorted.length <= pageSize || !last;
    const at = namesOf(order, SORTED).map((name) => last?.[name] ?? null);
    return {
      ...{ rows: part.rows, total, ...(more ? { more } : {}) },
      ...(isLast ? {} : { next: writeCursor({ of: nameOf(order), at, total, more }) }),
    };
  };
  if (offset >= COUNTED_UP_TO) {
    const counted = await count();
    if (counted.more) throw new PageTooFar(COUNTED_UP_TO / pageSize);
    return answer({ rows: [], sorted: [] }, counted);
  }
  const from = cursor && after(order, cursor.at);
  const part = await readStretch(db, given, { from, offset, limit: pageSize }).catch((error: unknown) => {
    throw cursor && isNoValue(error) ? new BadCursor() : error;
  });
  const { length } = part.sorted;
  // A page that is not full is the last one, so its end is the number of rows.
  const isCounted = !cursor && length <= pageSize && (length > 0 || offset === 0);
  return answer(part, isCounted ? { total: offset + length } : await count());
}
