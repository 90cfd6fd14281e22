import * as z from 'zod';
import type { ButtonCode } from '../buttons';
import { page, pageQuery, post, service } from '../endpoint';
import {
  code,
  dateTime,
  done,
  erpCode,
  filter,
  FLAG,
  flag,
  id,
  orNone,
  orNull,
  plainText,
  text,
  version,
} from '../fields';
import { attachmentLink } from './attachment-link';
import { PUBLISH_STATUS } from './publishing';

export { PUBLISH_STATUS } from './publishing';

export const ANNOUNCE_TYPE = { system: 1, business: 2, fair: 3 } as const;
/** The audience of an announcement (docs/domain/content.md#audience). */
export const ANNOUNCE_TARGET = { everyone: 1, branch: 2, role: 3, customerType: 4, users: 5, fairGuests: 6 } as const;

export type AnnounceTarget = (typeof ANNOUNCE_TARGET)[keyof typeof ANNOUNCE_TARGET];

export const MAX_POPUPS = 3;
/** How many seconds a reader must wait before he can confirm: at most, and by default. */
export const MAX_SECONDS = 30;
export const USUAL_SECONDS = 5;
export const MAX_REMIND_DAYS = 10;
const LAST_REMIND_DAY = 365;
const MOST_TARGETS = 400;
export const MAX_ATTACHMENTS = 5;

/** The channels of a reminder. */
export const REMIND_CHANNEL = { inApp: 1, sms: 2 } as const;

/** A translation; readers whose language is missing get the Chinese text. */
const inLanguage = z.object({ title: text(50).min(1), content: text(10_000).min(1) });
const languages = z.object({ en: inLanguage, es: inLanguage, ja: inLanguage }).partial();
export type AnnouncementLanguages = z.output<typeof languages>;

const counts = {
  /** The users in the audience at publication, and those who joined it since. */
  targetCount: z.number().int(),
  /**
   * Readers who had it open for at least two seconds, and their share in per cent; empty where the audience has nobody.
   */
  readCount: z.number().int(),
  readRate: z.string(),
  confirmedCount: z.number().int(),
  confirmRate: z.string(),
  /** Users who are still in the audience and have not read it; if it must be read: have not confirmed it. */
  unreadCount: z.number().int(),
};

const announcement = z.object({
  announcementId: z.string(),
  title: z.string(),
  content: z.string(),
  announceType: z.enum(ANNOUNCE_TYPE),
  targetType: z.enum(ANNOUNCE_TARGET),
  targetIds: z.array(z.string()),
  /** The names of the targets, ten at most. */
  targetText: z.string(),
  /** The fair to whose guests the announcement is addressed, or to which it belongs; empty where there is none. */
  tradeFairId: z.string(),
  tradeFairSubject: z.string(),
  ...counts,
  /** The size of the audience at publication, how many joined since, and how many left. */
  frozenCount: z.number().int(),
  joinedCount: z.number().int(),
  leftCount: z.number().int(),
  /** How many readers had not confirmed it by `confirmBy`. */
  overdueCount: z.number().int(),
  top: z.enum(FLAG),
  popup: z.enum(FLAG),
  popupTimes: z.number().int(),
  mustRead: z.enum(FLAG),
  minSeconds: z.number().int(),
  confirmBy: z.string().nullable(),
  confirmText: z.string(),
  remindDays: z.array(z.number().int()),
  revision: z.number().int(),
  remindCount: z.number().int(),
  lastRemindTime: z.string().nullable(),
  /**
   * Whether the user may send reminders as text messages: only the headquarters, and only for announcements that must
   * be read.
   */
  canSms: z.boolean(),
  startTime: z.string().nullable(),
  endTime: z.string().nullable(),
  planTime: z.string().nullable(),
  publishStatus: z.enum(PUBLISH_STATUS),
  publishTime: z.string().nullable(),
  /** When it was recalled; null again once it is published anew. */
  recallTime: z.string().nullable(),
  languages,
  attachments: z.array(attachmentLink),
  createdByName: z.string(),
  gmtModified: z.string(),
  version: z.number().int(),
});
export type Announcement = z.infer<typeof announcement>;

const reader = z.object({
  readerId: z.string(),
  readerName: z.string(),
  /** Masked. */
  phone: z.string(),
  /** For a guest: the name of the customer. */
  customerName: z.string(),
  branchId: z.string(),
  isRead: z.enum(FLAG),
  readTime: z.string().nullable(),
  staySec: z.number().int(),
  confirmed: z.enum(FLAG),
  confirmTime: z.string().nullable(),
  /** When the reader last confirmed an earlier revision. */
  earlierConfirmTime: z.string().nullable(),
  overdue: z.enum(FLAG),
  deferrals: z.number().int(),
  remindedTimes: z.number().int(),
  joinTime: z.string(),
  leftTime: z.string().nullable(),
});
export type AnnouncementReader = z.infer<typeof reader>;

const ofBranch = z.object({
  branchId: z.string(),
  branchName: z.string(),
  ...counts,
  /** How many readers were sent reminders, including those who have read it since. */
  reminded: z.number().int(),
});
export type AnnouncementOfBranch = z.infer<typeof ofBranch>;

const target = z.object({ value: z.string(), label: z.string() });

const form = {
  title: text(50).min(1),
  content: text(10_000).min(1),
  announceType: code(ANNOUNCE_TYPE).default(ANNOUNCE_TYPE.fair),
  targetType: code(ANNOUNCE_TARGET).default(ANNOUNCE_TARGET.fairGuests),
  targetIds: orNone(z.array(erpCode).max(MOST_TARGETS)),
  /** The fair to whose guests it is addressed, or to which it belongs. */
  tradeFairId: orNull(id),
  top: flag.default(0),
  /** Shown in a window when the console or the invitation is opened, up to so many times for each reader. */
  popup: flag.default(0),
  popupTimes: z.coerce.number().int().min(1).max(MAX_POPUPS).default(1),
  /** Shown in a window at each start until it is confirmed by a button with this text. */
  mustRead: flag.default(0),
  minSeconds: z.coerce.number().int().min(0).max(MAX_SECONDS).default(USUAL_SECONDS),
  confirmBy: orNull(dateTime),
  confirmText: plainText(10).default(''),
  /** The days after publication on which readers are reminded, at nine o'clock. */
  remindDays: orNone(z.array(z.coerce.number().int().min(1).max(LAST_REMIND_DAY)).max(MAX_REMIND_DAYS)),
  startTime: orNull(dateTime),
  endTime: orNull(dateTime),
  /** When it is published automatically. */
  planTime: orNull(dateTime),
  languages: languages.default({}),
  /** File ids. */
  attachments: orNone(z.array(id).max(MAX_ATTACHMENTS)),
};

const one = z.object({ announcementId: id, version });
const action = (button: ButtonCode, verb: 'add' | 'edit' | 'status' | 'delete') =>
  ({ access: { buttons: [button] }, write: true, log: [verb, 'announcement'], assumed: true }) as const;
const saved = z.object({ announcementId: z.string() });
const readers = {
  announcementId: id,
  branchId: erpCode.optional(),
  readerName: filter(20),
  customerName: filter(100),
};

/** Announcements to users of the console and to the guests of fairs (docs/domain/content.md#announcements). */
export const announcementApi = service('platform', '/cms/api/announcement/v2', {
  page: post(
    '/page',
    pageQuery(
      {
        title: filter(50),
        announceType: code(ANNOUNCE_TYPE).optional(),
        target: code(ANNOUNCE_TARGET).optional(),
        publishStatus: code(PUBLISH_STATUS).optional(),
        mustRead: flag.optional(),
        tradeFairId: id.optional(),
      },
      ['gmtModified', 'title', 'planTime'],
    ),
    page(announcement),
    { access: { pages: ['announcementV2'] }, write: false, assumed: true, reads: ['invitation'] },
  ),
  /**
   * Roles, customer types, users and fairs that an announcement can be addressed to; companies have a tree of their
   * own.
   */
  targets: post(
    '/targets',
    pageQuery(
      { targetType: code(ANNOUNCE_TARGET), keyword: filter(50), ids: z.array(erpCode).max(MOST_TARGETS).optional() },
      [],
    ),
    page(target),
    { access: { pages: ['announcementV2'] }, write: false, assumed: true },
  ),
  add: post('/add', z.object(form), saved, action('announcementV2_add', 'add')),
  /**
   * Changes an announcement; once it is published its title and its target cannot change. `reconfirm`: earlier
   * confirmations no longer count.
   */
  update: post(
    '/update',
    z.object({ ...form, announcementId: id, version, reconfirm: flag.default(0) }),
    saved,
    action('announcementV2_edit', 'edit'),
  ),
  publish: post('/publish', one, done, action('announcementV2_publish', 'status')),
  takeDown: post('/takeDown', one, done, action('announcementV2_takeDown', 'status')),
  /** Recalls an announcement: readers no longer find it, and it is marked as recalled; who has read it stays known. */
  recall: post('/recall', one, done, action('announcementV2_recall', 'status')),
  /** Copies an announcement without its times. */
  copy: post('/copy', z.object({ announcementId: id }), saved, action('announcementV2_copy', 'add')),
  /** Takes over announcements of companies, each once, as taken-down announcements for the same companies. */
  migrate: post(
    '/migrate',
    z.object({}),
    z.object({ migrated: z.number().int() }),
    action('announcementV2_migrate', 'add'),
  ),
  /** The whole audience of an announcement, and how far each has read it. */
  readPage: post(
    '/readPage',
    pageQuery({ ...readers, isRead: flag.optional(), confirmed: flag.optional() }, ['readTime', 'readerName']),
    page(reader),
    { access: { buttons: ['announcementV2_readReport'] }, write: false, assumed: true, reads: ['invitation'] },
  ),
  /** The part of the audience that has not read it, or not confirmed an announcement that must be read. */
  unreadPage: post('/unreadPage', pageQuery(readers, ['joinTime', 'readerName']), page(reader), {
    access: { buttons: ['announcementV2_unread'] },
    write: false,
    assumed: true,
    reads: ['invitation'],
  }),
  /** The figures of reading by company. */
  readByBranch: post(
    '/readByBranch',
    pageQuery({ announcementId: id, branchId: erpCode.optional() }, []),
    page(ofBranch),
    {
      access: { buttons: ['announcementV2_readReport'] },
      write: false,
      assumed: true,
      reads: ['invitation'],
    },
  ),
  /** Reminds everybody who has not read it so far; by hand once a day at most. */
  remind: post(
    '/remind/:id',
    z.object({ id, channel: code(REMIND_CHANNEL).default(REMIND_CHANNEL.inApp), branchId: erpCode.optional() }),
    z.object({
      targetCount: z.number().int(),
      readCount: z.number().int(),
      confirmedCount: z.number().int(),
      reminded: z.number().int(),
    }),
    action('announcementV2_remind', 'edit'),
  ),
  delete: post('/delete', one, done, action('announcementV2_del', 'delete')),
});
