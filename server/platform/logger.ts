import { destination, pino } from 'pino';
import { traceId } from './trace';

/** Bytes that may wait to be written; further lines are dropped, so that they do not fill the memory. */
const MOST_WAITING = 1024 * 1024;

/** A line that cannot be written, for example because the disk is full, is lost, and nothing else happens. */
const output = destination({ fd: 1, sync: true, maxLength: MOST_WAITING });
output.on('error', () => undefined);

/** Neither does other output end the process when it cannot be written. */
export function outliveOutput() {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}

/**
 * One JSON line per request and per fault on standard output; `LOG_LEVEL=info` shows requests. Lines carry the contract's
 * path, the id of the request and of its trace, never headers, queries or bodies, so no secret can get into them.
 */
export const logger = pino(
  {
    level: 'warn',
    base: null,
    mixin: () => {
      const id = traceId();
      return id === undefined ? {} : { traceId: id };
    },
  },
  output,
);
