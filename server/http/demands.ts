import type { Request, Response } from 'express';
import { ERROR } from '../../src/contract/error-codes';
import type { Buckets } from './buckets';
import { Failure } from './failure';

/** Too much of one address or sign-in is refused before it costs anything. */
export function demandCalm(take: Buckets, key: string, ms: number) {
  const retryAfter = take(key, ms);
  if (retryAfter !== undefined) throw new Failure(ERROR.tooManyRequests, { retryAfter });
}

/** A key that is no key is not silently ignored: a repetition would not be recognised. */
export function demandKey(req: Request) {
  if (!/^[\x21-\x7e]{0,100}$/.test(req.get('idempotency-key') ?? ''))
    throw new Failure(ERROR.invalidInput, { status: 400 });
}

/** Aborted when the client goes before it has its answer. */
export function goneSignal(res: Response) {
  const gone = new AbortController();
  res.once('close', () => res.writableFinished || gone.abort());
  return gone.signal;
}

/** Whether this was thrown because the client has gone. */
export const isGone = (error: unknown, signal: AbortSignal | undefined) =>
  signal?.aborted === true && error instanceof Error && [error, error.cause].includes(signal.reason);
