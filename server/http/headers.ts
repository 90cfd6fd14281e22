import { eq } from 'drizzle-orm';
import type { NextFunction, Request, Response } from 'express';
import { ERROR } from '../../src/contract/error-codes';
import type { Db } from '../platform/database/db';
import type { Environment } from '../platform/environment/environment';
import { logger } from '../platform/logger';
import { menu } from '../platform/schema/organisation';
import { failed } from './answer';
import { Failure } from './failure';
import { translator } from './texts';
import { global } from '../platform/scope';

/** Sent with every answer: pages, files, API, downloads and errors alike (R-38). */
const COMMON = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(self), geolocation=(), microphone=(), payment=(), usb=()',
};

/** The policy of answers that are not pages: they may load nothing. */
const NOTHING = "default-src 'none'; frame-ancestors 'none'";

export const ASSET_POLICY = "default-src 'self'; frame-ancestors 'none'";

type Micro = Pick<Environment, 'MICRO_APP' | 'MICRO_ORIGIN'>;

interface Allowed {
  /** Sites that a page may frame. */
  frameHosts: readonly string[];
  /** Hashes of the inline scripts of the document. */
  scripts: readonly string[];
}

function contentPolicy({ frameHosts, scripts }: Allowed, { MICRO_APP, MICRO_ORIGIN }: Micro) {
  const micro = MICRO_APP && MICRO_ORIGIN ? ` ${MICRO_ORIGIN}` : '';
  return [
    "default-src 'self'",
    // The property module is loaded by qiankun, which evaluates its scripts; MICRO_APP=0 serves a console without it.
    ["script-src 'self'", ...scripts, ...(MICRO_APP ? ["'unsafe-eval'"] : [])].join(' '),
    // antd writes its styles at run time.
    `style-src 'self' 'unsafe-inline'${micro}`,
    `img-src 'self' data: blob:${micro}`,
    "worker-src 'self' blob:",
    // The console asks whether a framed site answers; a frame could send the same request.
    `connect-src 'self'${micro}${frameHosts.map((host) => ` ${host}`).join('')}`,
    `frame-src ${frameHosts.length > 0 ? frameHosts.join(' ') : "'none'"}`,
    "frame-ancestors 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');
}

/** Sent with answers that are not pages. */
export const SAFE_HEADERS = { ...COMMON, 'Content-Security-Policy': NOTHING };

export function securityHeaders(_req: Request, res: Response, next: NextFunction) {
  res.set(SAFE_HEADERS);
  next();
}

/** The origin of a link to another site; nothing else may widen the policy. */
function originOf(url: string) {
  try {
    const { protocol, origin } = new URL(url);
    return /^https?:$/.test(protocol) ? [origin] : [];
  } catch {
    return [];
  }
}

/**
 * The policy of the page itself: frames only for the external links of the menu, and FRAME_HOSTS
 * (docs/console.md#external-links).
 */
export async function documentPolicy(
  db: Db,
  { FRAME_HOSTS, scripts, ...micro }: Micro & Pick<Environment, 'FRAME_HOSTS'> & Pick<Allowed, 'scripts'>,
) {
  const links = await db
    .select({ url: menu.menuUrl })
    .from(menu)
    .where(global('shared', eq(menu.isExternalLink, 1)));
  const frameHosts = [...new Set([...links.flatMap(({ url }) => originOf(url)), ...FRAME_HOSTS])];
  return contentPolicy({ frameHosts, scripts }, micro);
}

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Answers only to the server's own host names: otherwise a page on a foreign name that resolves to this address could
 * call the backend. Behind a reverse proxy ALLOWED_HOSTS lists the names; `*` leaves the check to the proxy.
 */
export function checkHost({ HOST, ALLOWED_HOSTS }: Pick<Environment, 'HOST' | 'ALLOWED_HOSTS'>) {
  const configured = ALLOWED_HOSTS ?? (LOOPBACK.includes(HOST) ? [] : ['*']);
  const allowed = new Set([...LOOPBACK, ...configured]);
  let isTold = false;
  return (req: Request, res: Response, next: NextFunction) => {
    const name = (req.get('host') ?? '').replace(/:\d+$/, '').toLowerCase();
    if (allowed.has('*') || allowed.has(name)) {
      next();
      return;
    }
    // The first is enough to find out that a name is missing; strangers must not fill the log.
    if (!isTold) logger.warn({ host: name, reason: 'answered 403, as ALLOWED_HOSTS does not name it' });
    isTold = true;
    const failure = new Failure(ERROR.notGranted);
    const frame = { requestId: '', serverTime: Date.now() };
    res.status(failure.status).set('Cache-Control', 'no-store');
    res.json(failed(failure, translator(req.get('accept-language')), frame));
  };
}
