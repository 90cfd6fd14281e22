import { eq } from 'drizzle-orm';
import type { Parsed } from '../../../../../src/contract/endpoint';
import { ERROR } from '../../../../../src/contract/error-codes';
import type { exportApi } from '../../../../../src/contract/tasks/exports';
import { expireExports } from '../../jobs/expireExports';
import { global } from '../../../../platform/scope';
import { exportJob } from '../../data/schema/export';
import { FileAnswer } from '../../../../http/answer';
import type { Context } from '../../../../http/context';
import { Failure, notFound } from '../../../../http/failure';
import { exportLinkId, exportUrl, isLinkGood } from '../../../../http/links';
import { extensionOf, exportRefusal } from '../../rules/exportJob';
import { readyFor } from './change';
import { WRITERS } from '../../../../platform/sheet/write/writers';

export async function exportLink({ jobNo }: Parsed<typeof exportApi.download>, context: Context) {
  const { app, ms } = context;
  const { fileName, fileType, fileSize, blobKey } = await readyFor('download', jobNo, context);
  // A browser that follows a link would save the failure under the name of the file.
  if (!blobKey) throw new Failure(ERROR.exportExpired);
  return {
    url: exportUrl(app.linkSecret, jobNo, ms),
    fileName: fileName + extensionOf(fileType),
    fileSize: fileSize ?? 0,
  };
}

/** The signature of the link stands for the permission of whoever was given it; the file may be gone all the same. */
export async function exportContent({ jobNo, e, s }: Parsed<typeof exportApi.content>, { app, db, ms, now }: Context) {
  if (!isLinkGood(app.linkSecrets, { id: exportLinkId(jobNo), e, s }, ms)) throw new Failure(ERROR.fileLinkExpired);
  await expireExports(db, now);
  const [job] = await db
    .select()
    .from(exportJob)
    .where(global('key', eq(exportJob.jobNo, jobNo)));
  if (!job || job.deleted) throw notFound();
  const refusal = exportRefusal('download', job);
  if (refusal) throw new Failure(refusal);
  if (!job.blobKey) throw new Failure(ERROR.exportExpired);
  const content = await app.files.open(job.blobKey);
  if (!content) throw new Failure(ERROR.fileMissing);
  return new FileAnswer(content, {
    name: job.fileName + extensionOf(job.fileType),
    mime: WRITERS[job.fileType].mime,
    inline: false,
    maxAge: 0,
  });
}
