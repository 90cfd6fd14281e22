import { buffer } from 'node:stream/consumers';
import { and, asc, eq, inArray, ne, notExists, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { App } from '../../../http/context';
import { Failure } from '../../../http/failure';
import { SCALE_JOB, SHOWN_USES } from '../../../http/shownImages';
import { noteFile, withStaged } from '../../../http/storedFiles';
import type { Db } from '../../../platform/database/db';
import { defineJob } from '../../../platform/jobs/kinds';
import { enqueue } from '../../../platform/jobs/queue';
import { job } from '../../../platform/schema/job';
import { file, imageWidth, SCALED, type Scaled as State } from '../../../platform/schema/platform';
import { global, ofParent } from '../../../platform/scope';
import { scaleImage } from '../images/scaleImage';
import type { Copy } from '../images/scaleTask';

type FileRow = typeof file.$inferSelect;

/** The priority, behind jobs that somebody waits for. */
const PRIORITY = 180;
/** How many files of earlier builds are queued at a time; the next minute finds further ones. */
const SOME = 200;

const isWaiting = eq(file.scaled, SCALED.waiting);

/** Queues files that have neither copies nor a job: those of an older build, and those for which there was no room. */
export async function queueScaling(db: Db, ms: number) {
  const asked = db
    .select({ one: sql`1` })
    .from(job)
    .where(global('shared', and(eq(job.kind, SCALE_JOB), eq(job.key, sql`${file.fileId}::text`))));
  const rows = await db
    .select({ fileId: file.fileId })
    .from(file)
    .where(
      global(
        'clock',
        and(isWaiting, inArray(file.bizType, [...SHOWN_USES]), ne(file.mime, 'application/pdf'), notExists(asked)),
      ),
    )
    .orderBy(asc(file.fileId))
    .limit(SOME);
  const jobs = rows.map(({ fileId }) => ({ kind: SCALE_JOB, key: fileId, priority: PRIORITY, payload: { fileId } }));
  await enqueue(db, jobs, ms);
}

/** Keeps one copy with its image; answers whether the image is still there. */
async function keepCopy(app: App, { fileId, createdBy, branchId, mime }: FileRow, copy: Copy) {
  const content = Buffer.from(copy.bytes);
  const size = content.length;
  return withStaged(app, { kind: 'upload', createdBy, branchId, mime, content }, (staged) =>
    app.db.transaction(async (tx) => {
      const which = ofParent(file.fileId, fileId);
      const [found] = await tx.select({ fileId: file.fileId }).from(file).where(which).for('update');
      const already = ofParent(imageWidth.fileId, fileId, eq(imageWidth.width, copy.width));
      if (!found) return false;
      if ((await tx.$count(imageWidth, already)) > 0) return true;
      await noteFile({ app, db: tx }, staged, { createdBy, branchId, size });
      const { width, height } = copy;
      await tx.insert(imageWidth).values({ fileId, width, height, size, blobKey: staged.key });
      return true;
    }),
  );
}

/** When the owner's space is full, only the original is kept until there is room. */
async function keepCopies(app: App, row: FileRow, copies: readonly Copy[]) {
  try {
    for (const copy of copies) if (!(await keepCopy(app, row, copy))) return false;
    return true;
  } catch (error) {
    if (error instanceof Failure) return false;
    throw error;
  }
}

async function scaleFile(app: App, fileId: string) {
  const [row] = await app.db
    .select()
    .from(file)
    .where(ofParent(file.fileId, fileId, isWaiting));
  const content = row && (await app.files.open(row.blobKey));
  if (!row || !content) return;
  const answer = await scaleImage({ bytes: await buffer(content), mime: row.mime });
  const end = (scaled: State, size: { width?: number; height?: number } = {}) =>
    app.db
      .update(file)
      .set({ ...size, scaled })
      .where(ofParent(file.fileId, fileId));
  if (answer === 'refused') await end(SCALED.original);
  else if (await keepCopies(app, row, answer.copies))
    await end(SCALED.done, { width: answer.width, height: answer.height });
}

/** Makes the smaller copies of an image; begun anew it goes on with those that are left. */
export const scaleJob = defineJob({
  payload: z.object({ fileId: z.string() }),
  attempts: 3,
  atOnce: 2,
  run: (app: App, { payload: { fileId } }) => scaleFile(app, fileId),
});
