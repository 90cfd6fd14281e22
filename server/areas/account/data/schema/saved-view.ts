import { index, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import type { ViewContent, ViewShare } from '../../../../../src/contract/account/saved-views';
import { audit, flag, id, newId, versioned } from '../../../../platform/database/columns';

export const savedView = pgTable(
  'saved_view',
  {
    viewId: newId().primaryKey(),
    listKey: text().notNull(),
    name: text().notNull(),
    share: smallint().$type<ViewShare>().notNull(),
    roleId: id(),
    branchId: text(),
    isDefault: flag(),
    content: jsonb().$type<ViewContent>().notNull(),
    ...audit,
    ...versioned,
  },
  (table) => [index('saved_view_owner').on(table.createdBy), index('saved_view_share').on(table.share)],
);
