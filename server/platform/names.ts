import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/*
 * Names of people of other branches as well, and nothing else of them: functions of the database that the policies do
 * not limit (docs/adr/0031-rows-have-a-second-guard.md).
 */

/** What a user is called; the login name where he is gone. */
export const userName = (loginName: PgColumn): SQL<string> =>
  sql<string>`coalesce(name_of_user(${loginName}), ${loginName})`;

export const staffName = (staffId: PgColumn): SQL<string> => sql<string>`coalesce(name_of_staff(${staffId}), '')`;
