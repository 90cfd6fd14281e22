import * as z from 'zod';
import type { ButtonCode } from '../buttons';
import { get, page, pageQuery, post, service } from '../endpoint';
import {
  batchResult,
  chosen,
  code,
  dateTime,
  done,
  erpCode,
  filter,
  id,
  orNull,
  period,
  plainText,
  version,
} from '../fields';
import { JUMP_TYPE, jump } from './jump';
import { audience, PUBLISH_STATUS, publishedRow } from './publishing';

/** The position of a banner in the app. */
export const BANNER_POSITION = { homeTop: 1, homeMiddle: 2, category: 3, launch: 4, popup: 5 } as const;
/** The most banners that show at one position of a company at one time (43702). */
export const MAX_BANNERS = 10;

const banner = z.object({
  bannerId: z.string(),
  bannerName: z.string(),
  image: z.string(),
  /** Signed; it expires. */
  imageUrl: z.string(),
  position: z.enum(BANNER_POSITION),
  jumpType: z.enum(JUMP_TYPE),
  jump,
  /** The target of the banner, as an address that opens it. */
  jumpTarget: z.string(),
  sort: z.number().int(),
  clickCount: z.number().int(),
  ...publishedRow,
});
export type Banner = z.infer<typeof banner>;

const form = {
  bannerName: plainText(30).min(1),
  image: id,
  position: code(BANNER_POSITION),
  jump,
  ...audience,
  startTime: dateTime,
  endTime: dateTime,
  planTime: orNull(dateTime),
  sort: z.coerce.number().int().min(1).max(99_999_999).default(100),
};

const filters = {
  bannerName: filter(30),
  position: code(BANNER_POSITION).optional(),
  publishStatus: code(PUBLISH_STATUS).optional(),
  branchId: erpCode.optional(),
  startTime: period.optional(),
};

const action = (button: ButtonCode, verb: 'add' | 'edit' | 'status' | 'delete') =>
  ({ access: { buttons: [button] }, write: true, log: [verb, 'banner'], assumed: true }) as const;
const one = z.object({ bannerId: id, version });
const saved = z.object({ bannerId: z.string() });
const many = chosen(id, filters);

/** A banner as the app shows it. */
const shown = z.object({
  bannerId: z.string(),
  bannerName: z.string(),
  imageUrl: z.string(),
  jump,
});

/** Pictures that lead somewhere, at positions in the app (docs/domain/publishing.md#banners). */
export const bannerApi = service('platform', '/cms/api/banner', {
  page: post(
    '/page',
    pageQuery(filters, ['bannerName', 'startTime', 'sort', 'clickCount', 'gmtModified']),
    page(banner),
    {
      ...{ access: { pages: ['banner'] }, write: false, assumed: true },
    },
  ),
  add: post('/add', z.object(form), saved, action('banner_add', 'add')),
  /** Changes a banner; once it is published its name and its target cannot change. */
  update: post('/update', z.object({ ...form, bannerId: id, version }), saved, action('banner_edit', 'edit')),
  publish: post('/publish', one, done, action('banner_publish', 'status')),
  takeDown: post('/takeDown', one, done, action('banner_takeDown', 'status')),
  batchTakeDown: post('/batchTakeDown', z.object(many), batchResult, action('banner_batchTakeDown', 'status')),
  batchTakeDownPreview: post('/batchTakeDown/preview', z.object(many), batchResult, {
    ...{ access: { buttons: ['banner_batchTakeDown'] }, write: false, assumed: true },
  }),
  delete: post('/delete', one, done, action('banner_del', 'delete')),
});

/** The calls of the app for its banners; anybody may make them (docs/domain/publishing.md#banners). */
export const bannerAppApi = service('platform', '/cms/api/app/banner', {
  shown: get(
    '/shown',
    z.object({
      branchId: erpCode,
      position: code(BANNER_POSITION),
      customerType: z
        .string()
        .regex(/^\d{1,4}$/)
        .optional(),
    }),
    z.object({ banners: z.array(shown) }),
    { access: 'public', write: false, anyBranch: true, assumed: true },
  ),
  /** Counts a click; clicks on a banner that is no longer shown do not count. */
  click: post('/click', z.object({ bannerId: id }), done, {
    ...{ access: 'public', write: true, log: ['view', 'banner'], assumed: true },
  }),
});
