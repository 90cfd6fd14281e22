import { type AnyPgColumn, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { branch } from '../../../../platform/schema/organisation';

/* Trees that forms choose from, and which parts of them concern a branch. A node stands for all below it. */

export const region = pgTable('region', {
  /** Administrative division code of six digits. */
  id: text().primaryKey(),
  parentId: text().references((): AnyPgColumn => region.id),
  name: text().notNull(),
  sort: integer().notNull(),
});

export const operateRange = pgTable('operate_range', {
  id: text().primaryKey(),
  parentId: text().references((): AnyPgColumn => operateRange.id),
  name: text().notNull(),
  sort: integer().notNull(),
});

const owner = () =>
  text()
    .notNull()
    .references(() => branch.branchId);

export const branchRegion = pgTable(
  'branch_region',
  {
    branchId: owner(),
    nodeId: text()
      .notNull()
      .references(() => region.id),
  },
  (table) => [primaryKey({ columns: [table.branchId, table.nodeId] })],
);

export const branchOperateRange = pgTable(
  'branch_operate_range',
  {
    branchId: owner(),
    nodeId: text()
      .notNull()
      .references(() => operateRange.id),
  },
  (table) => [primaryKey({ columns: [table.branchId, table.nodeId] })],
);
