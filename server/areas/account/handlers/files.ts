import { eq } from 'drizzle-orm';
import { ERROR } from '../../../../src/contract/error-codes';
import { fileApi } from '../../../../src/contract/account/files';
import type { Db } from '../../../platform/database/db';
import { global, ofParent } from '../../../platform/scope';
import { file, imageWidth } from '../../../platform/schema/platform';
import { FileAnswer } from '../../../http/answer';
import { concluding } from '../../../http/concluding';
import { Failure, notFound } from '../../../http/failure';
import { implement } from '../../../http/implement';
import { isLinkGood } from '../../../http/links';
import { isPicture, storeFile } from '../../../http/uploads';
import { demandTicket, issueTicket, readTicket, uploadByTicket } from './uploadTicket';

const LINK_SECONDS = 15 * 60;

/** A smaller copy of an image may be seen by whoever may see the image. */
async function copyKey(db: Db, fileId: string, width: number) {
  const [copy] = await db
    .select({ key: imageWidth.blobKey })
    .from(imageWidth)
    .where(ofParent(imageWidth.fileId, fileId, eq(imageWidth.width, width)));
  return copy?.key;
}

export const fileRoutes = implement(fileApi, {
  upload: {
    ownTransaction: async ({ bizType }, context) =>
      storeFile(context, { bizType, owner: context.session }, (insertFile) =>
        concluding(context, async (inside) => {
          const stored = await insertFile(inside);
          context.note({ objectId: stored.fileId, objectName: stored.name });
          return stored;
        }),
      ),
  },

  content: async ({ id, e, s, w }, { app, db, ms }) => {
    if (!isLinkGood(app.linkSecrets, { id, e, s }, ms)) throw new Failure(ERROR.fileLinkExpired);
    // A signed link carries the permission of the user who received it.
    const [found] = await db
      .select()
      .from(file)
      .where(global('key', eq(file.fileId, id)));
    const key = found && (w === undefined ? found.blobKey : await copyKey(db, id, w));
    if (!key) throw notFound();
    const content = await app.files.open(key);
    if (!content) throw new Failure(ERROR.fileMissing);
    return new FileAnswer(content, {
      name: found.name,
      mime: found.mime,
      inline: isPicture(found.mime),
      maxAge: LINK_SECONDS,
    });
  },

  addTicket: issueTicket,
  ticket: readTicket,
  uploadByTicket: { admit: demandTicket, ownTransaction: uploadByTicket },
});
