import hmacSha256 from 'crypto-js/hmac-sha256';
import { canonical } from '../../contract/canonical';

interface Signed {
  token: string;
  /** The contract's path, filled in and percent-encoded, without the client's base. */
  path: string;
  /** As sent, `_t` included. */
  query: Readonly<Record<string, string>>;
  /** Absent for GET and multipart. */
  body?: unknown;
}

/**
 * `_s` and `_u` (docs/domain/platform.md#signatures): a guard against changed and repeated requests,
 * keyed by the token of the session. It does not say who the sender is; the token does.
 */
export function sign({ token, path, query, body }: Signed) {
  const bodyLine = body === undefined ? '' : canonical(body);
  const t = query._t ?? '';
  return {
    _s: String(hmacSha256(`${canonical(query)}\n${bodyLine}\n${t}`, token)),
    _u: String(hmacSha256(`${path}\n${t}`, token)),
  };
}
