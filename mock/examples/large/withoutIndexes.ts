import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Db } from '../../../server/platform/database/db';
import { rowsOf } from '../../../server/platform/database/rows';

const definition = z.object({ name: z.string(), on: z.string(), as: z.string() });

/**
 * Fills tables without their indexes and references, which are made again afterwards, each in one pass over the table:
 * kept up row by row, they would be most of the work. Whoever owns the tables may do it.
 */
export async function withoutIndexes(
  tx: Db,
  tables: readonly string[],
  { fill, report }: { fill: () => Promise<void>; report: (what: string) => void },
) {
  const named = sql`any(${`{${tables.join(',')}}`}::text[]::regclass[])`;
  const references = await rowsOf(
    tx,
    sql`select quote_ident(conname) as name, conrelid::regclass::text as "on", pg_get_constraintdef(oid) as "as"
      from pg_constraint where contype = 'f' and conrelid = ${named}`,
    definition,
  );
  const indexes = await rowsOf(
    tx,
    sql`select indexrelid::regclass::text as name, indrelid::regclass::text as "on", pg_get_indexdef(indexrelid) as "as"
      from pg_index where indrelid = ${named}
      and not exists (select from pg_constraint where contype in ('p', 'u', 'x') and conindid = indexrelid)`,
    definition,
  );
  for (const { name, on } of references) await tx.execute(sql.raw(`alter table ${on} drop constraint ${name}`));
  for (const { name } of indexes) await tx.execute(sql.raw(`drop index ${name}`));
  await fill();
  for (const one of indexes) {
    await tx.execute(sql.raw(one.as));
    report(`index ${one.name}`);
  }
  for (const { name, on, as } of references)
    await tx.execute(sql.raw(`alter table ${on} add constraint ${name} ${as}`));
  report('references');
}
