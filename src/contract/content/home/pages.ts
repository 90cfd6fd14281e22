import * as z from 'zod';
import type { ButtonCode } from '../../buttons';
import { get, page, pageQuery, post, service } from '../../endpoint';
import { code, done, erpCode, filter, FLAG, id, plainText, version } from '../../fields';
import { PUBLISH_STATUS } from '../announcements';

export const CLIENT_KIND = { mobile: 0 } as const;
export const APP = { yiyaotong: 0 } as const;
export const MAX_PAGE_BRANCHES = 500;

const homePage = z.object({
  pageId: z.string(),
  pageName: z.string(),
  clientKind: z.enum(CLIENT_KIND),
  app: z.enum(APP),
  /** The company that the page belongs to. */
  branchId: z.string(),
  branchIds: z.array(z.string()),
  branchNames: z.array(z.string()),
  /** The newest version, and whether it is a draft. */
  versionNo: z.number().int(),
  baseVersionNo: z.number().int().nullable(),
  isDraft: z.enum(FLAG),
  /** Follows from what branches show at this moment. */
  publishStatus: z.enum(PUBLISH_STATUS),
  /** When the page last began to show, when it is planned to show next, and when it was taken down last. */
  publishTime: z.string().nullable(),
  planTime: z.string().nullable(),
  takeDownTime: z.string().nullable(),
  /** Whether a plan of the page is in force or to come. */
  isPlanned: z.enum(FLAG),
  backgroundColor: z.string(),
  shareTitle: z.string(),
  /** Whether the user may change the page: it belongs to his company, or to one below. */
  isEditable: z.enum(FLAG),
  updatedByName: z.string(),
  gmtModified: z.string(),
  version: z.number().int(),
});
export type HomePage = z.infer<typeof homePage>;

const colour = z.string().regex(/^(#[0-9A-Fa-f]{6})?$/);

const form = {
  pageName: plainText(30).min(1),
  clientKind: code(CLIENT_KIND).default(CLIENT_KIND.mobile),
  app: code(APP).default(APP.yiyaotong),
  branchIds: z.array(erpCode).min(1).max(MAX_PAGE_BRANCHES),
  backgroundColor: colour.default(''),
  shareTitle: plainText(30).default(''),
};

const made = z.object({ pageId: z.string(), versionNo: z.number().int(), version: z.number().int() });

/** The pages and buttons that allow to read home pages. */
export const PAGE_READERS = { pages: ['homeConfig', 'appHome', 'appHomePreview'] } as const;

type Verb = 'add' | 'edit' | 'status' | 'delete';
/** A write of home pages. */
export const changesPages = (verb: Verb, ...buttons: readonly ButtonCode[]) =>
  ({ access: { buttons }, write: true, log: [verb, 'homePage'], assumed: true }) as const;

/** Home pages of the app: their names and owners (docs/domain/home-pages.md#pages). */
export const homeConfigApi = service('platform', '/cms/api/homeConfig', {
  page: post(
    '/page',
    pageQuery(
      {
        pageName: filter(30),
        app: code(APP).optional(),
        branchId: erpCode.optional(),
        publishStatus: code(PUBLISH_STATUS).optional(),
      },
      ['gmtModified', 'pageName'],
    ),
    page(homePage),
    { access: PAGE_READERS, write: false, assumed: true },
  ),
  /** Adds a page with an empty draft. */
  add: post('/add', z.object(form), made, changesPages('add', 'homeConfig_add')),
  update: post('/update/:id', z.object({ id, version, ...form }), done, changesPages('edit', 'homeConfig_design')),
  /** Deletes a page that is neither shown nor planned. */
  delete: post('/delete/:id', z.object({ id, version }), done, changesPages('delete', 'homeConfig_del')),
  /** Copies a page: the new one has the newest content as a draft, and no plans. */
  copy: post('/copy/:id', z.object({ id }), made, changesPages('add', 'homeConfig_copy')),
  detail: get('/:id', z.object({ id }), homePage, { access: PAGE_READERS, write: false, assumed: true }),
});
