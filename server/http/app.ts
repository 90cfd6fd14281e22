import type { NextFunction, Request, Response } from 'express';
import { ERROR } from '../../src/contract/error-codes';
import { failed } from './answer';
import type { App, Route } from './context';
import { Failure } from './failure';
import { serve } from './pipeline';
import { createRouter } from './router';
import { translator } from './texts';

/** The pattern of API paths; everything else is a file or a page. */
export const API_PATH = /^(?:\/dev-api)?\/[\w-]+\/(?:api|platform)(?:\/|$)/;

/** The API as middleware: answers every API path, also the unknown ones, and passes on all others. */
export function createApi(app: App, routes: readonly Route[]) {
  const find = createRouter(routes);
  return (req: Request, res: Response, next: NextFunction) => {
    if (!API_PATH.test(req.path)) {
      next();
      return;
    }
    const match = find(req.method, req.path);
    if (match) {
      void serve(app, match, { req, res });
      return;
    }
    const failure = new Failure(ERROR.unknownPath);
    const frame = { requestId: '', serverTime: app.clock() };
    res.status(failure.status).set('Cache-Control', 'no-store');
    res.json(failed(failure, translator(req.get('accept-language')), frame));
  };
}
