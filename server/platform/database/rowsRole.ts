import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Db } from './db';
import { ROWS_ROLE } from './rowScope';
import { rowsOf } from './rows';

const own = z.object({ bypasses: z.boolean(), makes: z.boolean(), exists: z.boolean() });

const NAME = sql.raw(ROWS_ROLE);
const QUOTED = sql.raw(`'${ROWS_ROLE}'`);

/** Two databases of one server may create the role at the same time. */
const CREATE = sql`do $$ begin
  create role ${NAME} nologin;
exception when duplicate_object or unique_violation then null;
end $$`;

/** Grants rights on tables that are new since the last start. */
const GRANT = sql`do $$ declare found record; begin
  for found in select oid::regclass as name, relkind from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'S') loop
    if found.relkind = 'S' then
      if not has_sequence_privilege(${QUOTED}, found.name, 'usage') then
        execute format('grant usage, select on %s to ${NAME}', found.name);
      end if;
    elsif not has_table_privilege(${QUOTED}, found.name, 'delete') then
      execute format('grant select, insert, update, delete on %s to ${NAME}', found.name);
    end if;
  end loop;
end $$`;

/**
 * The role that requests use where the user of the database is exempt from policies; a user that owns the tables and
 * nothing more needs none (docs/operations.md#rights-on-the-database).
 */
export async function rowsRole(db: Db): Promise<string | undefined> {
  const asked = sql`select rolsuper or rolbypassrls as bypasses, rolsuper or rolcreaterole as makes,
    exists (select from pg_roles where rolname = ${QUOTED}) as exists from pg_roles where rolname = current_user`;
  const [found] = await rowsOf(db, asked, own);
  if (!found?.bypasses) return undefined;
  if (!found.exists && found.makes) await db.execute(CREATE);
  await db.execute(GRANT);
  return ROWS_ROLE;
}
