import * as z from 'zod';
import { drill } from '../drill';
import { page, pageQuery, post, service } from '../endpoint';
import { code, dateTime, erpCode, filter, FLAG, id, period } from '../fields';

/** The kinds of content; so far only announcements are built. */
export const CONTENT_KIND = { announcement: 1, content: 2, survey: 3 } as const;

const drills = z.object({ targetCount: drill, readCount: drill, unreadCount: drill });
export type ReadFigure = keyof z.infer<typeof drills>;

const read = z.object({
  contentKind: z.enum(CONTENT_KIND),
  contentId: z.string(),
  contentTitle: z.string(),
  publishTime: z.string(),
  /** The users in the audience at publication, and those who joined it while it was published. */
  targetCount: z.number().int(),
  readCount: z.number().int(),
  /** Per cent with two decimals; empty where the audience has nobody. */
  readRate: z.string(),
  /** Users who are still in the audience and have not read it; if it must be read, have not confirmed it. */
  unreadCount: z.number().int(),
  avgReadSec: z.string(),
  lastReadTime: z.string().nullable(),
  remindCount: z.number().int(),
  remindTime: z.string().nullable(),
  canRemind: z.boolean(),
  drills: drills.partial(),
});
export type ContentRead = z.infer<typeof read>;

const reader = z.object({
  readerId: z.string(),
  readerName: z.string(),
  /** Masked. */
  phone: z.string(),
  customerName: z.string(),
  branchId: z.string(),
  readTime: z.string().nullable(),
  staySec: z.number().int(),
  confirmed: z.enum(FLAG),
  remindCount: z.number().int(),
});
export type ContentReader = z.infer<typeof reader>;

const readers = pageQuery(
  {
    contentId: id,
    branchId: erpCode.optional(),
    readerName: filter(20),
    customerName: filter(100),
    /** The moment at which the figure was counted. */
    asOf: dateTime.optional(),
  },
  ['readTime', 'readerName'],
);

/** Who was meant to read which announcement, and who has read it (docs/domain/reports.md#user-read). */
export const contentReadApi = service(
  'platform',
  '/cms/api/report/read',
  {
    page: post(
      '/page',
      pageQuery(
        {
          contentKind: code(CONTENT_KIND).optional(),
          contentTitle: filter(50),
          branchId: erpCode.optional(),
          publishTime: period.optional(),
        },
        ['publishTime', 'contentTitle'],
      ),
      page(read).extend({ asOf: z.string() }),
      { access: { pages: ['userReadReport'] }, write: false, assumed: true, reads: ['announcement'] },
    ),
    targetUsers: post('/targetUsers', readers, page(reader), {
      access: { buttons: ['userReadReport_readUsers', 'userReadReport_unreadUsers'] },
      write: false,
      assumed: true,
    }),
    readUsers: post('/readUsers', readers, page(reader), {
      access: { buttons: ['userReadReport_readUsers'] },
      write: false,
      assumed: true,
    }),
    unreadUsers: post('/unreadUsers', readers, page(reader), {
      access: { buttons: ['userReadReport_unreadUsers'] },
      write: false,
      assumed: true,
    }),
    /** Shows an announcement again to everybody who has not read it; once a day. */
    remind: post('/remind', z.object({ contentId: id }), z.object({ reminded: z.number().int() }), {
      access: { buttons: ['userReadReport_remind'] },
      write: true,
      log: ['edit', 'announcement'],
      assumed: true,
    }),
  },
  { reads: ['announcement', 'invitation'] },
);
