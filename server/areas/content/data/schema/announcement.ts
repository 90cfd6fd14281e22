import { and, eq } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import {
  ANNOUNCE_TARGET,
  ANNOUNCE_TYPE,
  type AnnouncementLanguages,
  PUBLISH_STATUS,
} from '../../../../../src/contract/content/announcements';
import { audit, flag, id, moment, newId, versioned } from '../../../../platform/database/columns';
import { inVisibleFair } from '../../../trade-fair/public';
import { branchRule } from '../../../../platform/scope';
import { among, versions } from '../../../../platform/database/checks';

type Value<T extends Record<string, number>> = T[keyof T];

/** What is made known, and to whom (docs/domain/content.md#announcements). */
export const announcement = pgTable(
  'announcement',
  {
    announcementId: newId().primaryKey(),
    title: text().notNull(),
    content: text().notNull(),
    announceType: smallint().$type<Value<typeof ANNOUNCE_TYPE>>().notNull(),
    targetType: smallint().$type<Value<typeof ANNOUNCE_TARGET>>().notNull(),
    targetIds: text().array().notNull().default([]),
    branchIds: text().array().notNull().default([]),
    /** Of announcements to its guests. */
    tradeFairId: id(),
    top: flag(),
    popup: flag(),
    popupTimes: smallint().notNull().default(1),
    mustRead: flag(),
    confirmText: text().notNull().default(''),
    startTime: moment(),
    endTime: moment(),
    planTime: moment(),
    publishStatus: smallint().$type<Value<typeof PUBLISH_STATUS>>().notNull().default(1),
    publishTime: moment(),
    takeDownTime: moment(),
    /** Taken down because it was wrong. */
    recallTime: moment(),
    /** How often those who had not read it were reminded, and when last. */
    remindCount: integer().notNull().default(0),
    remindTime: moment(),
    languages: jsonb().$type<AnnouncementLanguages>().notNull().default({}),
    ...audit,
    ...versioned,
  },
  (table) => [
    index('announcement_fair').on(table.tradeFairId, table.publishStatus),
    among('announcement_announce_type', table.announceType, ANNOUNCE_TYPE),
    among('announcement_target_type', table.targetType, ANNOUNCE_TARGET),
    among('announcement_publish_status', table.publishStatus, PUBLISH_STATUS),
    versions('announcement_version', table.version),
  ],
);

/** Who has read what; kept when the announcement is gone (docs/domain/content.md#readers). */
export const announcementRead = pgTable(
  'announcement_read',
  {
    announcementId: id()
      .notNull()
      .references(() => announcement.announcementId, { onDelete: 'cascade' }),
    /** A guest, where it is for the guests of a fair. */
    readerId: id().notNull(),
    /** The first time. */
    readTime: moment().notNull(),
    /** The first time that it was looked at long enough to be read. */
    openedTime: moment(),
    lastTime: moment(),
    staySec: integer().notNull().default(0),
    /** So often it has popped up. */
    popups: smallint().notNull().default(0),
    confirmed: flag(),
    confirmTime: moment(),
  },
  (table) => [primaryKey({ columns: [table.announcementId, table.readerId] })],
);

/** For whom it was when it was published, and who came after that (docs/domain/reports.md#user-read). */
export const announcementTarget = pgTable(
  'announcement_target',
  {
    announcementId: id()
      .notNull()
      .references(() => announcement.announcementId, { onDelete: 'cascade' }),
    /** A guest, where it is for the guests of a fair. */
    readerId: id().notNull(),
    joinTime: moment().notNull(),
    /** It is for him no more; he stays in the count. */
    leftTime: moment(),
    remindCount: integer().notNull().default(0),
    remindTime: moment(),
  },
  (table) => [primaryKey({ columns: [table.announcementId, table.readerId] })],
);

branchRule(announcement, (viewer) => and(eq(announcement.deleted, 0), inVisibleFair(announcement.tradeFairId, viewer)));
