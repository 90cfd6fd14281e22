import { createHmac, timingSafeEqual } from 'node:crypto';
import { canonical } from '../platform/canonical';

export interface SignedRequest {
  token: string;
  /** The contract's path, filled in and percent-encoded, without the client's base. */
  path: string;
  /** As sent, `_t` included, `_s` and `_u` taken out. */
  query: Record<string, unknown>;
  /** Absent for GET, multipart and an empty body. */
  body?: unknown;
  t: string;
}

const hmac = (key: string, text: string) => createHmac('sha256', key).update(text).digest('hex');

export function sign({ token, path, query, body, t }: SignedRequest) {
  const bodyLine = body === undefined ? '' : canonical(body);
  return {
    s: hmac(token, `${canonical(query)}\n${bodyLine}\n${t}`),
    u: hmac(token, `${path}\n${t}`),
  };
}

const equal = (a: string, b: unknown) =>
  typeof b === 'string' && a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

export function isSigned(request: SignedRequest, s: unknown, u: unknown) {
  const expected = sign(request);
  // Buffers of another byte length cannot be compared; a signature is ASCII, anything else is wrong.
  if (typeof s !== 'string' || typeof u !== 'string' || !/^[0-9a-f]{64}$/.test(s) || !/^[0-9a-f]{64}$/.test(u))
    return false;
  return equal(expected.s, s) && equal(expected.u, u);
}
