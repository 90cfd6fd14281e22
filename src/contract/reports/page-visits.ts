import * as z from 'zod';
import { post, service } from '../endpoint';
import { dateTime, done } from '../fields';

const visit = z.object({
  /** Made by the browser: a visit that arrives twice counts once. */
  visitKey: z.uuid(),
  page: z.string().regex(/^\/[\w/-]{0,100}$/),
  visitTime: dateTime,
  staySec: z.coerce.number().int().min(0).max(86_400),
});
export type SeenPage = z.infer<typeof visit>;

/** The most visits in one call. */
export const MOST_VISITS = 50;

/**
 * Visits of pages in the console itself: a service of its own, because it is part of the first file (docs/adr/0035).
 */
export const pageVisitApi = service('platform', '/dcr/api/report', {
  /** Records pages of the console that the user has left. The operation log does not repeat these calls. */
  record: post('/visits/record', z.object({ visits: z.array(visit).min(1).max(MOST_VISITS) }), done, {
    access: 'session',
    write: false,
    assumed: true,
  }),
});
