import { inArray, sum } from 'drizzle-orm';
import { ERROR } from '../../../../../src/contract/error-codes';
import type { Output } from '../../../../../src/contract/endpoint';
import {
  MAX_DRAFT_FILES,
  MAX_DRAFT_MB,
  type publicEntryApi,
} from '../../../../../src/contract/master-data/public-entry';
import { concluding } from '../../../../http/concluding';
import type { Context } from '../../../../http/context';
import { Failure } from '../../../../http/failure';
import { storeFile } from '../../../../http/uploads';
import { MEGABYTE } from '../../../../platform/files/quota';
import { file } from '../../../../platform/schema/platform';
import { ofParent } from '../../../../platform/scope';
import { QUARANTINE } from '../../data/publicEntries';
import { publicDraft } from '../../data/schema/publicEntry';
import { type DraftKey, draftOf, type DraftRow } from './drafts';
import { demandRoomFor, demandWithin } from './limits';
import { isId } from '../../../../platform/database/columns';

const isKey = (key: Partial<DraftKey>): key is DraftKey =>
  isId(key.draftId ?? '') && /^[0-9a-f]{32}$/.test(key.draftKey ?? '');

const limitsOf = (context: Context, { branchId }: DraftRow) => ({
  uploadOfAddress: context.request.ip,
  uploadOfLink: branchId,
});

/** Before a file is read: whether there is a draft, and room for one more. */
export async function demandDraft(key: Readonly<Record<string, string | undefined>>, context: Context) {
  const given: Partial<DraftKey> = { draftId: key.draftId ?? '', draftKey: key.draftKey ?? '' };
  if (!isKey(given)) throw new Failure(ERROR.entryDraftGone);
  const draft = await draftOf(context, given);
  await demandRoomFor(context, { ...limitsOf(context, draft), bytesOfAddress: context.request.ip });
  if (draft.fileIds.length >= MAX_DRAFT_FILES) throw tooMany();
}

const tooMany = () => new Failure(ERROR.tooManyAttachments, { params: { count: MAX_DRAFT_FILES, size: MAX_DRAFT_MB } });

async function bytesOf({ db }: Context, fileIds: readonly string[]) {
  if (fileIds.length === 0) return 0;
  const [found] = await db
    .select({ bytes: sum(file.size).mapWith(Number) })
    .from(file)
    .where(ofParent(file.fileId, fileIds, inArray(file.fileId, [...fileIds])));
  return found?.bytes ?? 0;
}

/** Each started megabyte counts. */
async function countBytes(context: Context, bytes: number) {
  for (let left = bytes; left > 0; left -= MEGABYTE)
    await demandWithin(context, { bytesOfAddress: context.request.ip });
}

/** A picture or a paper of a draft, without what a camera wrote into it; in quarantine until it is submitted. */
export async function uploadToDraft(key: DraftKey, context: Context): Promise<Output<typeof publicEntryApi.upload>> {
  const draft = await draftOf(context, key);
  await demandWithin(context, limitsOf(context, draft));
  await countBytes(context, context.request.file?.buffer.length ?? 0);
  const owner = { branchId: draft.branchId, loginName: `draft ${draft.draftId}` };
  return storeFile(context, { bizType: QUARANTINE, owner, isPlain: true }, (insertFile) =>
    concluding(context, async (inside) => {
      const { fileIds, branchId } = await draftOf(inside, key, true);
      const stored = await insertFile(inside);
      const bytes = (await bytesOf(inside, fileIds)) + stored.size;
      if (fileIds.length >= MAX_DRAFT_FILES || bytes > MAX_DRAFT_MB * MEGABYTE) throw tooMany();
      await inside.db
        .update(publicDraft)
        .set({ fileIds: [...fileIds, stored.fileId], savedAt: new Date(inside.ms) })
        .where(ofParent(publicDraft.draftId, draft.draftId));
      context.note({ objectId: stored.fileId, objectName: stored.name, operator: { branchId } });
      return stored;
    }),
  );
}
