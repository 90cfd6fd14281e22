import type { Db } from '../platform/database/db';
import type { Context } from './context';
import { onceByKey } from './idempotency';

/**
 * Does a write with a secret answer once: `work` runs in a transaction, which also writes the log row, and returns what
 * may be stored of the answer. A repeated request with the same key gets that, and makes its answer from it
 * (docs/domain/platform.md#writes).
 */
export async function doOnce<T>(
  { db, ms, request, conclusion }: Pick<Context, 'db' | 'ms' | 'request' | 'conclusion'>,
  work: (tx: Db) => Promise<T>,
) {
  const done = await db.transaction((tx) =>
    onceByKey(tx, { keyed: request.keyed, ms }, async () => {
      const kept = await work(tx);
      await conclusion.log(tx, 200);
      return kept;
    }),
  );
  if (!done.isRepeated) conclusion.settle();
  return done;
}
