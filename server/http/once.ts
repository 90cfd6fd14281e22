import type { Db } from '../platform/database/db';
import type { Context } from './context';
import { onceByKey } from './idempotency';

/**
 * Does a write with a secret answer once: `work` runs in a transaction, which has its row of the log as well, and says
 * what may be kept of it. A repetition with the same key gets that, and makes its answer of it
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
