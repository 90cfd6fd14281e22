import type { Context } from './context';
import { inTransaction } from './context';
import { onceByKey, storedAnswer } from './idempotency';
import type { ErrorCode } from '../../src/contract/error-codes';

/**
 * The stored answer of an earlier request with this key, for a handler that starts with work that it must not repeat.
 */
export async function answeredBefore<T extends object>({ db, request, conclusion }: Context): Promise<T | undefined> {
  const stored = request.keyed && (await storedAnswer(db, request.keyed));
  if (!stored) return undefined;
  conclusion.settle();
  // This handler gave the answer, because the hash of the request includes the call.
  return stored.data as T;
}

/**
 * The last transaction of a handler that opens its own: its work, the stored answer and the log row are written
 * together, or not at all. A repeated request gets the first answer, and does nothing (docs/domain/platform.md#writes).
 * `codeOf` gives the result code for the log, where an answer is a lasting failure.
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
