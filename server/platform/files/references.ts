import { and, notExists, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../database/db';
import { file, uploadTicket } from '../schema/platform';
import { global } from '../scope';

const holders = new Set<PgColumn>();

/**
 * Says that a column has ids of uploaded files: one, or many. It stands beside the table; what no such column names is
 * swept away (docs/storage.md#files).
 */
export function holdsFiles(...columns: readonly PgColumn[]) {
  for (const column of columns) holders.add(column);
}

holdsFiles(uploadTicket.fileIds);

export const fileHolders = (): readonly PgColumn[] => [...holders];

const isArray = (column: PgColumn) => column.getSQLType().endsWith('[]');

/** Whether no record names the file of this row. */
export function isUnused(db: Db): SQL | undefined {
  // Without them all files would count as unused.
  if (holders.size === 0) throw new Error('No table is known that has files: import server/compose.ts.');
  return and(
    ...fileHolders().map((column) => {
      const named = isArray(column)
        ? sql`${file.fileId}::text in (select unnest(${column}))`
        : sql`${column} = ${file.fileId}`;
      return notExists(
        db
          .select({ one: sql`1` })
          .from(column.table)
          .where(global('clock', named)),
      );
    }),
  );
}
