import * as z from 'zod';
import type { ButtonCode } from '../buttons';
import { get, page, pageQuery, post, service } from '../endpoint';
import {
  code,
  codes,
  confirmation,
  done,
  erpCode,
  filter,
  FLAG,
  flag,
  id,
  orNone,
  period,
  plainText,
  text,
  version,
} from '../fields';
import { ANNOUNCE_TYPE, MAX_ATTACHMENTS } from './announcements';
import { attachmentLink } from './attachment-link';
import { audience, customerType, PUBLISH_STATUS, publishedRow, schedule } from './publishing';

export { ANNOUNCE_TYPE, MAX_ATTACHMENTS } from './announcements';

const MAX_CONTENT = 10_000;
/** The most announcements in the app's own list. */
export const MAX_SHOWN = 20;

const announcement = z.object({
  announcementId: z.string(),
  title: z.string(),
  announceType: z.enum(ANNOUNCE_TYPE),
  /** Sanitised HTML. */
  content: z.string(),
  top: z.enum(FLAG),
  attachments: z.array(attachmentLink),
  /** How often the announcement was opened in the app while it was published. */
  readCount: z.number().int(),
  ...publishedRow,
});
export type BranchAnnouncement = z.infer<typeof announcement>;

const form = {
  title: plainText(50).min(1),
  announceType: code(ANNOUNCE_TYPE),
  content: text(MAX_CONTENT).min(1),
  branchIds: audience.branchIds,
  top: flag.default(0),
  startTime: schedule.startTime,
  endTime: schedule.endTime,
  attachments: orNone(z.array(id).max(MAX_ATTACHMENTS)),
};

const action = (button: ButtonCode, verb: 'add' | 'edit' | 'status' | 'delete') =>
  ({ access: { buttons: [button] }, write: true, log: [verb, 'branchAnnouncement'], assumed: true }) as const;
const one = z.object({ announcementId: id, version });
/** Asks for a confirmation where pages use the announcement (43722). */
const asked = one.extend(confirmation);
const saved = z.object({ announcementId: z.string() });

/** Announcements of companies to the users of their app (docs/domain/publishing.md#announcements-of-companies). */
export const branchAnnouncementApi = service('platform', '/cms/api/announcement', {
  page: post(
    '/page',
    pageQuery(
      {
        title: filter(50),
        announceType: code(ANNOUNCE_TYPE).optional(),
        publishStatus: code(PUBLISH_STATUS).optional(),
        gmtModified: period.optional(),
      },
      ['title', 'startTime', 'readCount', 'gmtModified'],
    ),
    page(announcement),
    { access: { pages: ['announcement'] }, write: false, assumed: true },
  ),
  add: post('/add', z.object(form), saved, action('announcement_add', 'add')),
  /** Changes an announcement; once it is published its title cannot change. */
  update: post(
    '/update',
    z.object({ ...form, announcementId: id, version }),
    saved,
    action('announcement_edit', 'edit'),
  ),
  publish: post('/publish', one, done, action('announcement_publish', 'status')),
  takeDown: post('/takeDown', asked, done, action('announcement_takeDown', 'status')),
  delete: post('/delete', asked, done, action('announcement_del', 'delete')),
});

/** An announcement as the app shows it. */
const shown = announcement.pick({
  ...({ announcementId: true, title: true, announceType: true, content: true, top: true } as const),
  attachments: true,
});

/**
 * The calls of the app for announcements; anybody may make them (docs/domain/publishing.md#announcements-of-companies).
 */
export const branchAnnouncementAppApi = service('platform', '/cms/api/app/announcement', {
  shown: get(
    '/shown',
    z.object({
      branchId: erpCode,
      customerType: customerType.optional(),
      announceTypes: codes(ANNOUNCE_TYPE).optional(),
    }),
    z.object({ announcements: z.array(shown.extend({ publishTime: z.string() })).max(MAX_SHOWN) }),
    { access: 'public', write: false, anyBranch: true, assumed: true },
  ),
  /** Counts that an announcement was opened; one that is no longer shown is not counted. */
  read: post('/read', z.object({ announcementId: id }), done, {
    ...{ access: 'public', write: true, log: ['view', 'branchAnnouncement'], assumed: true },
  }),
});
