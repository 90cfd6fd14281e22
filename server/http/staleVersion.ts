import { eq } from 'drizzle-orm';
import { ERROR } from '../../src/contract/error-codes';
import { user } from '../platform/schema/organisation';
import { global } from '../platform/scope';
import type { Context } from './context';
import { Failure } from './failure';

interface Touched {
  modifiedBy: string;
  gmtModified: string | null;
}

/**
 * A stale version is answered with the present record and who changed it, and writes nothing
 * (docs/domain/platform.md#concurrency).
 */
export async function staleVersion({ db }: Pick<Context, 'db'>, present: object, { modifiedBy, gmtModified }: Touched) {
  const [editor] = await db
    .select({ realName: user.realName })
    .from(user)
    .where(global('name', eq(user.loginName, modifiedBy)));
  const who = { modifiedByName: editor?.realName ?? modifiedBy, gmtModified: gmtModified ?? '' };
  return new Failure(ERROR.versionConflict, { data: { ...present, ...who } });
}
