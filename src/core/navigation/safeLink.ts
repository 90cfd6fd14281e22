const MAX_LENGTH = 2048;
const TREACHEROUS = /[\u0000-\u0020\u007f-\u00a0\u2000-\u200f\u2028-\u202f\u205f-\u206f\u3000\ufeff\\]/;

/** Developers try external links without a certificate. */
const PROTOCOLS = process.env.NODE_ENV === 'production' ? ['https:'] : ['https:', 'http:'];

/**
 * The address of another site, or null: absolute, https, without credentials, and not our own origin, whose pages would
 * share our storage.
 */
export function safeLink(target: unknown, ownOrigin: string, protocols: readonly string[] = PROTOCOLS): string | null {
  if (typeof target !== 'string' || target.length > MAX_LENGTH) return null;
  if (TREACHEROUS.test(target) || !/^https?:\/\/[^/]/i.test(target)) return null;
  try {
    const url = new URL(target);
    const isAllowed = protocols.includes(url.protocol) && !url.username && !url.password && url.origin !== ownOrigin;
    return isAllowed ? url.href : null;
  } catch {
    return null;
  }
}
