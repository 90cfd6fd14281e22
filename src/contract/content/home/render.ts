import * as z from 'zod';
import { get, post, service } from '../../endpoint';
import { dateTime, erpCode, id } from '../../fields';
import { storedComponent } from './component';
import { PAGE_READERS } from './pages';
import { resolved } from './view/resolved';

/** How many days ahead a page can be looked at, and how many days a list of changes covers. */
export const MAX_DAYS_AHEAD = 366;
export const MAX_MOMENT_DAYS = 92;

const customerType = z
  .string()
  .regex(/^\d{1,4}$/)
  .optional();
const versionNo = z.coerce.number().int().min(1).max(1_000_000).optional();
/** The moment to look at; absent for now. */
const at = dateTime.optional();
const viewer = { branchId: erpCode, customerType, at };

/** Parts of the answer that are always today's, even where the page is that of another day. */
export const LIVE = ['price', 'stock'] as const;

const rendered = z.object({
  /** DEFAULT for the built-in page. */
  pageId: z.string(),
  pageName: z.string(),
  shareTitle: z.string(),
  backgroundColor: z.string(),
  versionNo: z.number().int().nullable(),
  planId: z.string().nullable(),
  branchId: z.string(),
  at: z.string(),
  live: z.array(z.enum(LIVE)),
  components: z.array(z.object({ component: storedComponent, resolved })),
});
export type RenderedPage = z.output<typeof rendered>;

const reads = { access: PAGE_READERS, write: false, assumed: true } as const;

/** Pages as customers see them (docs/domain/home-rendering.md#render). */
export const homeRenderApi = service('platform', '/cms/api', {
  /** A version of a page, as a company shows it; without a number the newest one. */
  render: get('/homeConfig/:id/render', z.object({ id, versionNo, ...viewer }), rendered, reads),
  /** The page that a company shows at a moment, according to the plans. */
  current: get('/appHome/current', z.object(viewer), rendered, reads),
  /** The moments at which the page changes, and the changes; at most 92 days. */
  moments: get(
    '/appHome/moments',
    z.object({ branchId: erpCode, customerType, from: dateTime, to: dateTime }),
    z.object({ moments: z.array(z.object({ time: z.string(), text: z.string() })) }),
    reads,
  ),
  /**
   * The address of a public page with just this preview, valid for thirty minutes; without a page id what the company
   * shows.
   */
  link: post(
    '/appHome/previewLink',
    z.object({ pageId: id.optional(), versionNo, ...viewer }),
    z.object({ url: z.string(), until: z.string() }),
    { access: { buttons: ['appHomePreview_qr'] }, write: false, assumed: true },
  ),
});
