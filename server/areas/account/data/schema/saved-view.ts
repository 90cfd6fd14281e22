import { index, jsonb, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { type ViewContent, VIEW_SHARE, type ViewShare } from '../../../../../src/contract/account/saved-views';
import { audit, flag, id, newId, versioned } from '../../../../platform/database/columns';
import { sql } from 'drizzle-orm';
import { branch, role } from '../../../../platform/schema/organisation';
import { among, versions } from '../../../../platform/database/checks';

export const savedView = pgTable(
  'saved_view',
  {
    viewId: newId().primaryKey(),
    listKey: text().notNull(),
    name: text().notNull(),
    share: smallint().$type<ViewShare>().notNull(),
    roleId: id().references(() => role.roleId),
    branchId: text().references(() => branch.branchId),
    isDefault: flag(),
    content: jsonb().$type<ViewContent>().notNull(),
    ...audit,
    ...versioned,
  },
  (table) => [
    index('saved_view_owner').on(table.createdBy),
    index('saved_view_share').on(table.share),
    // One default for one list and one audience.
    uniqueIndex('saved_view_default')
      .on(
        table.listKey,
        table.share,
        sql`(case when share = 1 then created_by else coalesce(role_id::text, branch_id, '') end)`,
      )
      .where(sql`is_default = 1 and deleted = 0`),
    among('saved_view_share', table.share, VIEW_SHARE),
    versions('saved_view_version', table.version),
  ],
);
