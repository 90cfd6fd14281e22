import * as z from 'zod';
import type { ButtonCode } from '../buttons';
import { page, pageQuery, post, service } from '../endpoint';
import { code, dateTime, done, filter, FLAG, flag, id, orNull, plainText, text, version } from '../fields';
import { PUBLISH_STATUS } from './publishing';

export { PUBLISH_STATUS } from './publishing';

export const ANNOUNCE_TYPE = { system: 1, business: 2, fair: 3 } as const;
/** Whom it is for (docs/domain/content.md#announcements); those of a fair's guests are built. */
export const ANNOUNCE_TARGET = { everyone: 1, branch: 2, role: 3, customerType: 4, users: 5, fairGuests: 6 } as const;

export const MAX_POPUPS = 3;

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
  /** Of them, those who have opened it; their share in per cent, with two decimals. */
  readCount: z.number().int(),
  readRate: z.string(),
  confirmedCount: z.number().int(),
  top: z.enum(FLAG),
  popup: z.enum(FLAG),
  popupTimes: z.number().int(),
  mustRead: z.enum(FLAG),
  confirmText: z.string(),
  startTime: z.string().nullable(),
  endTime: z.string().nullable(),
  planTime: z.string().nullable(),
  publishStatus: z.enum(PUBLISH_STATUS),
  publishTime: z.string().nullable(),
  /** Taken back; null again once it is published anew. */
  recallTime: z.string().nullable(),
  languages,
  createdByName: z.string(),
  gmtModified: z.string(),
  version: z.number().int(),
});
export type Announcement = z.infer<typeof announcement>;

const reader = z.object({
  guestId: z.string(),
  guestName: z.string(),
  /** Masked. */
  phone: z.string(),
  customerName: z.string(),
  isRead: z.enum(FLAG),
  readTime: z.string().nullable(),
  staySec: z.number().int(),
  confirmed: z.enum(FLAG),
  confirmTime: z.string().nullable(),
});
export type AnnouncementReader = z.infer<typeof reader>;

const form = {
  title: text(50).min(1),
  content: text(10_000).min(1),
  top: flag.default(0),
  /** Shown in a window when the page is opened, so many times to each. */
  popup: flag.default(0),
  popupTimes: z.coerce.number().int().min(1).max(MAX_POPUPS).default(1),
  /** Stays marked until it is confirmed, by a button that says this. */
  mustRead: flag.default(0),
  confirmText: plainText(10).default(''),
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

/**
 * Announcements to the guests of fairs (docs/domain/content.md#announcements): they stand on the page of the
 * invitation.
 */
export const announcementApi = service('platform', '/cms/api/announcement/v2', {
  page: post(
    '/page',
    pageQuery(
      {
        title: filter(50),
        publishStatus: code(PUBLISH_STATUS).optional(),
        mustRead: flag.optional(),
        tradeFairId: id.optional(),
      },
      ['gmtModified', 'title'],
    ),
    page(announcement),
    { access: { pages: ['announcementV2'] }, write: false, assumed: true, reads: ['invitation'] },
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
  /** Guests do not find it any more, and it is marked as taken back; who has read it stays known. */
  recall: post('/recall', one, done, action('announcementV2_recall', 'status')),
  /** Another one to be published, without its times. */
  copy: post('/copy', z.object({ announcementId: id }), saved, action('announcementV2_copy', 'add')),
  /** Each guest whose invitation is valid, and what he has read of it. */
  readPage: post(
    '/readPage',
    pageQuery(
      {
        announcementId: id,
        isRead: flag.optional(),
        confirmed: flag.optional(),
        guestName: filter(20),
        customerName: filter(100),
      },
      ['readTime', 'guestName'],
    ),
    page(reader),
    { access: { buttons: ['announcementV2_readReport'] }, write: false, assumed: true, reads: ['invitation'] },
  ),
  delete: post('/delete', one, done, action('announcementV2_del', 'delete')),
});
