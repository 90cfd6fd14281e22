import * as z from 'zod';
import { post, service } from '../endpoint';
import { BIZ_KIND } from './kinds';

const waiting = z.object({ kind: z.enum(BIZ_KIND), count: z.number().int(), menuUrl: z.string() });
export type Waiting = z.infer<typeof waiting>;

/** Apart from the other calls of approval: the frame of every page asks it, and brings none of the forms. */
export const waitingApi = service('platform', '/dcr/api/approval', {
  /** How much of each kind the caller can decide now, without kinds of which there is nothing, and where it is listed. */
  waiting: post('/waiting', z.object({}), z.array(waiting), {
    access: 'session',
    write: false,
    assumed: true,
    reads: ['companyEntry', 'customerEntry', 'commodityEntry', 'licence'],
  }),
});
