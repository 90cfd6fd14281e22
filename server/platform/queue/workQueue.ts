import { waitingLine } from './waitingLine';

/** There is more to do than can be done in time; after so many seconds there may be less. */
export class Overloaded extends Error {
  constructor(readonly seconds: number) {
    super('The queue is full.');
  }
}

interface Limits {
  /** Runs at once. */
  atOnce: number;
  /** A caller that would wait longer is sent away at once: its client would be gone by then. */
  mostWaitMs: number;
}

/** How much the last run weighs in the average. */
const WEIGHT = 0.1;
/** Nobody is sent away for longer. */
const MOST_SECONDS = 30;

/** Does work a few at a time, in its order, and none for clients that have gone. */
export function workQueue({ atOnce, mostWaitMs }: Limits) {
  const waiting = waitingLine();
  let running = 0;
  let averageMs = 0;
  /** Until then all room is promised to those who were sent away before. */
  let promisedUntil = 0;

  function demandRoom() {
    const each = averageMs / atOnce;
    const waitMs = (waiting.length + 1) * each;
    if (waitMs <= mostWaitMs) return;
    const now = performance.now();
    // One after the other, so that they do not all come back at once.
    promisedUntil = Math.min(Math.max(promisedUntil, now + waitMs) + each, now + MOST_SECONDS * 1_000);
    throw new Overloaded(Math.ceil((promisedUntil - now) / 1_000));
  }

  return async function run<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    signal?.throwIfAborted();
    if (running >= atOnce) {
      demandRoom();
      await waiting.join(signal);
    } else running += 1;
    const startedAt = performance.now();
    try {
      return await work();
    } finally {
      const tookMs = performance.now() - startedAt;
      averageMs += (averageMs === 0 ? 1 : WEIGHT) * (tookMs - averageMs);
      // Its slot passes to the next caller, or becomes free.
      if (!waiting.next()) running -= 1;
    }
  };
}
