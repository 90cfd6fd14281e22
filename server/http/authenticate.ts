import type { Request } from 'express';
import type { Endpoint } from '../../src/contract/endpoint';
import { ERROR } from '../../src/contract/error-codes';
import { isSigned } from './signature';
import { MINUTE } from '../platform/clock';
import type { App } from './context';
import { Failure } from './failure';
import { type AccountChoice, findAccountChoice, findSession, type Session } from './session';

/** `_t` may differ this much from the server's clock. */
export const SIGNATURE_WINDOW = 5 * MINUTE;

const expired = () => new Failure(ERROR.sessionExpired);

/** User service: X-Token. All others: Authorization and zhcaiToken, which must not contradict each other. */
function tokenOf({ client }: Endpoint, req: Request) {
  if (client === 'user') return req.get('x-token');
  const bearer = /^Bearer (.+)$/.exec(req.get('authorization') ?? '')?.[1];
  const plain = req.get('zhcaitoken');
  if (bearer && plain && bearer !== plain) throw expired();
  return bearer ?? plain;
}

/** The body that the signature covers: none for GET, multipart and empty requests. */
const signedBody = ({ method, multipart }: Endpoint, req: Request): unknown =>
  method === 'GET' || multipart || req.body === undefined ? undefined : req.body;

/** Checks `_t`, `_s` and `_u` (docs/domain/platform.md#signatures), and answers what makes this request unique. */
export function checkSignature(
  endpoint: Endpoint,
  req: Request,
  { token, path, ms }: { token: string; path: string; ms: number },
) {
  const { _s, _u, ...query } = req.query;
  const t = typeof query._t === 'string' ? query._t : '';
  if (!/^\d{13}$/.test(t) || Math.abs(Number(t) - ms) > SIGNATURE_WINDOW) throw new Failure(ERROR.clockSkew);
  if (!isSigned({ token, path, query, body: signedBody(endpoint, req), t }, _s, _u))
    throw new Failure(ERROR.badSignature);
  // A signature that passed the check is text.
  return [t, _s as string];
}

export interface Caller {
  token: string;
  session: Session | undefined;
  choice: AccountChoice | undefined;
}

/** The session of the caller. Undefined for public endpoints; all others need a valid token or get 401. */
export async function authenticate(app: App, endpoint: Endpoint, req: Request): Promise<Caller | undefined> {
  if (endpoint.access === 'public') return undefined;
  if (endpoint.client === 'platform' && req.get('token_platform_client_type') !== 'SYS') {
    throw new Failure(ERROR.notGranted);
  }
  const token = tokenOf(endpoint, req);
  if (!token || token.length > 200) throw expired();
  const ms = app.clock();
  if (endpoint.access === 'account') {
    const choice = await findAccountChoice(app.db, token, ms);
    if (!choice) throw expired();
    return { token, session: undefined, choice };
  }
  const session = await findSession(app.db, token, ms);
  if (!session) throw expired();
  return { token, session, choice: undefined };
}

/**
 * The browser tab sends the branch that it shows; if that is not the token's, nothing may be written
 * (docs/domain/account.md#sessions).
 */
export function checkBranchHeader(req: Request, session: Session | undefined) {
  const named = req.get('x-branch-id');
  if (session && named && named !== session.branchId) {
    const { branchId, branchName } = session;
    throw new Failure(ERROR.branchMismatch, { data: { branchId, branchName } });
  }
}
