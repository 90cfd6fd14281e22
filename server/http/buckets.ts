interface Bucket {
  tokens: number;
  at: number;
}

/** How many keys are remembered; a key with a full bucket can be forgotten. */
const MOST_KEYS = 50_000;
/** The size of a bucket, in seconds of its rate. */
const BURST_SECONDS = 10;

/**
 * Limits the rate of a key: `perSecond` in the long run, ten seconds' worth at once. Each process has its own buckets.
 */
export function createBuckets(perSecond: number) {
  const capacity = perSecond * BURST_SECONDS;
  const buckets = new Map<string, Bucket>();

  const levelOf = ({ tokens, at }: Bucket, ms: number) =>
    Math.min(capacity, tokens + (Math.max(0, ms - at) * perSecond) / 1_000);

  function forgetFull(ms: number) {
    for (const [key, bucket] of buckets) if (levelOf(bucket, ms) >= capacity) buckets.delete(key);
    // All keys are in use: the oldest one is dropped.
    const [oldest] = buckets.keys();
    if (buckets.size >= MOST_KEYS && oldest !== undefined) buckets.delete(oldest);
  }

  /** Takes one token and answers undefined; without a token, answers the seconds until there is one. */
  return function take(key: string, ms: number): number | undefined {
    if (perSecond === 0) return undefined;
    const known = buckets.get(key);
    if (!known && buckets.size >= MOST_KEYS) forgetFull(ms);
    const tokens = levelOf(known ?? { tokens: capacity, at: ms }, ms);
    if (tokens < 1) return Math.ceil((1 - tokens) / perSecond);
    buckets.set(key, { tokens: tokens - 1, at: ms });
    return undefined;
  };
}

export type Buckets = ReturnType<typeof createBuckets>;
