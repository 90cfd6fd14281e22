import { existsSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const MEMORY = '/dev/shm';
/**
 * Bytes: the data of all workers and the profiles of their browsers; a container has 64 MB there unless told
 * otherwise.
 */
const ROOM = 4 * 1024 ** 3;

function hasRoom() {
  if (!existsSync(MEMORY)) return false;
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize >= ROOM;
}

/**
 * Where tests put files that they remove in the end: in memory where there is room. A copy of the seeded data is 2,000
 * files; on a disk that discards freed blocks at once, removing them takes four times as long as opening a backend on
 * them.
 */
export const SCRATCH = process.env.TMPDIR ?? (hasRoom() ? MEMORY : tmpdir());
