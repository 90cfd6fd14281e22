import hmacSha256 from 'crypto-js/hmac-sha256';

/** JSON without blanks, keys sorted, `undefined` dropped: the canonical form of docs/domain/platform.md#signatures. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((one) => canonical(one)).join(',')}]`;
  if (value === undefined) return 'null';
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const parts = Object.entries(value)
    .filter(([, one]) => one !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, one]) => `${JSON.stringify(key)}:${canonical(one)}`);
  return `{${parts.join(',')}}`;
}

interface Posted {
  token: string;
  path: string;
  body: unknown;
  /** Milliseconds of the server's clock. */
  t: string;
}

/** The signed query of a POST (docs/domain/platform.md#signatures). */
export const signedQuery = ({ token, path, body, t }: Posted) => ({
  _t: t,
  _s: String(hmacSha256(`${canonical({ _t: t })}\n${canonical(body)}\n${t}`, token)),
  _u: String(hmacSha256(`${path}\n${t}`, token)),
});
