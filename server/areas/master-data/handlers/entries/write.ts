import { and, eq } from 'drizzle-orm';
import { ENTRY_STATUS } from '../../../../../src/contract/master-data/approval';
import { DUPLICATE_VERDICT } from '../../../../../src/contract/master-data/duplicates';
import { ERROR } from '../../../../../src/contract/error-codes';
import type { FormKind } from '../../../../../src/contract/master-data/entry-records';
import { concluding } from '../../../../http/concluding';
import { type Context, inTransaction } from '../../../../http/context';
import { Failure } from '../../../../http/failure';
import { translate } from '../../../../http/texts';
import { touch } from '../../../../http/touch';
import { ofParent, within } from '../../../../platform/scope';
import { writeMaster } from '../../data/approval/masters';
import { renewFacts } from '../../data/duplicates/renewFacts';
import { FACTS_OF } from '../../data/schema/duplicates';
import { entry } from '../../data/schema/entry';
import { demandVersion, lockedEntry } from './lockedEntry';
import { alikeOf, demandFirst } from './others';

interface Asked {
  id: string;
  version: number;
}

/** Makes the master of an entry that has passed, or changes it. */
export const writeEntry =
  (kind: FormKind) =>
  async ({ id, version }: { id: string; version: number }, context: Context) => {
    const { db, session, now, note } = context;
    const loaded = await lockedEntry(kind, id, context);
    const { row } = loaded;
    demandVersion(row, version);
    if (row.status !== ENTRY_STATUS.passed) throw new Failure(ERROR.entryForbids);
    await demandFirst(loaded, await alikeOf(loaded, db, DUPLICATE_VERDICT.same), context);
    const by = { now, loginName: session.loginName };
    const { masterId, erpCode } = await writeMaster(db, loaded, by);
    await db
      .update(entry)
      .set({
        ...{ status: ENTRY_STATUS.written, masterId, erpCode, erpError: '', version: version + 1 },
        ...touch(context),
      })
      .where(ofParent(entry.entryId, id));
    await renewFacts(db, { kind, of: FACTS_OF.entry, ids: [id], now });
    await renewFacts(db, { kind, of: FACTS_OF.master, ids: [masterId], now });
    note({ objectId: id, objectName: row.entryNo, before: { status: row.status }, after: { erpCode } });
    return { erpCode };
  };

/** Failures that say nothing of the writing: somebody was late, or asked for what is not there. */
const OF_THE_ASKER: readonly number[] = [ERROR.versionConflict, ERROR.entryForbids, ERROR.notFound, ERROR.notGranted];

/** Keeps with an entry why it was not written; its status stays “passed”, and the writing may be tried again. */
export async function keepError({ id }: Pick<Asked, 'id'>, error: unknown, context: Context) {
  const isFailure = error instanceof Failure;
  if (isFailure && OF_THE_ASKER.includes(error.code)) return;
  const say = translate(context.request.language);
  const erpError = isFailure ? say(error.code, error.params) : say(ERROR.serverFailed);
  await inTransaction(context, ({ db, session }) =>
    db
      .update(entry)
      .set({ erpError: erpError.slice(0, 500) })
      .where(within(session, entry, and(eq(entry.entryId, id), eq(entry.status, ENTRY_STATUS.passed)))),
  );
}

/** Writes an entry in a transaction of its own: a failure undoes that, and is kept with the entry. */
export const writeErp = (kind: FormKind) => async (asked: Asked, context: Context) => {
  try {
    return await concluding(context, (inside) => writeEntry(kind)(asked, inside));
  } catch (error) {
    await keepError(asked, error, context);
    throw error;
  }
};
