import { index, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import type {
  ANNOUNCE_TARGET,
  ANNOUNCE_TYPE,
  AnnouncementLanguages,
  PUBLISH_STATUS,
} from '../../../src/contract/content/announcements';
import { audit, flag, id, moment, newId, versioned } from '../columns';

type Value<T extends Record<string, number>> = T[keyof T];

/** What is made known, and to whom (domain/07 §7.5, second version). */
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
    languages: jsonb().$type<AnnouncementLanguages>().notNull().default({}),
    ...audit,
    ...versioned,
  },
  (table) => [index('announcement_fair').on(table.tradeFairId, table.publishStatus)],
);
