import type { Request } from 'express';
import { SECOND } from '../platform/clock';
import { endsWithin } from '../platform/grace';

/** A client that sends slower than this is not waited for. */
const BYTES_PER_SECOND = 32_768;
const LEAST_MS = 10 * SECOND;

/** The body did not come in time. */
export class SlowBody extends Error {}

/** Reads a body of at most so many bytes; the time that it may take follows from this number. */
export async function inTime(req: Request, maxBytes: number, read: Promise<void>) {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const limitMs = LEAST_MS + (maxBytes / BYTES_PER_SECOND) * SECOND;
    timer = setTimeout(() => reject(new SlowBody()), limitMs).unref();
    // A client that sends nothing at all is given up sooner than a slow one.
    req.setTimeout(LEAST_MS, () => reject(new SlowBody()));
  });
  try {
    await Promise.race([read, late]);
  } finally {
    clearTimeout(timer);
    req.socket.setTimeout(0);
  }
}

/** Long enough to receive, on an ordinary line, a file that was sent in place of a form. */
const READ_AWAY_MS = 2 * SECOND;

/**
 * Reads the rest of a refused body for a while: a client that is cut off in the middle of sending never reads the
 * reason.
 */
export async function readAway(req: Request) {
  if (req.complete || req.destroyed) return;
  const over = new Promise<void>((done) => {
    req.once('end', done).once('close', done).once('error', done).resume();
  });
  await endsWithin(over, READ_AWAY_MS);
}
