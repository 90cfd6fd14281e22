import type { ShownImage } from '../../../../../../src/contract/content/home/view/resolved';
import { file } from '../../../../../platform/schema/platform';
import { global } from '../../../../../platform/scope';
import { and, inArray } from 'drizzle-orm';
import type { Resolving } from './viewed';

/** The files that are there, by id. */
export async function shownImages(
  fileIds: readonly string[],
  { db, urlOf }: Resolving,
): Promise<ReadonlyMap<string, ShownImage>> {
  const ids = [...new Set(fileIds)].filter((one) => /^\d{1,18}$/.test(one));
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ fileId: file.fileId, width: file.width, height: file.height })
    .from(file)
    .where(global('shown', and(inArray(file.fileId, ids))));
  return new Map(
    rows.map(({ fileId, width, height }) => [
      fileId,
      { fileId, url: urlOf(fileId), width: width ?? 0, height: height ?? 0 },
    ]),
  );
}
