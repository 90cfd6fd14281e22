import * as z from 'zod';
import { post, service } from '../endpoint';
import { BIZ_KIND } from './kinds';

const waiting = z.object({ kind: z.enum(BIZ_KIND), count: z.number().int(), menuUrl: z.string() });
export type Waiting = z.infer<typeof waiting>;

/** A service of its own, because the frame of every page calls it and must not load the forms of approval. */
export const waitingApi = service('platform', '/dcr/api/approval', {
  /**
   * The number of tasks of each kind that the caller can decide now, without kinds that have none, and the page that
   * lists them.
   */
  waiting: post('/waiting', z.object({}), z.array(waiting), {
    access: 'session',
    write: false,
    assumed: true,
    reads: ['companyEntry', 'customerEntry', 'commodityEntry', 'licence'],
  }),
});
