import { index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import {
  REFERENCE_OWNER,
  type ReferenceOwner,
  type ReferenceTarget,
} from '../../../../../src/contract/content/references';
import { among } from '../../../../platform/database/checks';

/**
 * References, written together with their owner (docs/domain/home-pages.md#references). A row belongs to no company;
 * its owner does.
 */
export const contentReference = pgTable(
  'content_reference',
  {
    ownerType: smallint().$type<ReferenceOwner>().notNull(),
    /** The id of a page; for an override, followed by its company: `97001/FDB`. */
    ownerId: text().notNull(),
    /** 0 where there are no versions. */
    versionNo: integer().notNull(),
    /** '' where there are no components. */
    componentId: text().notNull(),
    path: text().notNull(),
    targetType: text().$type<ReferenceTarget>().notNull(),
    targetId: text().notNull(),
  },
  (table) => [
    primaryKey({
      columns: [
        ...([table.ownerType, table.ownerId, table.versionNo, table.componentId, table.path] as const),
        ...[table.targetType, table.targetId],
      ],
    }),
    index('content_reference_target').on(table.targetType, table.targetId),
    among('content_reference_owner_type', table.ownerType, REFERENCE_OWNER),
  ],
);
