import { and, getTableName, type SQL, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import { getTableConfig, type PgColumn } from 'drizzle-orm/pg-core';
import * as z from 'zod';
import type { Db } from '../../../../platform/database/db';
import { inEveryBranch } from '../../../../platform/database/rowScope';
import { rowsOf } from '../../../../platform/database/rows';
import type { Reference } from './references';

/*
 * Plain SQL on columns that are not known before: each statement names the master whose rows it is about. A merge is
 * done by headquarters on rows of every branch.
 */

/** The name of a column in the database. */
export const columnName = ({ name: field }: Pick<PgColumn, 'name'>) => toSnakeCase(field);

export const nameOf = ({ column }: Pick<Reference, 'column'>) => `${getTableName(column.table)}.${columnName(column)}`;

const name = (text: string) => sql.identifier(text);
const of = (column: PgColumn) => sql`${name(getTableName(column.table))}.${name(columnName(column))}`;
const list = (parts: readonly SQL[]) => sql.join([...parts], sql`, `);

function keyColumns({ column }: Reference) {
  const { columns, primaryKeys } = getTableConfig(column.table);
  const key = [...columns.filter(({ primary }) => primary), ...primaryKeys.flatMap(({ columns: some }) => some)];
  return key.filter((one) => one.name !== column.name);
}

/** The primary key of a row, without the column that is moved. */
const keyOf = (reference: Reference) =>
  sql`jsonb_build_object(${list(keyColumns(reference).flatMap((column) => [sql`${columnName(column)}::text`, sql`${of(column)}::text`]))})`;

/** Columns that are unique together with the one that is moved: the target may have such a row of its own. */
function uniqueSets({ column }: Reference) {
  const { indexes, primaryKeys, uniqueConstraints } = getTableConfig(column.table);
  const sets = [
    ...indexes.flatMap(({ config }) => (config.unique ? [config.columns] : [])),
    ...[...primaryKeys, ...uniqueConstraints].map(({ columns }) => columns),
  ].map((columns) => columns.flatMap((one) => ('name' in one && typeof one.name === 'string' ? [one.name] : [])));
  return sets.filter((names) => names.includes(column.name)).map((names) => names.filter((one) => one !== column.name));
}

/** Whether a row can move: a row that the target has already, by a unique key, stays with the source. */
function isFree(reference: Reference, targetId: string): SQL | undefined {
  const { column } = reference;
  const table = getTableName(column.table);
  return and(
    ...uniqueSets(reference).map((names) => {
      const same = names.map(
        (one) => sql`taken.${name(toSnakeCase(one))} is not distinct from ${name(table)}.${name(toSnakeCase(one))}`,
      );
      return sql`not exists (select from ${name(table)} as taken where ${and(sql`taken.${name(columnName(column))} = ${targetId}`, ...same)})`;
    }),
  );
}

const names = ({ column, isList }: Reference, id: string) =>
  isList ? sql`${of(column)} @> array[${id}]::text[]` : sql`${of(column)} = ${id}`;

const counted = z.object({ moved: z.number(), kept: z.number() });
const marked = z.object({ count: z.number(), mark: z.string() });

export interface Two {
  sourceId: string;
  targetId: string;
}

/** How many rows name the source, and how many of them cannot follow. */
export async function countRows(db: Db, reference: Reference, { sourceId, targetId }: Two) {
  const free = (reference.isList ? undefined : isFree(reference, targetId)) ?? sql`true`;
  const where = inEveryBranch(and(names(reference, sourceId), reference.when));
  const [row] = await rowsOf(
    db,
    sql`select count(*) filter (where ${free})::int as moved, count(*) filter (where not (${free}))::int as kept
      from ${name(getTableName(reference.column.table))} where ${where}`,
    counted,
  );
  return row ?? { moved: 0, kept: 0 };
}

/** Moves what names the source, and writes down which rows those were. */
export async function moveRows(db: Db, reference: Reference, { mergeId, ...two }: Two & { mergeId: string }) {
  const { sourceId, targetId } = two;
  const table = name(getTableName(reference.column.table));
  const column = name(columnName(reference.column));
  const where = inEveryBranch(
    and(names(reference, sourceId), reference.when, reference.isList ? undefined : isFree(reference, targetId)),
  );
  const head = sql`insert into merge_ref (merge_id, reference, key, lists) select ${mergeId}::bigint, ${nameOf(reference)},`;
  if (!reference.isList)
    return db.execute(sql`with moved as (update ${table} set ${column} = ${targetId} where ${where} returning ${keyOf(reference)} as key)
      ${head} key, null from moved`);
  const after = sql`case when ${of(reference.column)} @> array[${targetId}]::text[] then array_remove(${of(reference.column)}, ${sourceId})
    else array_replace(${of(reference.column)}, ${sourceId}, ${targetId}) end`;
  return db.execute(sql`with found as (select ${keyOf(reference)} as key, ${of(reference.column)} as before from ${table} where ${where}),
    moved as (update ${table} set ${column} = ${after} from found where found.key = ${keyOf(reference)}
      returning found.key, found.before, ${of(reference.column)} as after)
    ${head} key, jsonb_build_object('before', to_jsonb(before), 'after', to_jsonb(after)) from moved`);
}

const texts = (part: 'before' | 'after') => sql`array(select jsonb_array_elements_text(ref.lists -> ${part}::text))`;

/** Gives the rows of a merge back to the source, unless somebody has changed the column since. */
export async function returnRows(db: Db, reference: Reference, { mergeId, ...two }: Two & { mergeId: string }) {
  const table = name(getTableName(reference.column.table));
  const column = name(columnName(reference.column));
  const own = sql`ref.merge_id = ${mergeId}::bigint and ref.reference = ${nameOf(reference)} and ref.key = ${keyOf(reference)}`;
  const value = reference.isList ? texts('before') : sql`${two.sourceId}`;
  const isAsLeft = reference.isList ? sql`${of(reference.column)} = ${texts('after')}` : names(reference, two.targetId);
  await db.execute(
    sql`update ${table} set ${column} = ${value} from merge_ref as ref where ${inEveryBranch(and(own, isAsLeft, reference.when))}`,
  );
}

/** How many rows name a master, and a digest of their keys, which changes with every row that comes or goes. */
export async function markOf(db: Db, reference: Reference, id: string) {
  const [row] = await rowsOf(
    db,
    sql`select count(*)::int as count, coalesce(sum(hashtextextended(${keyOf(reference)}::text, 0)), 0)::text as mark
      from ${name(getTableName(reference.column.table))} where ${inEveryBranch(and(names(reference, id), reference.when))}`,
    marked,
  );
  return row ?? { count: 0, mark: '0' };
}
