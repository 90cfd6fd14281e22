import { and, eq, type SQL } from 'drizzle-orm';
import { ENTRY_STATUS } from '../../../../../src/contract/master-data/approval';
import type { FormKind } from '../../../../../src/contract/master-data/entry-records';
import { ERROR } from '../../../../../src/contract/error-codes';
import type { Context } from '../../../../http/context';
import { Failure, notFound } from '../../../../http/failure';
import { MINUTE } from '../../../../platform/clock';
import { within } from '../../../../platform/scope';
import { loadDocument, type Loaded } from '../../data/approval/documents';
import { entry, type EntryRow } from '../../data/schema/entry';
import { isRefusal, isSigned, type Move, type Refusal } from '../../rules/approval/life';

/** For how long whoever opens an entry has it for himself. */
export const LOCK_MINUTES = 30;

/** Who has it open at a moment; a lock that has run out does not count. */
export const lockOf = ({ lockedBy, lockedByName, lockedUntil }: EntryRow, ms: number) =>
  lockedBy !== null && lockedUntil !== null && lockedUntil.getTime() > ms
    ? { by: lockedBy, byName: lockedByName, minutes: Math.ceil((lockedUntil.getTime() - ms) / MINUTE) }
    : null;

/** An entry with the kind of its form. */
export interface Case extends Loaded {
  kind: FormKind;
}

/** An entry in review whose lock has ended without a signature waits again. */
export function settled(loaded: Loaded, ms: number): Loaded {
  const { row, doc } = loaded;
  const isAbandoned = row.status === ENTRY_STATUS.inReview && !lockOf(row, ms) && !isSigned(doc);
  if (!isAbandoned) return loaded;
  const status = ENTRY_STATUS.waiting;
  return { ...loaded, row: { ...row, status }, doc: { ...doc, status } };
}

interface Asked {
  /** Locks the row: changes of one entry come one after the other. */
  isLocked: boolean;
  /** Includes one that is a draft again after rounds of approval. */
  withPast?: boolean;
}

/** The entry in sight for which a condition holds; another's draft is not found. */
export async function entryAt(
  own: SQL | undefined,
  { isLocked, withPast = false }: Asked,
  { db, session, ms }: Context,
) {
  const found = db
    .select()
    .from(entry)
    .where(within(session, entry, and(own, eq(entry.deleted, 0))));
  const [row] = isLocked ? await found.for('update') : await found;
  if (!row) throw notFound();
  const isDraft = row.status === ENTRY_STATUS.draft && !(withPast && row.round > 0);
  if (isDraft && row.applicantId !== session.userId) throw notFound();
  return settled(await loadDocument(db, row), ms);
}

const byId = (kind: FormKind, id: string) => and(eq(entry.entryId, id), eq(entry.kind, kind));

export async function seenEntry(kind: FormKind, id: string, context: Context): Promise<Case> {
  return { ...(await entryAt(byId(kind, id), { isLocked: false }, context)), kind };
}

/** `seenEntry`, and somebody else's entry that is a draft again after rounds of approval. */
export async function pastEntry(kind: FormKind, id: string, context: Context): Promise<Case> {
  return { ...(await entryAt(byId(kind, id), { isLocked: false, withPast: true }, context)), kind };
}

export async function lockedEntry(kind: FormKind, id: string, context: Context): Promise<Case> {
  return { ...(await entryAt(byId(kind, id), { isLocked: true }, context)), kind };
}

export function demandVersion(row: EntryRow, version: number) {
  if (row.version !== version) throw new Failure(ERROR.versionConflict);
}

/** Refuses anybody but the applicant. */
export function demandOwn(row: EntryRow, { session }: Context) {
  if (row.applicantId !== session.userId) throw new Failure(ERROR.notGranted);
}

/** The move; throws the failure of a refusal, with the fields that it names in their order. */
export function demandMove(answer: Move | Refusal): Move {
  if (!isRefusal(answer)) return answer;
  const fields = answer.fields ?? [];
  throw new Failure(answer.code, { params: { fields }, data: fields });
}
