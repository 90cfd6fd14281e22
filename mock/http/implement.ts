import type { Endpoint, Service } from '../../src/contract/endpoint';
import type { Handlers, Route } from './context';

/** Deny by default: an endpoint that does not say who may call it, or how it is logged, does not start the server. */
function checkRules(name: string, { access, write, log }: Endpoint) {
  const granted = typeof access === 'string' || ('pages' in access ? access.pages : access.buttons).length > 0;
  if (!access || !granted) throw new Error(`${name} states no access.`);
  if (typeof write !== 'boolean') throw new Error(`${name} does not state whether it writes.`);
  if (write && !log) throw new Error(`${name} writes and has no entry for the operation log.`);
}

/** Binds every endpoint of a service to its handler; one that is missing does not compile. */
export function implement<S extends Service>(service: S, handlers: Handlers<S>): Route[] {
  return Object.entries(service).map(([name, endpoint]) => {
    checkRules(name, endpoint);
    const handler = handlers[name];
    if (!handler) throw new Error(`${name} has no handler.`);
    const ownTransaction = 'ownTransaction' in handler;
    const run = ownTransaction ? handler.ownTransaction : handler;
    // The compiler has matched each handler with its own endpoint; the table holds them as one type.
    return { name, endpoint, handler: run as Route['handler'], ownTransaction };
  });
}
