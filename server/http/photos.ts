import { inArray } from 'drizzle-orm';
import type { Context } from './context';
import { InvalidInput } from './failure';
import { fileUrl } from './links';
import { file } from '../platform/schema/platform';
import { within } from '../platform/scope';

/** Refuses photos that the caller may not see, as a wrong field. */
export async function demandPhotos(ids: readonly string[], { db, session }: Context) {
  if (ids.length === 0) return;
  const found = await db
    .select({ fileId: file.fileId })
    .from(file)
    .where(within(session, file, inArray(file.fileId, [...ids])));
  if (found.length < new Set(ids).size) throw new InvalidInput([{ field: 'images', text: 'field.choice' }]);
}

/** Photos with links that are good for a while. */
export const photosOf = (ids: readonly string[], { app, ms }: Context) =>
  ids.map((fileId) => ({ fileId, url: fileUrl(app.linkSecret, fileId, ms) }));
