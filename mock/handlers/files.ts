import { eq } from 'drizzle-orm';
import { imageSize } from 'image-size';
import { ERROR } from '../../src/contract/error-codes';
import { fileApi } from '../../src/contract/files';
import { unscoped } from '../db/scope';
import { file } from '../db/schema/platform';
import { FileAnswer } from '../http/answer';
import { Failure, InvalidInput, notFound } from '../http/failure';
import { implement } from '../http/implement';
import { fileUrl, isLinkGood } from '../http/links';

/** What may be uploaded, by content and not by name. */
const MIME: Record<string, string> = { png: 'image/png', jpg: 'image/jpeg' };
/** A header may claim any size; browsers would have to allocate it. */
const MAX_PIXELS = 50_000_000;
const LINK_SECONDS = 15 * 60;

function inspect(content: Buffer) {
  try {
    const { type = '', width, height } = imageSize(content);
    const mime = MIME[type];
    return mime && width * height > 0 && width * height <= MAX_PIXELS ? { mime, width, height } : undefined;
  } catch {
    return undefined;
  }
}

/** The last segment, without what a file system or a header could trip over. */
const cleanName = (name: string) =>
  (name.split(/[\\/]/).at(-1) ?? '')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .trim()
    .slice(-200) || 'file';

export const fileRoutes = implement(fileApi, {
  upload: async ({ bizType }, { app, db, session, now, ms, request, note }) => {
    const uploaded = request.file;
    if (!uploaded) throw new InvalidInput([{ field: 'file', text: 'field.required' }]);
    const facts = inspect(uploaded.buffer);
    if (!facts) throw new Failure(ERROR.fileTypeRefused, { params: { accept: '.jpg,.png' } });
    const name = cleanName(uploaded.originalname);
    const size = uploaded.buffer.length;
    const [stored] = await db
      .insert(file)
      .values({
        ...facts,
        branchId: session.branchId,
        createdBy: session.loginName,
        gmtCreated: now,
        bizType,
        name,
        size,
        content: uploaded.buffer,
      })
      .returning({ fileId: file.fileId });
    if (!stored) throw new Failure(ERROR.serverFailed);
    note({ objectId: stored.fileId, objectName: name });
    return { ...facts, fileId: stored.fileId, url: fileUrl(app.linkSecret, stored.fileId, ms), name, size };
  },

  content: async ({ id, e, s }, { app, db, ms }) => {
    if (!isLinkGood(app.linkSecret, { id, e, s }, ms)) throw new Failure(ERROR.fileLinkExpired);
    // The signature of the link stands for the permission of whoever was given it.
    const [found] = await db
      .select()
      .from(file)
      .where(unscoped(eq(file.fileId, id)));
    if (!found) throw notFound();
    return new FileAnswer(Buffer.from(found.content), {
      name: found.name,
      mime: found.mime,
      inline: true,
      maxAge: LINK_SECONDS,
    });
  },
});
