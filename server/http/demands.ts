import type { Request, Response } from 'express';
import { ERROR } from '../../src/contract/error-codes';
import type { Cost } from '../../src/contract/endpoint';
import type { Asked } from './callRates';
import type { App } from './context';
import { Failure } from './failure';
import { refusedBy } from './operate/served';

/** The exceeded rate: of an address, of a sign-in, of a class of calls or of one call. */
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

/** Refuses a sign-in that calls too often, in all, in a class or at one endpoint; called once the caller is known. */
export function demandPace({ limits }: App, req: Request, { ms, ...asked }: Asked & { ms: number }) {
  const ofSignIn = asked.signInId === undefined ? undefined : limits.signIn(asked.signInId, ms);
  if (ofSignIn !== undefined) refuse(req, 'signIn', ofSignIn);
  const tooOften = limits.calls(asked, ms);
  if (tooOften) refuse(req, tooOften.limit, tooOften.retryAfter);
}

/** Refuses an invalid key instead of ignoring it: a repeated request would not be recognised. */
export function demandKey(req: Request) {
  if (!/^[\x21-\x7e]{0,100}$/.test(req.get('idempotency-key') ?? ''))
    throw new Failure(ERROR.invalidInput, { status: 400 });
}

/** A signal that is aborted when the client disconnects before its answer. */
export function goneSignal(res: Response) {
  const gone = new AbortController();
  res.once('close', () => res.writableFinished || gone.abort());
  return gone.signal;
}

/** Whether an error was thrown because the client has disconnected. */
export const isGone = (error: unknown, signal: AbortSignal | undefined) =>
  signal?.aborted === true && error instanceof Error && [error, error.cause].includes(signal.reason);
