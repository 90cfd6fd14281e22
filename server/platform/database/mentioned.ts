import { Column, getTableName, is, isSQLWrapper, SQL, type SQLChunk, type SQLWrapper } from 'drizzle-orm';

/** The tables whose columns stand in conditions, also in those of subqueries. */
export function mentioned(...conditions: readonly (SQLWrapper | undefined)[]): ReadonlySet<string> {
  const tables = new Set<string>();
  const pending: (SQLChunk | undefined)[] = [...conditions];
  while (pending.length > 0) {
    const next = pending.pop();
    if (is(next, Column)) tables.add(getTableName(next.table));
    else if (is(next, SQL)) pending.push(...next.queryChunks);
    else if (Array.isArray(next)) pending.push(...next);
    else if (isSQLWrapper(next)) {
      const { queryChunks } = next.getSQL();
      // A table or a parameter is written as itself.
      if (!queryChunks.includes(next)) pending.push(...queryChunks);
    }
  }
  return tables;
}
