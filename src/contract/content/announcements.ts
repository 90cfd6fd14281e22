import * as z from 'zod';
import type { ButtonCode } from '../buttons';
import { page, pageQuery, post, service } from '../endpoint';
import { code, dateTime, done, filter, FLAG, flag, id, orNull, text, version } from '../fields';

export const ANNOUNCE_TYPE = { system: 1, business: 2, fair: 3 } as const;
/** Whom it is for (domain/07 §7.5); those of a fair's guests are built. */
export const ANNOUNCE_TARGET = { everyone: 1, branch: 2, role: 3, customerType: 4, users: 5, fairGuests: 6 } as const;
export const PUBLISH_STATUS = { published: 0, waiting: 1, takenDown: 2 } as const;

/** Beside the Chinese; whoever's language is missing reads that. */
const inLanguage = z.object({ title: text(50).min(1), content: text(10_000).min(1) });
const languages = z.object({ en: inLanguage, es: inLanguage, ja: inLanguage }).partial();
export type AnnouncementLanguages = z.output<typeof languages>;

const announcement = z.object({
  announcementId: z.string(),
  title: z.string(),
  content: z.string(),
  announceType: z.enum(ANNOUNCE_TYPE),
  targetType: z.enum(ANNOUNCE_TARGET),
  tradeFairId: z.string(),
  tradeFairSubject: z.string(),
  /** Invitations of the fair that are not withdrawn. */
  targetCount: z.number().int(),
  top: z.enum(FLAG),
  startTime: z.string().nullable(),
  endTime: z.string().nullable(),
  planTime: z.string().nullable(),
  publishStatus: z.enum(PUBLISH_STATUS),
  publishTime: z.string().nullable(),
  languages,
  createdByName: z.string(),
  gmtModified: z.string(),
  version: z.number().int(),
});
export type Announcement = z.infer<typeof announcement>;

const form = {
  title: text(50).min(1),
  content: text(10_000).min(1),
  top: flag.default(0),
  startTime: orNull(dateTime),
  endTime: orNull(dateTime),
  /** Published then by itself. */
  planTime: orNull(dateTime),
  languages: languages.default({}),
};

const one = z.object({ announcementId: id, version });
const action = (button: ButtonCode, verb: 'add' | 'edit' | 'status' | 'delete') =>
  ({ access: { buttons: [button] }, write: true, log: [verb, 'announcement'], assumed: true }) as const;
const saved = z.object({ announcementId: z.string() });

/** Announcements to the guests of fairs (domain/02 §2.10, domain/07 §7.5): they stand on the page of the invitation. */
export const announcementApi = service('platform', '/cms/api/announcement/v2', {
  page: post(
    '/page',
    pageQuery({ title: filter(50), publishStatus: code(PUBLISH_STATUS).optional(), tradeFairId: id.optional() }, [
      'gmtModified',
      'title',
    ]),
    page(announcement),
    { access: { pages: ['announcementV2'] }, write: false, assumed: true },
  ),
  add: post('/add', z.object({ tradeFairId: id, ...form }), saved, action('announcementV2_add', 'add')),
  /** Once it is published its title and its fair stay. */
  update: post(
    '/update',
    z.object({ ...form, announcementId: id, version }),
    saved,
    action('announcementV2_edit', 'edit'),
  ),
  publish: post('/publish', one, done, action('announcementV2_publish', 'status')),
  takeDown: post('/takeDown', one, done, action('announcementV2_takeDown', 'status')),
  /** Guests do not find it any more; it stays in the list. */
  recall: post('/recall', one, done, action('announcementV2_recall', 'status')),
  delete: post('/delete', one, done, action('announcementV2_del', 'delete')),
});
