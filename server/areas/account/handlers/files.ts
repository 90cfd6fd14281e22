import { eq } from 'drizzle-orm';
import { ERROR } from '../../../../src/contract/error-codes';
import { fileApi } from '../../../../src/contract/account/files';
import { global } from '../../../platform/scope';
import { file } from '../../../platform/schema/platform';
import { FileAnswer } from '../../../http/answer';
import { concluding } from '../../../http/concluding';
import { Failure, notFound } from '../../../http/failure';
import { implement } from '../../../http/implement';
import { isLinkGood } from '../../../http/links';
import { isPicture, storeFile } from '../../../http/uploads';
import { demandTicket, issueTicket, readTicket, uploadByTicket } from './uploadTicket';

const LINK_SECONDS = 15 * 60;

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

  content: async ({ id, e, s }, { app, db, ms }) => {
    if (!isLinkGood(app.linkSecrets, { id, e, s }, ms)) throw new Failure(ERROR.fileLinkExpired);
    // A signed link carries the permission of the user whom it was given to.
    const [found] = await db
      .select()
      .from(file)
      .where(global('key', eq(file.fileId, id)));
    if (!found) throw notFound();
    const content = await app.files.open(found.blobKey);
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
