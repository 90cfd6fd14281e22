import { pino } from 'pino';

/**
 * One JSON line per request and per fault on standard output; `LOG_LEVEL=info` shows requests. Lines carry the contract's
 * path and a request id, never headers, queries or bodies, so no secret can get into them.
 */
export const logger = pino({ level: process.env.LOG_LEVEL ?? 'warn', base: null });
