import { and, eq } from 'drizzle-orm';
import { BIZ_KIND, ENTRY_STATUS } from '../../../../../src/contract/master-data/approval';
import { ERROR } from '../../../../../src/contract/error-codes';
import type { Context } from '../../../../http/context';
import { Failure, notFound } from '../../../../http/failure';
import { within } from '../../../../platform/scope';
import { loadDocument, type Loaded } from '../../data/approval/documents';
import { entry } from '../../data/schema/entry';
import { rightOn } from '../entries/detail';

const DECIDABLE: readonly number[] = [ENTRY_STATUS.waiting, ENTRY_STATUS.inReview];

type Key = { entryId: string } | { entryNo: string };

/** A renewal in sight, under its lock where it is to change. */
async function renewalAt(key: Key, { isLocked }: { isLocked: boolean }, { db, session }: Context): Promise<Loaded> {
  const own = 'entryId' in key ? eq(entry.entryId, key.entryId) : eq(entry.entryNo, key.entryNo);
  const found = db
    .select()
    .from(entry)
    .where(within(session, entry, and(own, eq(entry.kind, BIZ_KIND.renewal), eq(entry.deleted, 0))));
  const [row] = isLocked ? await found.for('update') : await found;
  if (!row) throw notFound();
  return loadDocument(db, row);
}

export const seenRenewal = (key: Key, context: Context) => renewalAt(key, { isLocked: false }, context);
export const lockedRenewal = (key: Key, context: Context) => renewalAt(key, { isLocked: true }, context);

/** Whether it is under way, so that somebody decides on it. */
export const isUnderWay = ({ row }: Loaded) => DECIDABLE.includes(row.status);

/** Whose task of the open step the caller may decide (43622, 43671, 43676). */
export async function demandDecider(loaded: Loaded, context: Context) {
  const right = await rightOn(loaded, context);
  if (typeof right === 'number') throw new Failure(right);
  return right;
}

/** It is under way, and as it was seen: another round, step or content is a conflict. */
export function demandSeen(loaded: Loaded, seen: { round: number; stepNo: number; contentHash: string }) {
  const { round, stepNo, contentHash } = loaded.row;
  if (!isUnderWay(loaded)) throw new Failure(ERROR.entryForbids);
  if (round !== seen.round || stepNo !== seen.stepNo || contentHash !== seen.contentHash)
    throw new Failure(ERROR.versionConflict);
}
