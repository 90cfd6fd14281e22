import type { Output } from '../../../../src/contract/endpoint';
import { ERROR } from '../../../../src/contract/error-codes';
import { fileApi } from '../../../../src/contract/property/console-calls';
import { readingApi } from '../../../../src/contract/property/meters';
import { call } from '../../call';
import { failureOf, PmsFailure } from '../../failure';
import { noteWritten } from '../../freshness';
import { type OutboxItem, outbox, type Picture } from './outbox';

/** Failures that are no fault of the reading: it may succeed in a moment. Without a code, a proxy has answered. */
const PASSING: readonly number[] = [
  0,
  ...[ERROR.serverBusy, ERROR.tookTooLong, ERROR.lockedByOthers, ERROR.tooManyAtOnce, ERROR.tooManyRequests],
  ...[ERROR.serverFailed, ERROR.stillRunning, ERROR.repeatedRequest],
];

const mayPass = (error: unknown) =>
  error instanceof PmsFailure && (error.isOffline || error.isSilent || PASSING.includes(error.code));

/** Photos go first, each once: what has arrived is noted before the next one. */
async function withPhotos(item: OutboxItem): Promise<OutboxItem> {
  let present = item;
  for (const { key, file, fileId } of item.pictures) {
    if (fileId !== undefined) continue;
    const options = { file, silent: true, idempotencyKey: key, isOneOfMany: true };
    const stored = await call(fileApi.upload, { bizType: 'workOrder' }, options);
    const pictures = present.pictures.map((one): Picture =>
      one.key === key ? { ...one, fileId: stored.fileId } : one,
    );
    present = { ...present, pictures };
    await outbox.put(present);
  }
  return present;
}

type Taken = Output<typeof readingApi.add>;

/** Hands over one reading; undefined while the server is not there. Throws what the server refuses. */
export async function deliver(item: OutboxItem, isOneOfMany = false): Promise<Taken | undefined> {
  try {
    const ready = await withPhotos(item);
    const images = ready.pictures.flatMap(({ fileId }) => (fileId === undefined ? [] : [fileId]));
    const options = { silent: true, idempotencyKey: item.key, isOneOfMany };
    const taken = await call(readingApi.add, { ...ready.form, images }, options);
    await outbox.remove(item);
    return taken;
  } catch (error) {
    if (mayPass(error)) return undefined;
    throw error;
  }
}

/** Lists are read again after so many readings: a list of five hundred meters after each would be most of the work. */
const TOGETHER = 20;

/** Hands over whatever waits, the oldest first, and stops where the server is not there. */
export async function deliverAll(owner: string) {
  let taken = 0;
  const note = () => noteWritten(readingApi.add.changes);
  for (const item of await outbox.all(owner)) {
    if (item.problem !== undefined) continue;
    try {
      if (!(await deliver(item, true))) break;
      taken += 1;
      if (taken % TOGETHER === 0) note();
    } catch (error) {
      const failure = failureOf(error);
      const warnings = failure?.warnings?.map(({ code }) => code);
      await outbox.put({ ...item, problem: failure?.msg ?? String(error), warnings });
    }
  }
  if (taken % TOGETHER > 0) note();
}
