import { getTableColumns, type InferInsertModel, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './db';

const BATCH = 100;

/**
 * Inserts rows, a hundred at a time as one JSON parameter: with a parameter for each value the statement would have
 * thousands of them, and take a tenth of a second to build. Columns that no row has get their default.
 */
export async function insertMany<T extends PgTable>(db: Db, table: T, rows: readonly InferInsertModel<T>[]) {
  const given = Object.keys(getTableColumns(table)).filter((field) => rows.some((row) => field in row));
  const fields = given.map((field) => [field, toSnakeCase(field)] as const);
  const columns = sql.join(
    fields.map(([, column]) => sql.identifier(column)),
    sql`, `,
  );
  const recordOf = (row: Readonly<Record<string, unknown>>) => {
    const record: Record<string, unknown> = {};
    for (const [field, column] of fields) record[column] = row[field] ?? null;
    return record;
  };
  for (let from = 0; from < rows.length; from += BATCH) {
    const records = JSON.stringify(rows.slice(from, from + BATCH).map(recordOf));
    await db.execute(sql`
      insert into ${table} (${columns})
      select ${columns} from json_populate_recordset(null::${table}, ${records}::json)`);
  }
}
