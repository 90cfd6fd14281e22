import { SpanKind, SpanStatusCode } from '@opentelemetry/api';
import type { NextFunction, Request, Response } from 'express';
import { ERROR } from '../../src/contract/error-codes';
import { traced } from '../platform/trace';
import { failed } from './answer';
import type { App, Route } from './context';
import { Failure } from './failure';
import { serve } from './pipeline';
import { createRouter, type Match } from './router';
import { translator } from './texts';

/** The pattern of API paths; everything else is a file or a page. */
export const API_PATH = /^(?:\/dev-api)?\/[\w-]+\/(?:api|platform)(?:\/|$)/;

/** Answers one call, as a part of the caller's trace. */
function answer(app: App, match: Match, { req, res }: { req: Request; res: Response }) {
  const { method, path } = match.route.endpoint;
  const attributes = { 'http.request.method': method, 'http.route': path };
  const work = { name: `${method} ${path}`, kind: SpanKind.SERVER, traceparent: req.get('traceparent'), attributes };
  return traced(work, async (span) => {
    await serve(app, match, { req, res });
    span.setAttribute('http.response.status_code', res.statusCode);
    if (res.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
  });
}

/** Answers addresses that nothing else answers; programs get JSON. */
export const refuseUnknown = (app: App) => (req: Request, res: Response) => {
  const failure = new Failure(ERROR.unknownPath);
  const frame = { requestId: '', serverTime: app.clock() };
  res.status(failure.status).set('Cache-Control', 'no-store');
  res.json(failed(failure, translator(req.get('accept-language')), frame));
};

/** The API as middleware: answers every API path, also the unknown ones, and passes on all others. */
export function createApi(app: App, routes: readonly Route[]) {
  const find = createRouter(routes);
  const refuse = refuseUnknown(app);
  return (req: Request, res: Response, next: NextFunction) => {
    if (!API_PATH.test(req.path)) {
      next();
      return;
    }
    const match = find(req.method, req.path);
    if (match) {
      void answer(app, match, { req, res });
      return;
    }
    refuse(req, res);
  };
}
