import type { IncomingMessage } from 'node:http';
import type { Endpoint } from '../../../src/contract/endpoint';

/** What answered a request: a call of the contract, or one of these. Never what a stranger typed. */
export type Served = `${Endpoint['method']} ${string}` | 'page' | 'file' | 'docs' | 'unknown';

const served = new WeakMap<IncomingMessage, Served>();

/** Called by the code that answers a request: log and metrics then know what it was. */
export const answeredBy = (req: IncomingMessage, what: Served) => {
  served.set(req, what);
};

const refusals = new WeakMap<IncomingMessage, string>();

/** Notes which rate limit refused the request: one of few names. */
export const refusedBy = (req: IncomingMessage, limit: string) => {
  refusals.set(req, limit);
};

export const whatRefused = (req: IncomingMessage) => refusals.get(req);

export const whatAnswered = (req: IncomingMessage): Served => served.get(req) ?? 'unknown';
