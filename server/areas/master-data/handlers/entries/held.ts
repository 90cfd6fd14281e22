import { and, eq } from 'drizzle-orm';
import { type BizKind, ENTRY_STATUS } from '../../../../../src/contract/master-data/approval';
import { ERROR } from '../../../../../src/contract/error-codes';
import type { Context } from '../../../../http/context';
import { Failure, notFound } from '../../../../http/failure';
import { MINUTE } from '../../../../platform/clock';
import type { Db } from '../../../../platform/database/db';
import { within } from '../../../../platform/scope';
import { loadDocument, type Loaded } from '../../data/approval/documents';
import { entry, type EntryRow } from '../../data/schema/entry';
import { isRefusal, isSigned, type Move, type Refusal } from '../../rules/approval/life';

/** For how long whoever opens an entry has it for himself. */
export const LOCK_MINUTES = 30;

/** Who has it open at a moment; a lock whose time is over is none. */
export const lockOf = ({ lockedBy, lockedByName, lockedUntil }: EntryRow, ms: number) =>
  lockedBy !== null && lockedUntil !== null && lockedUntil.getTime() > ms
    ? { by: lockedBy, byName: lockedByName, minutes: Math.ceil((lockedUntil.getTime() - ms) / MINUTE) }
    : null;

/** In review without a lock and without a signature: it waits. */
export function settled(loaded: Loaded, ms: number): Loaded {
  const { row, doc } = loaded;
  const isOver = row.status === ENTRY_STATUS.inReview && !lockOf(row, ms) && !isSigned(doc);
  if (!isOver) return loaded;
  const status = ENTRY_STATUS.waiting;
  return { ...loaded, row: { ...row, status }, doc: { ...doc, status } };
}

async function seenRow(kind: BizKind, id: string, { db, session }: Context, isHeld: boolean) {
  const own = and(eq(entry.entryId, id), eq(entry.kind, kind), eq(entry.deleted, 0));
  const found = db
    .select()
    .from(entry)
    .where(within(session, entry, own));
  const [row] = isHeld ? await found.for('update') : await found;
  if (!row) throw notFound();
  const isDraft = row.status === ENTRY_STATUS.draft || row.status === ENTRY_STATUS.withdrawn;
  if (isDraft && row.applicantId !== session.userId) throw notFound();
  return row;
}

/** An entry in sight; another's draft is not. */
export const seenEntry = async (kind: BizKind, id: string, context: Context) =>
  settled(await loadDocument(context.db, await seenRow(kind, id, context, false)), context.ms);

/** Under its lock in the database: decisions on one entry come one after the other. */
export const heldEntry = async (kind: BizKind, id: string, context: Context) =>
  settled(await loadDocument(context.db, await seenRow(kind, id, context, true)), context.ms);

export function demandVersion(row: EntryRow, version: number) {
  if (row.version !== version) throw new Failure(ERROR.versionConflict);
}

/** By whoever applied for it. */
export function demandOwn(row: EntryRow, { session }: Context) {
  if (row.applicantId !== session.userId) throw new Failure(ERROR.notGranted);
}

/** The move, or the failure that its refusal is; fields are named in their order. */
export function demandMove(answer: Move | Refusal): Move {
  if (!isRefusal(answer)) return answer;
  const fields = answer.fields ?? [];
  throw new Failure(answer.code, { params: { fields: fields.join('、') }, data: fields });
}

export const touch = ({ session, now }: Context) => ({ modifiedBy: session.loginName, gmtModified: now });

export type Held = { db: Db } & Loaded;
