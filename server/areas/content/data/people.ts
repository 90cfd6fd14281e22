import type { Db } from '../../../platform/database/db';
import { isNamed } from '../../../platform/database/columns';
import { user } from '../../../platform/schema/organisation';
import { global } from '../../../platform/scope';

/** The real names of users, by login name. */
export async function peopleNames(db: Db, loginNames: readonly string[]): Promise<Map<string, string>> {
  const people = await db
    .select({ loginName: user.loginName, realName: user.realName })
    .from(user)
    .where(global('name', isNamed(user.loginName, loginNames)));
  return new Map(people.map(({ loginName, realName }) => [loginName, realName]));
}
