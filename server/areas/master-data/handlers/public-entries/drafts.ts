import { createHash } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import { ERROR } from '../../../../../src/contract/error-codes';
import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import {
  DRAFT_DAYS,
  PUBLIC_KINDS,
  type PublicName,
  type publicEntryApi,
} from '../../../../../src/contract/master-data/public-entry';
import { type Context, inTransaction } from '../../../../http/context';
import { Failure } from '../../../../http/failure';
import { fileUrl } from '../../../../http/links';
import { DAY, shanghai } from '../../../../platform/clock';
import type { Db } from '../../../../platform/database/db';
import { file } from '../../../../platform/schema/platform';
import { global, ofParent } from '../../../../platform/scope';
import type { Form } from '../../data/schema/entry';
import { publicDraft } from '../../data/schema/publicEntry';
import { demandFlat, ownFields } from '../entries/save';
import { demandWithin } from './limits';
import { invitingBranch } from './look';

export type DraftRow = typeof publicDraft.$inferSelect;

export interface DraftKey {
  draftId: string;
  draftKey: string;
}

export const hashOf = (key: string) => createHash('sha256').update(key).digest('hex');
export const kindName = (kind: number): PublicName => (kind === PUBLIC_KINDS.company ? 'company' : 'customer');

/** Fields that only staff fill in. */
const NOT_PUBLIC: readonly string[] = ['salesmanId', 'inviter'];

/** The fields of the form that a stranger may fill in. */
export const publicFields = (kind: PublicName, typed: Form): Form =>
  Object.fromEntries(Object.entries(ownFields(PUBLIC_KINDS[kind], typed)).filter(([one]) => !NOT_PUBLIC.includes(one)));

const alive = (ms: number) => gt(publicDraft.savedAt, new Date(ms - DRAFT_DAYS * DAY));

/** A draft by its key; one that is unknown and one that has ended fail alike. */
export async function draftOf(
  { db, ms }: Pick<Context, 'db' | 'ms'>,
  { draftId, draftKey }: DraftKey,
  isLocked = false,
) {
  const own = and(eq(publicDraft.draftId, draftId), eq(publicDraft.keyHash, hashOf(draftKey)), alive(ms));
  const found = db.select().from(publicDraft).where(global('key', own)).$dynamic();
  const [row] = await (isLocked ? found.for('update') : found);
  if (!row) throw new Failure(ERROR.entryDraftGone);
  return row;
}

/** Files as their owner sees them, in the order in which they came. */
export async function shownFiles({ app, db, ms }: Context, fileIds: readonly string[]) {
  if (fileIds.length === 0) return [];
  const files = await db
    .select({ fileId: file.fileId, name: file.name, size: file.size, mime: file.mime })
    .from(file)
    .where(ofParent(file.fileId, fileIds))
    .orderBy(file.fileId);
  return files.map((one) => ({ ...one, url: fileUrl(app.linkSecret, one.fileId, ms) }));
}

/** The first save of a key makes the draft; when its answer was lost, the second finds it. */
async function madeOrFound(
  { draftId, draftKey }: Parsed<typeof publicEntryApi.saveDraft>,
  values: typeof publicDraft.$inferInsert,
  { db, ms }: Pick<Context, 'db' | 'ms'>,
) {
  if (draftId !== undefined) return draftOf({ db, ms }, { draftId, draftKey }, true);
  const [made] = await db.insert(publicDraft).values(values).onConflictDoNothing().returning();
  if (made) return made;
  const [found] = await db
    .select()
    .from(publicDraft)
    .where(global('key', and(eq(publicDraft.keyHash, hashOf(draftKey)), alive(ms))))
    .for('update');
  if (!found) throw new Failure(ERROR.entryDraftGone);
  return found;
}

async function keepDraft(
  input: Parsed<typeof publicEntryApi.saveDraft>,
  { db, ms, now, note }: Context,
): Promise<Output<typeof publicEntryApi.saveDraft>> {
  const { kind, branchId, inviter, form: typed, step, again, draftKey, version } = input;
  await invitingBranch(db, branchId);
  const form = publicFields(kind, typed);
  demandFlat(form);
  const content = { form, step, again: again && { entryNo: again.entryNo, replies: again.replies } };
  const values = { ...content, branchId, inviter, kind: PUBLIC_KINDS[kind], keyHash: hashOf(draftKey) };
  const row = await madeOrFound(input, { ...values, savedAt: new Date(ms) }, { db, ms });
  if (row.kind !== PUBLIC_KINDS[kind] || row.branchId !== branchId) throw new Failure(ERROR.entryDraftGone);
  // Two windows with one draft: the older content does not replace the newer.
  if (input.draftId !== undefined && row.version !== version)
    throw new Failure(ERROR.versionConflict, { data: { version: row.version } });
  const next = row.version + 1;
  await db
    .update(publicDraft)
    .set({ ...content, savedAt: new Date(ms), version: next })
    .where(ofParent(publicDraft.draftId, row.draftId));
  note({ objectId: row.draftId, operator: { branchId } });
  return { draftId: row.draftId, version: next, savedTime: now };
}

export async function saveDraft(input: Parsed<typeof publicEntryApi.saveDraft>, context: Context) {
  await demandWithin(context, { draft: context.request.ip });
  return inTransaction(context, (inside) => keepDraft(input, inside));
}

export async function loadDraft(key: DraftKey, context: Context): Promise<Output<typeof publicEntryApi.loadDraft>> {
  await demandWithin(context, { draft: context.request.ip });
  const row = await draftOf(context, key);
  const { branchId, inviter, form, step, again, version, savedAt } = row;
  return {
    ...{ kind: kindName(row.kind), branchId, inviter, form, step, again, version },
    ...{ files: await shownFiles(context, row.fileIds), savedTime: shanghai(savedAt.getTime()) },
  };
}

/** Deletes a draft; its files are removed a day later by the sweep, as all files that nothing refers to. */
export async function deleteDraft(key: DraftKey, context: Context) {
  await demandWithin(context, { draft: context.request.ip });
  return inTransaction(context, async (inside) => {
    const row = await draftOf(inside, key, true);
    await dropDraft(inside.db, row.draftId);
    context.note({ objectId: row.draftId, operator: { branchId: row.branchId } });
    return true;
  });
}

export const dropDraft = (db: Db, draftId: string) =>
  db.delete(publicDraft).where(ofParent(publicDraft.draftId, draftId));
