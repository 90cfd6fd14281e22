import { randomUUID } from 'node:crypto';
import type { NextFunction, Request, Response } from 'express';
import { describe } from '../../platform/fault';
import { logger } from '../../platform/logger';
import { failed, toFailure } from '../answer';
import { translator } from '../texts';

/**
 * After all other middleware: a fault outside of the API's own steps is logged and answered in the form of the API. The
 * answer of Express would show a stranger where the sources are.
 */
export function createLastResort(now: () => number) {
  // oxlint-disable-next-line eslint/max-params, eslint/no-unused-vars -- Express knows it by its four parameters
  return (error: unknown, req: Request, res: Response, _next: NextFunction) => {
    const requestId = randomUUID();
    logger.error({ ...describe(error), requestId });
    if (res.headersSent) {
      res.destroy();
      return;
    }
    const failure = toFailure(error);
    res.status(failure.status).set('Cache-Control', 'no-store');
    res.json(failed(failure, translator(req.get('accept-language')), { requestId, serverTime: now() }));
  };
}
