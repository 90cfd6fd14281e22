import { eq } from 'drizzle-orm';
import type { Parsed } from '../../../../../src/contract/endpoint';
import { ERROR } from '../../../../../src/contract/error-codes';
import { type duplicateApi, MERGE_STATUS, UNMERGE_DAYS } from '../../../../../src/contract/master-data/duplicates';
import { demandHeadquarters } from '../../../../http/branchScope';
import type { Context } from '../../../../http/context';
import { Failure, notFound } from '../../../../http/failure';
import { global, ofParent } from '../../../../platform/scope';
import { restoreCompared } from '../../data/duplicates/compared';
import { mergeableOf, readMaster, writeMaster } from '../../data/duplicates/mergeMasters';
import { returnRows } from '../../data/duplicates/moveRows';
import { mergeRecord, mergeRef, type MergeRow, type Snapshot } from '../../data/schema/duplicates';
import { daysBetween } from '../../rules/duplicates/days';
import { marksOf, referencesOf } from './marks';
import { demandKind } from './pairs';

const isSame = (one: Snapshot, other: Snapshot) =>
  JSON.stringify(Object.entries(one).toSorted()) === JSON.stringify(Object.entries(other).toSorted());

/** How many rows that name the target are new since the merge; −1: one of the masters was changed. */
async function newSince(context: Context, row: MergeRow) {
  const mergeable = mergeableOf(row.kind);
  for (const side of ['source', 'target'] as const) {
    const masterId = side === 'source' ? row.sourceId : row.targetId;
    const found = await readMaster(context.db, mergeable, { masterId, lock: true });
    if (!found || !isSame(found.row, row.after[side])) return -1;
  }
  const marks = await marksOf(context, row.kind, row.targetId);
  return Object.entries(marks).reduce((sum, [name, now]) => {
    const then = row.marks[name] ?? { count: 0, mark: '0' };
    return now.mark === then.mark ? sum : sum + Math.max(1, now.count - then.count);
  }, 0);
}

export async function unmergeMasters({ mergeNo }: Parsed<typeof duplicateApi.unmerge>, context: Context) {
  const { db, session, now, note } = context;
  const [row] = await db
    .select()
    .from(mergeRecord)
    .where(global('shared', eq(mergeRecord.mergeNo, mergeNo)))
    .for('update');
  if (!row) throw notFound();
  await demandKind(context, row.kind, 'unmerge');
  demandHeadquarters(context);
  const { mergeId, kind, sourceId, targetId } = row;
  const mergeable = mergeableOf(kind);
  if (row.status === MERGE_STATUS.undone) throw new Failure(ERROR.entryForbids);
  const isLate = row.status === MERGE_STATUS.fixed || daysBetween(row.mergeTime, now) > UNMERGE_DAYS;
  const count = await newSince(context, row);
  if (isLate || count !== 0) throw new Failure(ERROR.cannotUnmerge, { params: { count: Math.max(0, count) } });
  // The last that was moved is the first to go back.
  for (const reference of referencesOf(kind).toReversed())
    await returnRows(db, reference, { mergeId, sourceId, targetId });
  await writeMaster(db, mergeable, { masterId: targetId, values: row.before.target });
  await writeMaster(db, mergeable, { masterId: sourceId, values: row.before.source });
  await restoreCompared(db, { kind, ids: [sourceId, targetId], now }, row.compared);
  await db.delete(mergeRef).where(ofParent(mergeRef.mergeId, mergeId));
  await db
    .update(mergeRecord)
    .set({ status: MERGE_STATUS.undone, undoneByName: session.realName, undoneTime: now })
    .where(ofParent(mergeRecord.mergeId, mergeId));
  note({ objectId: mergeNo, objectName: `${sourceId} → ${targetId}`, before: { status: row.status } });
  return true;
}
