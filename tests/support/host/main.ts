/* Opens and closes backends for the tests of one worker: loading the backend takes seconds, opening one more does not. */
import { readEnvironment } from '../../../server/platform/environment/environment';
import { openSite, type Site } from '../../../server/serve';
import type { Order, Reply } from './orders';

const sites = new Map<number, Site>();

async function carryOut({ id, env, steps }: Order): Promise<Reply> {
  // Few tests ask for it, and it takes a while to load.
  if (env && steps) return { id, answers: await (await import('../onStore')).onStore(env, steps) };
  if (env) {
    const site = await openSite(readEnvironment(env));
    sites.set(id, site);
    return { id, url: site.url };
  }
  await sites.get(id)?.close();
  sites.delete(id);
  return { id };
}

process.on('message', (order: Order) => {
  carryOut(order).then(
    (reply) => process.send?.(reply),
    (error: unknown) => process.send?.({ id: order.id, error: String(error instanceof Error ? error.stack : error) }),
  );
});
// The worker is gone.
process.on('disconnect', () => process.exit(0));
