import * as z from 'zod';
import { get, PAGE_SIZES, post, service } from '../endpoint';
import { code, done, FLAG, flag, id, plainText, version } from '../fields';

/** Who sees a view; only users with `roleManage_edit` may share it (docs/adr/0021). */
export const VIEW_SHARE = { own: 1, role: 2, branch: 3, everybody: 4 } as const;
export type ViewShare = (typeof VIEW_SHARE)[keyof typeof VIEW_SHARE];

export const DENSITIES = ['large', 'middle', 'small'] as const;
/** Pixels. */
export const COLUMN_WIDTH = { least: 48, most: 1200 } as const;
/** The most characters of JSON: all views of a user are loaded with his first list. */
const MOST_CONTENT = 6000;

const key = z.string().min(1).max(64);
const single = z.union([z.string().max(500), z.number(), z.boolean()]);
const value = z.union([single, z.array(single).max(200)]);

/** The settings of a list; parts that the screen no longer knows are ignored when the view is opened. */
const content = z
  .object({
    /** As the fields of the search form hold it; moments as `yyyy-MM-dd HH:mm:ss`. */
    filters: z.record(key, value),
    sort: z.object({ orderBy: key, orderDir: z.enum(['asc', 'desc']) }).optional(),
    /** The columns in their order. */
    columns: z
      .array(
        z.object({
          key,
          hidden: z.boolean().optional(),
          fixed: z.enum(['left', 'right']).optional(),
          width: z.number().int().min(COLUMN_WIDTH.least).max(COLUMN_WIDTH.most).optional(),
        }),
      )
      .max(100),
    density: z.enum(DENSITIES).optional(),
    pageSize: z
      .number()
      .refine((size) => PAGE_SIZES.some((one) => one === size))
      .optional(),
  })
  .refine((given) => JSON.stringify(given).length <= MOST_CONTENT);
export type ViewContent = z.output<typeof content>;

/** The address of the page, and the key field of the list on it: `/sale/guestManage#guestId`. */
const listKey = z.string().regex(/^\/[\w/.-]{0,120}#\w{0,60}$/);

const form = {
  listKey,
  name: plainText(30).min(1),
  share: code(VIEW_SHARE),
  /** The role with which the view is shared. */
  roleId: id.optional(),
  /** Lists open with the default view: the user's own, else that of his role, else that of the branch. */
  isDefault: flag,
  content,
};

const savedView = z.object({
  viewId: z.string(),
  listKey: z.string(),
  name: z.string(),
  share: z.enum(VIEW_SHARE),
  roleId: z.string().nullable(),
  /** The name of the role or branch with which the view is shared. */
  shareName: z.string(),
  isDefault: z.enum(FLAG),
  content,
  createdByName: z.string(),
  /** Whether the user may change and delete the view. */
  editable: z.boolean(),
  version: z.number().int(),
});
export type SavedView = z.infer<typeof savedView>;

const saved = savedView.pick({ viewId: true, version: true });
const write = (verb: 'edit' | 'delete') =>
  ({ access: 'session', write: true, log: [verb, 'savedView'], assumed: true }) as const;

/** Named settings of lists: filters, order, columns, density, page size. */
export const savedViewApi = service('platform', '/platformuser/api/view', {
  /** All views that the user may see, of every list: read once, so that no list has to wait for its own. */
  mine: get('/mine', z.object({}), z.array(savedView), { access: 'session', write: false, assumed: true }),
  /** Without an id, the view is new. */
  save: post('/save', z.object({ ...form, id: id.optional(), version: version.optional() }), saved, write('edit')),
  delete: post('/delete/:id', z.object({ id, version }), done, write('delete')),
});
