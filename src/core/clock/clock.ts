/** Milliseconds that the server's clock is ahead of this machine's. */
let offset = 0;
let isLearned = false;
let lastStamp = 0;

/** A slower answer says little about the time at which it was written. */
const MAX_AGE_MS = 10_000;

/** Now, by the server's clock as known from its answers. */
export const serverNow = () => Date.now() + offset;

/** How far the server's clock is ahead, once an answer has said so in this document. */
export const knownOffset = () => (isLearned ? offset : undefined);

/**
 * Learns from the `serverTime` of an answer whose request left at `sentAt`. A slow answer teaches only what its
 * way cannot explain: the first refusal on a slow line would end the session otherwise.
 */
export function learnServerTime(serverTime: unknown, sentAt: number) {
  const now = Date.now();
  if (typeof serverTime !== 'number' || !Number.isSafeInteger(serverTime) || serverTime <= 0) return;
  const age = now - sentAt;
  const told = serverTime - now;
  if (age < 0 || (age > MAX_AGE_MS && offset >= told && offset <= told + age)) return;
  offset = told;
  isLearned = true;
}

/** A moment for one signature: never the same twice, for the server refuses a repeated pair of `_t` and `_s`. */
export function nextTimestamp() {
  const now = serverNow();
  // Only a clock that was just corrected backwards may go back.
  lastStamp = Math.abs(now - lastStamp) < MAX_AGE_MS ? Math.max(now, lastStamp + 1) : now;
  return lastStamp;
}
