import * as z from 'zod';
import { post, service } from '../endpoint';
import { done, FLAG, flag, id } from '../fields';
import { attachmentLink } from './attachment-link';

/** The most announcements in an inbox, the latest ones; also the most windows at one start. */
export const MAX_INBOX = 50;
export const MAX_WINDOWS = 20;
/** An announcement counts as read after so many seconds. */
export const READ_SECONDS = 2;
/** How often a user may defer an announcement that must be read. */
export const MAX_DEFERRALS = 3;

const listed = {
  announcementId: z.string(),
  title: z.string(),
  publishTime: z.string(),
  top: z.enum(FLAG),
  mustRead: z.enum(FLAG),
  /** An announcement that must be read counts as unread until it is confirmed. */
  unread: z.boolean(),
};
const item = z.object(listed);
export type InboxItem = z.infer<typeof item>;

const whole = z.object({
  ...listed,
  content: z.string(),
  attachments: z.array(attachmentLink),
  revision: z.number().int(),
  confirmed: z.enum(FLAG),
  /** The text of the button; empty for the default text. */
  confirmText: z.string(),
  minSeconds: z.number().int(),
  confirmBy: z.string().nullable(),
  /** The announcement was not confirmed by `confirmBy`. */
  overdue: z.enum(FLAG),
  /** How often the announcement can still be deferred; 0 after `confirmBy`. */
  deferralsLeft: z.number().int(),
});
export type InboxAnnouncement = z.infer<typeof whole>;

/**
 * The inbox of users of the console (docs/domain/content.md#inbox): a service of its own, because the frame of every
 * page calls it.
 */
export const inboxApi = service(
  'platform',
  '/cms/api/announcement/inbox',
  {
    /** The caller's announcements, and those that open in windows: first those that must be read, the oldest first. */
    mine: post(
      '/mine',
      z.object({}),
      z.object({ unread: z.number().int(), items: z.array(item), windows: z.array(whole) }),
      { access: 'session', write: false, assumed: true },
    ),
    open: post('/open', z.object({ announcementId: id }), whole, { access: 'session', write: false, assumed: true }),
    /** Reports how long an announcement was open, and whether it opened by itself, was deferred or was confirmed. */
    read: post(
      '/read',
      z.object({
        announcementId: id,
        /** The revision that was read; if there is a newer one → 49001. */
        revision: z.coerce.number().int().min(1),
        staySec: z.coerce.number().int().min(0).max(86_400).default(0),
        popped: flag.default(0),
        deferred: flag.default(0),
        confirmed: flag.default(0),
      }),
      done,
      { access: 'session', write: true, log: ['edit', 'announcement'], assumed: true },
    ),
  },
  { reads: ['announcement'] },
);
