import { index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { ANNOUNCE_TYPE } from '../../../../../src/contract/content/announcements';
import { PUBLISH_STATUS } from '../../../../../src/contract/content/publishing';
import { among, inOrder, notNegative, versions } from '../../../../platform/database/checks';
import { flag, newId } from '../../../../platform/database/columns';
import { holdsFiles } from '../../../../platform/files/references';
import { branchRule } from '../../../../platform/scope';
import { isFor, published } from './published';

/** What companies make known to the users of their app (docs/domain/publishing.md#announcements-of-companies). */
export const branchAnnouncement = pgTable(
  'branch_announcement',
  {
    announcementId: newId().primaryKey(),
    title: text().notNull(),
    announceType: smallint().$type<(typeof ANNOUNCE_TYPE)[keyof typeof ANNOUNCE_TYPE]>().notNull(),
    content: text().notNull(),
    top: flag(),
    attachments: text().array().notNull().default([]),
    readCount: integer().notNull().default(0),
    ...published,
  },
  (table) => [
    index('branch_announcement_shown').on(table.publishStatus, table.announceType),
    among('branch_announcement_announce_type', table.announceType, ANNOUNCE_TYPE),
    among('branch_announcement_publish_status', table.publishStatus, PUBLISH_STATUS),
    inOrder('branch_announcement_period', [table.startTime, table.endTime]),
    notNegative('branch_announcement_read_count', table.readCount),
    versions('branch_announcement_version', table.version),
  ],
);

holdsFiles(branchAnnouncement.attachments);
branchRule(branchAnnouncement, (viewer) => isFor(branchAnnouncement, viewer));
