import * as z from 'zod';
import { get, post, service } from '../endpoint';
import { plainText, text } from '../fields';

const path = text(200).min(1);

const refusedPage = z.object({
  path: z.string(),
  title: z.string(),
  /** The titles of the page, by language. */
  titles: z.record(z.string(), z.string()),
  /** Names of people who can grant the page; empty where only the headquarters can. */
  grantors: z.array(z.string()),
  /** The user has requested access before, and nobody has answered yet. */
  isAsked: z.boolean(),
});
export type RefusedPage = z.infer<typeof refusedPage>;

/** A page that the menu knows and the user may not open (docs/console.md#permissions). */
export const refusedPageApi = service('platform', '/platformuser/api/menu', {
  /** The title of a page, and who can grant it; null if the page is unknown, or open to the user. */
  refused: get('/refused', z.object({ path }), refusedPage.nullable(), {
    access: 'session',
    write: false,
    assumed: true,
  }),
  /** Requests access to a page: the request appears among the feedback. */
  ask: post('/askAccess', z.object({ path, reason: plainText(200).min(5) }), z.object({ feedbackNo: z.string() }), {
    access: 'session',
    write: true,
    log: ['add', 'feedback'],
    assumed: true,
  }),
});
