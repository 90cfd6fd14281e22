import { inArray } from 'drizzle-orm';
import type { Context } from '../../../../http/context';
import { fileUrl } from '../../../../http/links';
import { file } from '../../../../platform/schema/platform';
import { global } from '../../../../platform/scope';
import { demandFile } from './audience';

interface Attached {
  attachments: string[];
}

/** The attachments of each announcement, with links; whoever sees an announcement sees its attachments. */
export async function attachmentsOf(rows: readonly Attached[], { app, db, ms }: Context) {
  const ids = rows.flatMap(({ attachments }) => attachments);
  if (ids.length === 0) return () => [];
  const files = await db
    .select({ fileId: file.fileId, name: file.name })
    .from(file)
    .where(global('shown', inArray(file.fileId, ids)));
  const names = new Map(files.map(({ fileId, name }) => [fileId, name]));
  return ({ attachments }: Attached) =>
    attachments.flatMap((fileId) => {
      const name = names.get(fileId);
      return name === undefined ? [] : [{ fileId, name, url: fileUrl(app.linkSecret, fileId, ms) }];
    });
}

/** Each attachment once; refuses new ones that are not the user's. */
export async function demandAttachments(attachments: readonly string[], before: readonly string[], context: Context) {
  const all = [...new Set(attachments)];
  for (const fileId of all)
    await demandFile('attachments', fileId, { before: before.includes(fileId) ? fileId : null, context });
  return all;
}
