import { pino } from 'pino';
import { traceId } from './trace';

/**
 * One JSON line per request and per fault on standard output; `LOG_LEVEL=info` shows requests. Lines carry the contract's
 * path, the id of the request and of its trace, never headers, queries or bodies, so no secret can get into them.
 */
export const logger = pino({
  level: 'warn',
  base: null,
  mixin: () => {
    const id = traceId();
    return id === undefined ? {} : { traceId: id };
  },
});
