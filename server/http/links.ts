import { createHmac, timingSafeEqual } from 'node:crypto';
import { MINUTE } from '../platform/clock';

/** How long signed links are valid (docs/domain/platform.md#files). */
export const LINK_LIMIT = 30 * MINUTE;

export const linkSignature = (secret: string, id: string, expires: string) =>
  createHmac('sha256', secret).update(`${id} ${expires}`).digest('base64url');

function signedQuery(secret: string, id: string, ms: number) {
  const expires = String(Math.ceil((ms + LINK_LIMIT) / (15 * MINUTE)) * 15 * MINUTE);
  return `e=${expires}&s=${linkSignature(secret, id, expires)}`;
}

/**
 * The expiry is rounded up to a quarter of an hour, so that a picture keeps its address, and its copy in the browser's
 * cache, for a while.
 */
export const fileUrl = (secret: string, id: string, ms: number) =>
  `/base/api/file/content/${id}?${signedQuery(secret, id, ms)}`;

/** The signed text of a link to an exported file; it names the file, so that the link opens no other. */
export const exportLinkId = (jobNo: string) => `export ${jobNo}`;

export const exportUrl = (secret: string, jobNo: string, ms: number) =>
  `/platformuser/platform/export/content/${jobNo}?${signedQuery(secret, exportLinkId(jobNo), ms)}`;

interface Link {
  id: string;
  e: string;
  s: string;
}

/** Whether the link was signed by this server, with any of its secrets, and has not expired. */
export function isLinkGood(secrets: readonly string[], { id, e, s }: Link, ms: number) {
  const given = Buffer.from(s);
  const isSignedWith = (secret: string) => {
    const expected = Buffer.from(linkSignature(secret, id, e));
    return expected.length === given.length && timingSafeEqual(expected, given);
  };
  return Number(e) > ms && secrets.some(isSignedWith);
}
