import { eq } from 'drizzle-orm';
import { ERROR } from '../../../../../src/contract/error-codes';
import { foreignBranches, within } from '../../../../platform/scope';
import { tradeFair } from '../../data/schema/trade-fair';
import type { Context } from '../../../../http/context';
import { Failure, notFound } from '../../../../http/failure';
import { actorOf, readFair } from './read';

/**
 * The fair under a row lock, for a write that starts from `version`; a stale one is answered with the present record and
 * writes nothing (docs/domain/platform.md#concurrency).
 */
export async function lockFair(id: string, version: number | undefined, context: Context) {
  const { db, session } = context;
  const [fair] = await db
    .select()
    .from(tradeFair)
    .where(within(session, tradeFair, eq(tradeFair.tradeFairId, id)))
    .for('update');
  if (!fair) throw notFound();
  if (version !== undefined && version !== fair.version) {
    throw new Failure(ERROR.versionConflict, { data: await readFair(id, context) });
  }
  const host = fair.hostBranchId ? [fair.hostBranchId] : [];
  const actsForHost = host.length > 0 && (await foreignBranches(db, session, host)).length === 0;
  return { fair, actor: actorOf(session, fair, actsForHost) };
}
