import { type inboxApi, READ_SECONDS } from '../../../../../src/contract/content/inbox';
import type { Parsed } from '../../../../../src/contract/endpoint';
import { ERROR } from '../../../../../src/contract/error-codes';
import { FLAG } from '../../../../../src/contract/fields';
import type { Context } from '../../../../http/context';
import { Failure, InvalidInput, notFound } from '../../../../http/failure';
import { addReads } from '../../data/addReads';
import { holdRevisions } from '../../data/holdRevisions';
import { deferralsLeft, mayConfirm, NOT_READ } from '../../rules/inbox';
import { oneTold } from './mine';

/** Keeps how long an announcement was looked at; it is put off while it may be, and confirmed after long enough. */
export async function readMine(
  { announcementId, revision, staySec, popped, deferred, confirmed }: Parsed<typeof inboxApi.read>,
  context: Context,
) {
  const { db, now, note, session } = context;
  if (confirmed === FLAG.yes && (await holdRevisions(db, [announcementId])).length === 0) throw notFound();
  const { row, read } = await oneTold(announcementId, context);
  const own = read ?? NOT_READ;
  note({ objectId: announcementId, objectName: row.title, after: { staySec, popped, deferred, confirmed, revision } });
  // Nobody confirms what he has not seen.
  if (row.revision !== revision) throw new Failure(ERROR.versionConflict);
  if (deferred === FLAG.yes && deferralsLeft(row, own, now) === 0) throw new Failure(ERROR.statusForbids);
  if (confirmed === FLAG.yes && !mayConfirm(row, own, staySec))
    throw new InvalidInput([{ field: 'staySec', text: 'field.tooSmall', params: { min: row.minSeconds } }]);
  await addReads(
    db,
    [
      {
        ...{ announcementId, readerId: session.userId, readTime: now, lastTime: now, staySec },
        ...{ popups: popped, deferrals: deferred, confirmed, confirmTime: confirmed === FLAG.yes ? now : null },
        openedTime: staySec >= READ_SECONDS ? now : null,
      },
    ],
    now,
  );
  return true;
}
