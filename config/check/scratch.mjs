import { existsSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const MEMORY = '/dev/shm';
/** Room for the data of all workers and the profiles of their browsers; a container has 64 MB there by itself. */
const ROOM = 4 * 1024 ** 3;

function hasRoom() {
  if (!existsSync(MEMORY)) return false;
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize >= ROOM;
}

/**
 * Where what a test throws away stands: in memory where there is room. A copy of the seeded data is 2,000 files; on a
 * disk that is told of each freed block, removing them takes four times as long as opening a backend on them.
 */
export const SCRATCH = process.env.TMPDIR ?? (hasRoom() ? MEMORY : tmpdir());
