import * as z from 'zod';
import type { ButtonCode } from '../buttons';
import { get, page, pageQuery, post, service } from '../endpoint';
import {
  code,
  confirmation,
  done,
  erpCode,
  filter,
  FLAG,
  flag,
  id,
  orEmpty,
  orNull,
  period,
  plainText,
  text,
  version,
} from '../fields';
import { jump } from './jump';
import { audience, PUBLISH_STATUS, publishedRow, schedule } from './publishing';

/** The type: an article of its own, a video or a page of the web, or a file. */
export const CONTENT_TYPE = { article: 1, video: 2, file: 3, link: 4 } as const;
/** The client that shows the content; there is only one so far. */
export const CONTENT_CLIENT = { mobile: 0 } as const;
export const APP = { yiyaotong: 0 } as const;

const MAX_BODY = 20_000;
const MAX_URL = 500;

const article = z.object({
  contentId: z.string(),
  /** `NR` and eight digits. */
  contentNo: z.string(),
  title: z.string(),
  contentType: z.enum(CONTENT_TYPE),
  categoryId: z.string(),
  categoryName: z.string(),
  cover: z.string(),
  coverUrl: z.string(),
  summary: z.string(),
  /** Sanitised HTML, for type 1. */
  body: z.string(),
  /** For types 2 and 4. */
  url: z.string(),
  /** For type 3. */
  fileId: z.string().nullable(),
  fileName: z.string(),
  fileUrl: z.string(),
  jump: jump.nullable(),
  jumpAddress: z.string(),
  clientKind: z.enum(CONTENT_CLIENT),
  app: z.enum(APP),
  top: z.enum(FLAG),
  readCount: z.number().int(),
  /** The address that opens the content in the app. */
  link: z.string(),
  ...publishedRow,
});
export type Article = z.infer<typeof article>;

const form = {
  title: plainText(60).min(1),
  contentType: code(CONTENT_TYPE),
  categoryId: id,
  cover: id,
  summary: orEmpty(plainText(120)),
  body: orEmpty(text(MAX_BODY)),
  url: orEmpty(text(MAX_URL)),
  fileId: orNull(id),
  jump: jump.nullish().transform((one) => one ?? null),
  ...audience,
  ...schedule,
};

const category = z.object({
  categoryId: z.string(),
  categoryName: z.string(),
  sort: z.number().int(),
  /** The number of contents in the category. */
  contentCount: z.number().int(),
  version: z.number().int(),
});
export type ContentCategory = z.infer<typeof category>;

type Verb = 'add' | 'edit' | 'status' | 'delete';
const action = (button: ButtonCode, verb: Verb, object = 'content') =>
  ({ access: { buttons: [button] }, write: true, log: [verb, object], assumed: true }) as const;
const one = z.object({ contentId: id, version });
/** Asks for a confirmation where pages use the content (43722). */
const asked = one.extend(confirmation);
const saved = z.object({ contentId: z.string() });

/** Contents of a company for its app (docs/domain/publishing.md#content). */
export const articleApi = service(
  'platform',
  '/cms/api/content',
  {
    page: post(
      '/page',
      pageQuery(
        {
          title: filter(60),
          contentType: code(CONTENT_TYPE).optional(),
          categoryId: id.optional(),
          publishStatus: code(PUBLISH_STATUS).optional(),
          publishTime: period.optional(),
        },
        ['title', 'contentNo', 'publishTime', 'readCount', 'gmtModified'],
      ),
      page(article),
      { access: { pages: ['contentList'] }, write: false, assumed: true },
    ),
    add: post('/add', z.object(form), saved, action('contentList_add', 'add')),
    /** Changes a content; once it is published, its title, its type and what it shows cannot change. */
    update: post('/update', z.object({ ...form, contentId: id, version }), saved, action('contentList_edit', 'edit')),
    publish: post('/publish', one, done, action('contentList_publish', 'status')),
    takeDown: post('/takeDown', asked, done, action('contentList_takeDown', 'status')),
    /** Puts a content before the others, or back. */
    top: post('/top', z.object({ contentId: id, version, top: flag }), done, action('contentList_top', 'edit')),
    delete: post('/delete', asked, done, action('contentList_del', 'delete')),
    categories: post('/category/list', z.object({}), z.array(category), {
      access: { pages: ['contentList'] },
      ...{ write: false, assumed: true },
    }),
    addCategory: post(
      '/category/add',
      z.object({ categoryName: plainText(20).min(1), sort: z.coerce.number().int().min(1).max(9999).default(100) }),
      z.object({ categoryId: z.string() }),
      action('contentList_category', 'add', 'contentCategory'),
    ),
    updateCategory: post(
      '/category/update',
      z.object({
        ...{ categoryId: id, version, categoryName: plainText(20).min(1) },
        sort: z.coerce.number().int().min(1).max(9999).default(100),
      }),
      done,
      action('contentList_category', 'edit', 'contentCategory'),
    ),
    /** Deletes a category; it must have no content. */
    deleteCategory: post(
      '/category/delete',
      z.object({ categoryId: id, version }),
      done,
      action('contentList_category', 'delete', 'contentCategory'),
    ),
  },
  { reads: ['contentCategory'] },
);

const shownArticle = z.object({
  ...{ contentId: z.string(), title: z.string(), contentType: z.enum(CONTENT_TYPE), summary: z.string() },
  ...{ coverUrl: z.string(), body: z.string(), url: z.string(), fileName: z.string(), fileUrl: z.string() },
  ...{ jump: jump.nullable(), publishTime: z.string() },
});

/** The calls of the app for content; anybody may make them. */
export const articleAppApi = service('platform', '/cms/api/app/content', {
  shown: get('/shown', z.object({ branchId: erpCode, contentId: id }), shownArticle, {
    ...{ access: 'public', write: false, anyBranch: true, assumed: true },
  }),
  /** Counts that a content was opened. */
  read: post('/read', z.object({ contentId: id }), done, {
    ...{ access: 'public', write: true, log: ['view', 'content'], assumed: true },
  }),
});
