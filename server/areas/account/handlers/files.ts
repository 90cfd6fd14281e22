import { eq } from 'drizzle-orm';
import { ERROR } from '../../../../src/contract/error-codes';
import { fileApi } from '../../../../src/contract/account/files';
import { unscoped } from '../../../platform/scope';
import { file } from '../../../platform/schema/platform';
import { FileAnswer } from '../../../http/answer';
import { Failure, notFound } from '../../../http/failure';
import { implement } from '../../../http/implement';
import { isLinkGood } from '../../../http/links';
import { isPicture, storeFile } from './storeFile';
import { issueTicket, readTicket, uploadByTicket } from './uploadTicket';

const LINK_SECONDS = 15 * 60;

export const fileRoutes = implement(fileApi, {
  upload: async ({ bizType }, context) => {
    const stored = await storeFile(context, bizType, context.session);
    context.note({ objectId: stored.fileId, objectName: stored.name });
    return stored;
  },

  content: async ({ id, e, s }, { app, db, ms }) => {
    if (!isLinkGood(app.linkSecret, { id, e, s }, ms)) throw new Failure(ERROR.fileLinkExpired);
    // A signed link carries the permission of the user whom it was given to.
    const [found] = await db
      .select()
      .from(file)
      .where(unscoped(eq(file.fileId, id)));
    if (!found) throw notFound();
    return new FileAnswer(Buffer.from(found.content), {
      name: found.name,
      mime: found.mime,
      inline: isPicture(found.mime),
      maxAge: LINK_SECONDS,
    });
  },

  addTicket: { ownTransaction: issueTicket },
  ticket: readTicket,
  uploadByTicket,
});
