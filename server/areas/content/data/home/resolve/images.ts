import type { ShownImage } from '../../../../../../src/contract/content/home/view/resolved';
import type { Db } from '../../../../../platform/database/db';
import { file, imageWidth } from '../../../../../platform/schema/platform';
import { global, ofParent } from '../../../../../platform/scope';
import { and, asc, inArray } from 'drizzle-orm';
import type { Resolving } from './viewed';
import { isId } from '../../../../../platform/database/columns';

/** The stored widths of each of these files beside the original, the smallest first. */
export async function keptWidths(db: Db, fileIds: readonly string[]): Promise<ReadonlyMap<string, number[]>> {
  const rows = await db
    .select({ fileId: imageWidth.fileId, width: imageWidth.width })
    .from(imageWidth)
    .where(ofParent(imageWidth.fileId, fileIds))
    .orderBy(asc(imageWidth.width));
  const widths = new Map<string, number[]>();
  for (const { fileId, width } of rows) widths.set(fileId, [...(widths.get(fileId) ?? []), width]);
  return widths;
}

/** The files that are there, by id. */
export async function shownImages(
  fileIds: readonly string[],
  { db, urlOf }: Resolving,
): Promise<ReadonlyMap<string, ShownImage>> {
  const ids = [...new Set(fileIds)].filter(isId);
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ fileId: file.fileId, width: file.width, height: file.height })
    .from(file)
    .where(global('shown', and(inArray(file.fileId, ids))));
  const widths = await keptWidths(db, ids);
  return new Map(
    rows.map(({ fileId, width, height }) => [
      fileId,
      {
        ...{ fileId, url: urlOf(fileId), width: width ?? 0, height: height ?? 0 },
        widths: widths.get(fileId) ?? [],
      },
    ]),
  );
}
