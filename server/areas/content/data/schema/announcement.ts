import { and, eq, ne, or, sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import {
  ANNOUNCE_TARGET,
  ANNOUNCE_TYPE,
  type AnnouncementLanguages,
  PUBLISH_STATUS,
} from '../../../../../src/contract/content/announcements';
import { audit, flag, id, moment, newId, versioned } from '../../../../platform/database/columns';
import { inVisibleFair } from '../../../trade-fair/public';
import { holdsFiles } from '../../../../platform/files/references';
import { branch } from '../../../../platform/schema/organisation';
import { branchRule, type Viewer, visibleBranches } from '../../../../platform/scope';
import { among, atLeast, notNegative, versions } from '../../../../platform/database/checks';

type Value<T extends Record<string, number>> = T[keyof T];

/** Announcements, with their audience (docs/domain/content.md#announcements). */
export const announcement = pgTable(
  'announcement',
  {
    announcementId: newId().primaryKey(),
    title: text().notNull(),
    content: text().notNull(),
    announceType: smallint().$type<Value<typeof ANNOUNCE_TYPE>>().notNull(),
    targetType: smallint().$type<Value<typeof ANNOUNCE_TARGET>>().notNull(),
    targetIds: text().array().notNull().default([]),
    /** The companies of its fair; without a fair, the company that publishes it, for itself and those below it. */
    branchIds: text().array().notNull().default([]),
    /** The fair to whose guests it is addressed, or to which it belongs. */
    tradeFairId: id(),
    attachments: text().array().notNull().default([]),
    top: flag(),
    popup: flag(),
    popupTimes: smallint().notNull().default(1),
    mustRead: flag(),
    confirmText: text().notNull().default(''),
    /** Seconds to look at it before it can be confirmed. */
    minSeconds: smallint().notNull().default(5),
    confirmBy: moment(),
    /** Days after the publication. */
    remindDays: integer().array().notNull().default([]),
    /** Confirmations of an earlier revision do not count any more. */
    revision: integer().notNull().default(1),
    startTime: moment(),
    endTime: moment(),
    planTime: moment(),
    publishStatus: smallint().$type<Value<typeof PUBLISH_STATUS>>().notNull().default(1),
    publishTime: moment(),
    takeDownTime: moment(),
    /** When it was recalled because of an error. */
    recallTime: moment(),
    /** How often readers were reminded, and when last. */
    remindCount: integer().notNull().default(0),
    remindTime: moment(),
    /** The last reminder by hand; below, the last reminder by plan that is done. */
    handRemindTime: moment(),
    planRemindTime: moment(),
    /** How often an announcement to customers was opened in the app. */
    appReadCount: integer().notNull().default(0),
    /** The announcement of a company from which it was made. */
    sourceId: id(),
    languages: jsonb().$type<AnnouncementLanguages>().notNull().default({}),
    ...audit,
    ...versioned,
  },
  (table) => [
    index('announcement_fair').on(table.tradeFairId, table.publishStatus),
    among('announcement_announce_type', table.announceType, ANNOUNCE_TYPE),
    among('announcement_target_type', table.targetType, ANNOUNCE_TARGET),
    among('announcement_publish_status', table.publishStatus, PUBLISH_STATUS),
    atLeast('announcement_revision', 1, [table.revision]),
    notNegative('announcement_min_seconds', table.minSeconds),
    notNegative('announcement_app_read_count', table.appReadCount),
    versions('announcement_version', table.version),
    uniqueIndex('announcement_source').on(table.sourceId),
  ],
);

/** Readings of announcements; kept when the announcement is deleted (docs/domain/content.md#readers). */
export const announcementRead = pgTable(
  'announcement_read',
  {
    announcementId: id()
      .notNull()
      .references(() => announcement.announcementId, { onDelete: 'cascade' }),
    /** A guest, where it is for the guests of a fair; else a user. */
    readerId: id().notNull(),
    /** When the announcement was first opened. */
    readTime: moment().notNull(),
    /** When it was first open long enough to count as read. */
    openedTime: moment(),
    lastTime: moment(),
    staySec: integer().notNull().default(0),
    /** How many of these seconds were spent on earlier revisions. */
    stayBefore: integer().notNull().default(0),
    /** How often it has popped up. */
    popups: smallint().notNull().default(0),
    /** How often it was put off. */
    deferrals: smallint().notNull().default(0),
    confirmed: flag(),
    confirmTime: moment(),
  },
  (table) => [primaryKey({ columns: [table.announcementId, table.readerId] })],
);

/** The audience of an announcement at publication, and readers who joined later (docs/domain/reports.md#user-read). */
export const announcementTarget = pgTable(
  'announcement_target',
  {
    announcementId: id()
      .notNull()
      .references(() => announcement.announcementId, { onDelete: 'cascade' }),
    /** A guest, where it is for the guests of a fair; else a user. */
    readerId: id().notNull(),
    /** His company when he joined. */
    branchId: text().notNull().default(''),
    joinTime: moment().notNull(),
    /** When the reader left the audience; he still counts. */
    leftTime: moment(),
    remindCount: integer().notNull().default(0),
    remindTime: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.announcementId, table.readerId] }),
    index('announcement_target_reader').on(table.readerId),
  ],
);

/** Who has confirmed which revision; kept when another revision has to be confirmed. */
export const announcementConfirmation = pgTable(
  'announcement_confirmation',
  {
    announcementId: id()
      .notNull()
      .references(() => announcement.announcementId, { onDelete: 'cascade' }),
    readerId: id().notNull(),
    revision: integer().notNull(),
    confirmTime: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.announcementId, table.readerId, table.revision] })],
);

const isForGuests = eq(announcement.targetType, ANNOUNCE_TARGET.fairGuests);
const isToldBelow = (viewer: Viewer) =>
  sql`exists (select from ${branch} where ${branch.branchId} = any(${announcement.branchIds}) and ${visibleBranches(viewer)})`;

holdsFiles(announcement.attachments);
// Announcements to guests belong to their fair, all others to the company that publishes them.
branchRule(announcement, (viewer) =>
  and(
    eq(announcement.deleted, 0),
    or(
      and(isForGuests, inVisibleFair(announcement.tradeFairId, viewer)),
      and(ne(announcement.targetType, ANNOUNCE_TARGET.fairGuests), isToldBelow(viewer)),
    ),
  ),
);
