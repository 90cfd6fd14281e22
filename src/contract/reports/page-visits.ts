import * as z from 'zod';
import { post, service } from '../endpoint';
import { dateTime, done } from '../fields';

const visit = z.object({
  /** Made by the browser: what arrives twice counts once. */
  visitKey: z.uuid(),
  page: z.string().regex(/^\/[\w/-]{0,100}$/),
  visitTime: dateTime,
  staySec: z.coerce.number().int().min(0).max(86_400),
});
export type SeenPage = z.infer<typeof visit>;

/** How many pages one call tells of. */
export const MOST_VISITS = 50;

/** What the console itself tells of its pages: by itself, as the first file brings it (docs/adr/0035). */
export const pageVisitApi = service('platform', '/dcr/api/report', {
  /** Pages of the console that its user has left. It is a record of its own: the operation log does without it. */
  record: post('/visits/record', z.object({ visits: z.array(visit).min(1).max(MOST_VISITS) }), done, {
    access: 'session',
    write: false,
    assumed: true,
  }),
});
