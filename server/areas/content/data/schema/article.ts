import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { CONTENT_TYPE } from '../../../../../src/contract/content/articles';
import type { Jump } from '../../../../../src/contract/content/jump';
import { PUBLISH_STATUS } from '../../../../../src/contract/content/publishing';
import { among, inOrder, notNegative, versions } from '../../../../platform/database/checks';
import { audit, flag, id, newId, versioned } from '../../../../platform/database/columns';
import { holdsFiles } from '../../../../platform/files/references';
import { file } from '../../../../platform/schema/platform';
import { branchRule } from '../../../../platform/scope';
import { isFor, published } from './published';

/** The group's own: every company files its content under them. */
export const contentCategory = pgTable(
  'content_category',
  {
    categoryId: newId().primaryKey(),
    categoryName: text().notNull(),
    sort: integer().notNull().default(100),
    ...audit,
    ...versioned,
  },
  (table) => [
    uniqueIndex('content_category_name')
      .on(table.categoryName)
      .where(sql`deleted = 0`),
    versions('content_category_version', table.version),
  ],
);

/** The contents of a company in its app (docs/domain/publishing.md#content). */
export const article = pgTable(
  'content',
  {
    contentId: newId().primaryKey(),
    contentNo: text().notNull(),
    title: text().notNull(),
    contentType: smallint().$type<(typeof CONTENT_TYPE)[keyof typeof CONTENT_TYPE]>().notNull(),
    categoryId: id()
      .notNull()
      .references(() => contentCategory.categoryId),
    cover: id()
      .notNull()
      .references(() => file.fileId),
    summary: text().notNull().default(''),
    body: text().notNull().default(''),
    url: text().notNull().default(''),
    fileId: id().references(() => file.fileId),
    jump: jsonb().$type<Jump>(),
    top: flag(),
    readCount: integer().notNull().default(0),
    ...published,
  },
  (table) => [
    uniqueIndex('content_no').on(table.contentNo),
    index('content_shown').on(table.publishStatus, table.categoryId),
    among('content_content_type', table.contentType, CONTENT_TYPE),
    among('content_publish_status', table.publishStatus, PUBLISH_STATUS),
    inOrder('content_period', [table.startTime, table.endTime]),
    notNegative('content_read_count', table.readCount),
    versions('content_version', table.version),
  ],
);

holdsFiles(article.cover, article.fileId);
branchRule(article, (viewer) => isFor(article, viewer));
