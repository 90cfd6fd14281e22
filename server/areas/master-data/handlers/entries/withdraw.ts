import { ENTRY_STATUS } from '../../../../../src/contract/master-data/approval';
import { ERROR } from '../../../../../src/contract/error-codes';
import type { FormKind } from '../../../../../src/contract/master-data/entry-records';
import type { Context } from '../../../../http/context';
import { Failure } from '../../../../http/failure';
import { touch } from '../../../../http/touch';
import { ofParent } from '../../../../platform/scope';
import { keepMove, type Loaded } from '../../data/approval/documents';
import { entry } from '../../data/schema/entry';
import { withdraw } from '../../rules/approval/life';
import { demandMove, demandOwn, demandVersion, lockedEntry } from './lockedEntry';

/** An applicant may withdraw an entry before anybody has decided. */
export async function keepWithdrawal(loaded: Loaded, version: number, context: Context) {
  const { db, session, now } = context;
  demandOwn(loaded.row, context);
  demandVersion(loaded.row, version);
  const move = demandMove(withdraw(loaded.doc));
  const actor = { userId: session.userId, name: session.realName };
  await keepMove(db, loaded, { move, actor, now, set: touch(context) });
  return move;
}

export const withdrawEntry =
  (kind: FormKind) =>
  async ({ id, version }: { id: string; version: number }, context: Context) => {
    const loaded = await lockedEntry(kind, id, context);
    const move = await keepWithdrawal(loaded, version, context);
    const { entryNo, status } = loaded.row;
    context.note({ objectId: id, objectName: entryNo, before: { status }, after: { status: move.status } });
    return true;
  };

/** Deletes a draft, which nobody else has seen. */
export const deleteEntry =
  (kind: FormKind) =>
  async ({ id, version }: { id: string; version: number }, context: Context) => {
    const { row } = await lockedEntry(kind, id, context);
    demandOwn(row, context);
    demandVersion(row, version);
    if (row.status !== ENTRY_STATUS.draft || row.round > 0) throw new Failure(ERROR.entryForbids);
    await context.db
      .update(entry)
      .set({ deleted: 1, version: row.version + 1, ...touch(context) })
      .where(ofParent(entry.entryId, id));
    context.note({ objectId: id, objectName: row.entryNo, before: { name: row.name } });
    return true;
  };
