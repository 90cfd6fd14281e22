import * as z from 'zod';
import { post, service } from '../endpoint';
import { done, FLAG, flag, id } from '../fields';
import { attachmentLink } from './attachment-link';

/** The latest of them; so many windows at one start at most. */
export const MAX_INBOX = 50;
export const MAX_WINDOWS = 20;
/** A look of this many seconds counts as read. */
export const READ_SECONDS = 2;
/** How often a user may put off what must be read. */
export const MAX_DEFERRALS = 3;

const listed = {
  announcementId: z.string(),
  title: z.string(),
  publishTime: z.string(),
  top: z.enum(FLAG),
  mustRead: z.enum(FLAG),
  /** What must be read is unread until it is confirmed. */
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
  /** What the button says; empty: what it says by itself. */
  confirmText: z.string(),
  minSeconds: z.number().int(),
  confirmBy: z.string().nullable(),
  /** It was not confirmed by `confirmBy`. */
  overdue: z.enum(FLAG),
  /** How often it can still be put off; never after `confirmBy`. */
  deferralsLeft: z.number().int(),
});
export type InboxAnnouncement = z.infer<typeof whole>;

/** What users of the console are told (docs/domain/content.md#inbox): apart, since the frame of every page asks it. */
export const inboxApi = service(
  'platform',
  '/cms/api/announcement/inbox',
  {
    /** The caller's announcements, and what comes up in windows by itself: what must be read first, the oldest first. */
    mine: post(
      '/mine',
      z.object({}),
      z.object({ unread: z.number().int(), items: z.array(item), windows: z.array(whole) }),
      { access: 'session', write: false, assumed: true },
    ),
    open: post('/open', z.object({ announcementId: id }), whole, { access: 'session', write: false, assumed: true }),
    /** How long it stood open, and whether it came up by itself, was put off or confirmed. */
    read: post(
      '/read',
      z.object({
        announcementId: id,
        /** The one that was looked at; another one by now → 49001. */
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
