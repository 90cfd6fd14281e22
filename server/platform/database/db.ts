import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** The database, or one transaction of it. Nothing above knows which of the two engines answers. */
export type Db = PgDatabase<PgQueryResultHKT>;
