import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NextFunction, Request, Response } from 'express';
import sirv from 'sirv';
import type { Db } from '../db/open';
import { documentPolicy } from './headers';

/** Umi puts a content hash into these names. */
const HASHED = /\.[0-9a-f]{8}\.(?:async\.|chunk\.)?\w+$/;
/** The last segment has an extension: a missing file, not a page of the application. */
const LOOKS_LIKE_FILE = /\.\w{1,8}$/;

/** Serves the built browser application; every path that is no file is a page of it. */
export function createPages(db: Db, directory: string) {
  const index = join(directory, 'index.html');
  if (!existsSync(index)) throw new Error(`${directory} holds no build. Run: npm run build`);
  const html = readFileSync(index);
  const files = sirv(directory, {
    gzip: true,
    brotli: true,
    etag: true,
    ignores: false,
    setHeaders: (res, path) => {
      res.setHeader('Cache-Control', HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  const page = async (req: Request, res: Response, next: NextFunction) => {
    if (!['GET', 'HEAD'].includes(req.method)) {
      next();
      return;
    }
    if (req.path !== '/' && LOOKS_LIKE_FILE.test(req.path)) {
      files(req, res, () => {
        res.status(404).type('text/plain').send('Not found');
      });
      return;
    }
    const policy = await documentPolicy(db);
    res.set({ 'Content-Security-Policy': policy, 'Cache-Control': 'no-cache' }).type('html').send(html);
  };
  return (req: Request, res: Response, next: NextFunction) => void page(req, res, next).catch(next);
}
