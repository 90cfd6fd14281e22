import { access } from 'node:fs/promises';
import { existsSync } from 'node:fs';
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

const isThere = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

/** An address as it was meant; '' for escapes that mean nothing. */
function decoded(path: string) {
  try {
    return decodeURIComponent(path);
  } catch {
    return '';
  }
}

async function sendAsset(directory: string, req: Request, res: Response) {
  answeredBy(req, 'file');
  const path = decoded(req.path);
  // A worker has the content security policy of its own file.
  res.set('Content-Security-Policy', ASSET_POLICY);
  res.set('Cache-Control', cacheControl(path));
  const missing = () => res.set('Cache-Control', 'no-store').status(404).type('text/plain').send('Not found');
  if (!PLAIN_PATH.test(path)) {
    missing();
    return;
  }
  res.type(extname(path)).vary('Accept-Encoding');
  const accepted = ENCODINGS.filter(({ name }) => req.acceptsEncodings(name) === name);
  for (const { name, extension } of accepted) {
    if (!(await isThere(join(directory, path + extension)))) continue;
    res.set('Content-Encoding', name);
    res.sendFile(path + extension, { root: directory, cacheControl: false }, () => undefined);
    return;
  }
  res.sendFile(path, { root: directory, cacheControl: false }, (error) => {
    if (error && !res.headersSent) missing();
  });
}

/** A browser that opens a page names HTML; programs say nothing or that they take everything. */
const isBrowser = (req: Request) => /\btext\/html\b/i.test(req.get('accept') ?? '');

/**
 * Serves the built browser application. To a browser every path that is no file is a page of it, under the policy of
 * that moment. A program learns that there is nothing: a probe that asks for an unknown path must not be told that all
 * is well.
 */
export function createPages(policy: () => Promise<string>, directory: string) {
  if (!existsSync(join(directory, 'index.html'))) throw new Error(`${directory} holds no build. Run: npm run build`);
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
      res.status(404).set('Cache-Control', 'no-store').type('text/plain').send('Not found');
      return;
    }
    answeredBy(req, 'page');
    res.set({ 'Content-Security-Policy': await policy(), 'Cache-Control': 'no-cache', Vary: 'Accept' });
    res.sendFile('index.html', { root: directory, cacheControl: false });
  };
  return (req: Request, res: Response, next: NextFunction) => {
    page(req, res, next).catch(next);
  };
}
