import type { Context } from './context';
import { inTransaction } from './context';
import { onceByKey, storedAnswer } from './idempotency';
import type { ErrorCode } from '../../src/contract/error-codes';

/**
 * The answer of an earlier request with this key, for a handler that begins with work that it would do again. What it
 * answers is that of the handler: the hash of the request names the call.
 */
export async function answeredBefore<T extends object>({ db, request, conclusion }: Context): Promise<T | undefined> {
  const stored = request.keyed && (await storedAnswer(db, request.keyed));
  if (!stored) return undefined;
  conclusion.settle();
  // This handler has given that answer: the hash of the request names the call.
  return stored.data as T;
}

/**
 * The last transaction of a handler that opens its own: its work, the stored answer and the row of the log are there
 * together, or none of them. A repetition gets what the first one got, and does nothing
 * (docs/domain/platform.md#writes). `codeOf` says what the log is to have, where an answer is a failure that stays.
 */
export async function concluding<T extends object>(
  context: Context,
  work: (inside: Context) => Promise<T>,
  codeOf: (answer: T) => 200 | ErrorCode = () => 200,
): Promise<T> {
  const { request, ms, conclusion } = context;
  const { answer } = await inTransaction(context, (inside) =>
    onceByKey(inside.db, { keyed: request.keyed, ms }, async () => {
      const fresh = await work(inside);
      await conclusion.log(inside.db, codeOf(fresh));
      return fresh;
    }),
  );
  conclusion.settle();
  return answer;
}
