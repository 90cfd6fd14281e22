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

interface Asked {
  token: string;
  path: string;
  /** The query of a GET. */
  query?: Readonly<Record<string, string>>;
  /** The body of a POST; a file is not signed. */
  body?: unknown;
  /** Milliseconds of the server's clock. */
  t: string;
}

/** The signed query of a call (docs/domain/platform.md#signatures). */
export const signedQuery = ({ token, path, query = {}, body, t }: Asked) => ({
  ...query,
  _t: t,
  _s: String(
    hmacSha256(`${canonical({ ...query, _t: t })}\n${body === undefined ? '' : canonical(body)}\n${t}`, token),
  ),
  _u: String(hmacSha256(`${path}\n${t}`, token)),
});
