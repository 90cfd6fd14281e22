const MAX_LENGTH = 2048;
/** Only used to resolve a path and to compare origins. */
const ORIGIN = 'http://branch-admin.invalid';

// White space and control characters vanish when a browser reads an address, a backslash becomes a slash.
const TREACHEROUS = /[\u0000-\u0020\u007f-\u00a0\u1680\u180e\u2000-\u200f\u2028-\u202f\u205f-\u206f\u3000\ufeff\\]/;

/**
 * A target from outside (a query, the server, the micro app) as an absolute path of this origin, or the fallback
 * . `history.push('javascript:…')` runs the script in Chromium, and `//host` leaves the origin.
 */
export function safePath(target: unknown, fallback = '/'): string {
  if (typeof target !== 'string' || target.length > MAX_LENGTH) return fallback;
  if (!target.startsWith('/') || TREACHEROUS.test(target)) return fallback;
  try {
    const { origin, pathname, search, hash } = new URL(target, ORIGIN);
    const path = pathname + search + hash;
    // `/a/..//host` is `//host` after all; two slashes have no meaning in a path of ours.
    return origin !== ORIGIN || pathname.includes('//') || path.length > MAX_LENGTH ? fallback : path;
  } catch {
    return fallback;
  }
}
