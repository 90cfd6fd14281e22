import { ERROR, type ErrorCode } from '../../src/contract/error-codes';
import type { Db } from '../platform/database/db';
import { describe } from '../platform/fault';
import type { BlobFacts, Staged } from '../platform/files/files';
import { holdOwner, MEGABYTE, type Owner, type Quotas, roomFor } from '../platform/files/quota';
import { logger } from '../platform/logger';
import type { App } from './context';
import { Failure } from './failure';

const FULL: Record<keyof Quotas, ErrorCode> = {
  user: ERROR.fileSpaceOfUser,
  branch: ERROR.fileSpaceOfBranch,
  all: ERROR.fileSpace,
};

/** Bytes that the owner may still keep; refuses when that is less than `bytes` (docs/domain/platform.md#files). */
export async function demandRoom({ quotas, db }: Pick<App, 'quotas' | 'db'>, owner: Owner, bytes: number) {
  const room = await roomFor(db, quotas, owner);
  if (!room) return Infinity;
  if (room.bytes < bytes) throw new Failure(FULL[room.whose], { params: { max: Math.floor(room.quota / MEGABYTE) } });
  return room.bytes;
}

/** Records a content, in the transaction that refers to it. */
export async function noteFile(
  { app: { quotas }, db }: { app: App; db: Db },
  staged: Pick<Staged, 'note'>,
  owner: Owner & { size: number },
) {
  await holdOwner(db, owner);
  await demandRoom({ quotas, db }, owner, owner.size);
  await staged.note(db);
}

/**
 * Has a content where it is to be before the transaction that needs it begins. What no transaction wanted goes at once;
 * what one wanted and may have lost is left to the sweep, as nobody knows here whether it came through.
 */
export async function withStaged<T>(
  { files }: App,
  { content, ...facts }: BlobFacts & { content: Buffer },
  work: (staged: Staged) => Promise<T>,
): Promise<T> {
  const staged = await files.stage(content, facts);
  try {
    return await work(staged);
  } finally {
    if (!staged.isNoted())
      await staged.discard().catch((error: unknown) => logger.error({ ...describe(error), key: staged.key }));
  }
}
