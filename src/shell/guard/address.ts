const ORIGIN = 'http://branch-admin.invalid';

export interface Address {
  /** Path, query and hash. */
  path: string;
  pathname: string;
  /** The single sign-on id of the query; it is removed from the address before anything else happens. */
  uuid: string | null;
  /** The address brings the token of a screen, for /prizeDraw. */
  hasScreenToken: boolean;
}

/** Parses an address for the guard, and removes the single sign-on id. */
export function parseAddress(path: string): Address {
  const url = new URL(ORIGIN + path);
  // A third party comes back to /auth-redirect with a code instead (docs/console.md#sign-in).
  const names = url.pathname === '/auth-redirect' ? ['uuid', 'code'] : ['uuid'];
  const uuid = names.map((name) => url.searchParams.get(name)).find((value) => value !== null) ?? null;
  for (const name of names) if (uuid !== null) url.searchParams.delete(name);
  const hasScreenToken = Boolean(url.searchParams.get('token'));
  return {
    path: url.pathname + url.search + url.hash,
    pathname: url.pathname,
    uuid: uuid === '' ? null : uuid,
    hasScreenToken,
  };
}
