import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { access, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { NextFunction, Request, Response } from 'express';
import { ASSET_POLICY } from './headers';
import { answeredBy } from './operate/served';

/** File names with a content hash: of eight digits as Umi adds it, of six in config/slim. */
const HASHED = /\.(?:[0-9a-f]{6}|[0-9a-f]{8})\.(?:async\.|chunk\.)?\w+$/;
/** Files of `public/` keep their names when they change, which is rare and never urgent. */
const NAMED = /^\/[\w-]+\.(?:svg|png|txt|webmanifest)$/;
/** The last segment has an extension: a missing file, not a page of the application. */
const LOOKS_LIKE_FILE = /\.\w{1,11}$/;
/** The characters of the build's file names; none leads out of the directory. */
const PLAIN_PATH = /^(?:\/[\w@$-][\w@$.-]*)+$/;
/** The compressed copies that the build writes beside each file, best first. */
const ENCODINGS = [
  { name: 'br', extension: '.br' },
  { name: 'gzip', extension: '.gz' },
];

function cacheControl(path: string) {
  if (HASHED.test(path)) return 'public, max-age=31536000, immutable';
  return NAMED.test(path) ? 'public, max-age=86400' : 'no-cache';
}

const DOCUMENT = 'index.html';

const isThere = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

/** A decoded address; '' for invalid escapes. */
function decoded(path: string) {
  try {
    return decodeURIComponent(path);
  } catch {
    return '';
  }
}

const missing = (res: Response) =>
  void res.set('Cache-Control', 'no-store').status(404).type('text/plain').send('Not found');

/**
 * Express leaves the answer to us where it could not send the file: the client asked for an impossible range or an
 * outdated version, or the file is gone.
 */
const answerUnsent = (res: Response) => (error?: Error) => {
  if (!error || res.headersSent) return;
  res.removeHeader('Content-Encoding');
  const status = 'status' in error ? error.status : undefined;
  if (status === 412 || status === 416) res.set('Cache-Control', 'no-store').status(status).end();
  else missing(res);
};

/** Sends a file of the build, compressed as the client takes it. */
async function sendBuilt(directory: string, path: string, { req, res }: { req: Request; res: Response }) {
  res.vary('Accept-Encoding');
  let extension = '';
  for (const encoding of ENCODINGS) {
    if (req.acceptsEncodings(encoding.name) !== encoding.name) continue;
    if (!(await isThere(join(directory, path + encoding.extension)))) continue;
    res.set('Content-Encoding', encoding.name);
    extension = encoding.extension;
    break;
  }
  res.sendFile(path + extension, { root: directory, cacheControl: false }, answerUnsent(res));
}

async function sendAsset(directory: string, req: Request, res: Response) {
  answeredBy(req, 'file');
  const path = decoded(req.path);
  // A worker uses the content security policy of its own file.
  res.set('Content-Security-Policy', ASSET_POLICY);
  res.set('Cache-Control', cacheControl(path));
  if (!PLAIN_PATH.test(path)) {
    missing(res);
    return;
  }
  res.type(extname(path));
  await sendBuilt(directory, path, { req, res });
}

/** Browsers that open a page ask for HTML; programs accept anything or say nothing. */
const isBrowser = (req: Request) => /\btext\/html\b/i.test(req.get('accept') ?? '');

/** The hashes of the inline scripts, for the content security policy. */
const hashesOf = (html: string) =>
  [...html.matchAll(/<script>([^]*?)<\/script>/g)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );

/**
 * Serves the built browser application. A browser gets the application for every path that is not a file, under the
 * present policy. A program gets 404 for an unknown path, so that a health check on a wrong path does not succeed.
 */
export function createPages(policy: (scripts: readonly string[]) => Promise<string>, directory: string) {
  const document = join(directory, DOCUMENT);
  if (!existsSync(document)) throw new Error(`${directory} holds no build. Run: npm run build`);
  const page = async (req: Request, res: Response, next: NextFunction) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      next();
      return;
    }
    if (LOOKS_LIKE_FILE.test(req.path)) {
      await sendAsset(directory, req, res);
      return;
    }
    if (!isBrowser(req) && req.path !== '/') {
      missing(res);
      return;
    }
    answeredBy(req, 'page');
    // Read at each request, because a new build has other scripts.
    const scripts = hashesOf(await readFile(document, 'utf8'));
    res.set({ 'Content-Security-Policy': await policy(scripts), 'Cache-Control': 'no-cache', Vary: 'Accept' });
    res.type('html');
    await sendBuilt(directory, DOCUMENT, { req, res });
  };
  return (req: Request, res: Response, next: NextFunction) => {
    page(req, res, next).catch(next);
  };
}
