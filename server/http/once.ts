import type { Db } from '../platform/database/db';
import type { Context } from './context';
import { onceByKey } from './idempotency';

/**
 * Does a write with a secret answer once: `work` runs in a transaction and says what may be kept of it. A repetition
 * with the same key gets that, and makes its answer of it (docs/domain/platform.md#writes).
 */
export const doOnce = <T>({ db, ms, request }: Pick<Context, 'db' | 'ms' | 'request'>, work: (tx: Db) => Promise<T>) =>
  db.transaction((tx) => onceByKey(tx, { keyed: request.keyed, ms }, () => work(tx)));
