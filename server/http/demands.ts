import type { Request, Response } from 'express';
import { ERROR } from '../../src/contract/error-codes';
import type { Cost } from '../../src/contract/endpoint';
import type { Asked } from './callRates';
import type { App } from './context';
import { Failure } from './failure';
import { refusedBy } from './operate/served';

/** The rate that is used up: of an address, of a sign-in, of a class of calls or of one call. */
export type RateName = 'address' | 'signIn' | 'endpoint' | Cost;

function refuse(req: Request, limit: RateName, retryAfter: number): never {
  refusedBy(req, limit);
  throw new Failure(ERROR.tooManyRequests, { retryAfter });
}

/** Refuses an address that calls too often, before its call costs anything. */
export function demandCalm({ limits }: App, req: Request, ms: number) {
  const retryAfter = limits.address(req.ip ?? '', ms);
  if (retryAfter !== undefined) refuse(req, 'address', retryAfter);
}

/** Too much of one sign-in, of a class of calls or of one call as well; who asks is known by now. */
export function demandPace({ limits }: App, req: Request, { ms, ...asked }: Asked & { ms: number }) {
  const ofSignIn = asked.signInId === undefined ? undefined : limits.signIn(asked.signInId, ms);
  if (ofSignIn !== undefined) refuse(req, 'signIn', ofSignIn);
  const tooOften = limits.calls(asked, ms);
  if (tooOften) refuse(req, tooOften.limit, tooOften.retryAfter);
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
