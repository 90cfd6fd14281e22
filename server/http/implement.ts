import type { Endpoint, Service } from '../../src/contract/endpoint';
import { ERROR } from '../../src/contract/error-codes';
import { Overloaded, workQueue } from '../platform/queue/workQueue';
import type { Handlers, Route } from './context';
import { Failure } from './failure';
import { secretKeysOf } from './secretKeys';

/** The longest wait: a browser gives up after 150 seconds. */
const MOST_WAIT_MS = 60_000;

/**
 * Deny by default: the server does not start if an endpoint lacks its access rule or its log entry, or does not say that
 * its answer is a secret.
 */
function checkRules(name: string, { access, write, log, secret, output }: Endpoint) {
  const granted = typeof access === 'string' || ('pages' in access ? access.pages : access.buttons).length > 0;
  if (!granted) throw new Error(`${name} states no access.`);
  if (write && !log) throw new Error(`${name} writes and has no entry for the operation log.`);
  const keys = secretKeysOf(output);
  if (keys.length > 0 && !secret) throw new Error(`${name} answers ${keys.join(', ')} and is not marked as secret.`);
}

/**
 * Lets only a few of the writes run that would wait for each other in the database: the others wait here, without a
 * connection, so that reads get one.
 */
export function fewAtOnce(atOnce: number): NonNullable<Route['inLine']> {
  const queue = workQueue({ atOnce, mostWaitMs: MOST_WAIT_MS });
  return (work, signal) =>
    queue(work, signal).catch((error: unknown) => {
      if (error instanceof Overloaded) throw new Failure(ERROR.tooManyAtOnce, { retryAfter: error.seconds });
      throw error;
    });
}

/** Binds every endpoint of a service to its handler; a missing one is a type error. */
export function implement<S extends Service>(service: S, handlers: Handlers<S>, inLine?: Route['inLine']): Route[] {
  return Object.entries(service).map(([name, endpoint]) => {
    checkRules(name, endpoint);
    const handler = handlers[name];
    if (!handler) throw new Error(`${name} has no handler.`);
    const ownTransaction = 'ownTransaction' in handler;
    const run = ownTransaction ? handler.ownTransaction : 'handler' in handler ? handler.handler : handler;
    const admission = 'admit' in handler ? { admit: handler.admit } : {};
    const line = inLine && endpoint.write ? { inLine } : {};
    return { name, endpoint, handler: run, ownTransaction, ...admission, ...line };
  });
}
