import { index, integer, jsonb, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { PUBLISH_STATUS } from '../../../../../src/contract/content/publishing';
import type { Jump } from '../../../../../src/contract/content/jump';
import { ZONE_LAYOUT_OF, ZONE_TYPE, type ZoneRule, type ZoneType } from '../../../../../src/contract/content/zones';
import { among, inOrder, notNegative, versions } from '../../../../platform/database/checks';
import { id, newId } from '../../../../platform/database/columns';
import { holdsFiles } from '../../../../platform/files/references';
import { file } from '../../../../platform/schema/platform';
import { branchRule } from '../../../../platform/scope';
import { product } from '../../../master-data/public';
import { isFor, published } from './published';

/** Products under one name (docs/domain/publishing.md#zones). */
export const zone = pgTable(
  'zone',
  {
    zoneId: newId().primaryKey(),
    zoneCode: text().notNull(),
    zoneName: text().notNull(),
    zoneType: smallint().$type<ZoneType>().notNull(),
    rule: jsonb().$type<ZoneRule>().notNull(),
    image: id().references(() => file.fileId),
    themeColor: text().notNull().default(''),
    layout: smallint().$type<(typeof ZONE_LAYOUT_OF)[keyof typeof ZONE_LAYOUT_OF]>().notNull(),
    maxCount: integer().notNull(),
    moreTarget: jsonb().$type<Jump>(),
    sort: integer().notNull().default(100),
    ...published,
  },
  (table) => [
    uniqueIndex('zone_code').on(table.zoneCode),
    index('zone_shown').on(table.publishStatus),
    among('zone_zone_type', table.zoneType, ZONE_TYPE),
    among('zone_layout', table.layout, ZONE_LAYOUT_OF),
    among('zone_publish_status', table.publishStatus, PUBLISH_STATUS),
    inOrder('zone_period', [table.startTime, table.endTime]),
    notNegative('zone_max_count', table.maxCount),
    versions('zone_version', table.version),
  ],
);

/** The products of a zone that were chosen one by one, in its order. */
export const zoneProduct = pgTable(
  'zone_product',
  {
    zoneId: id()
      .notNull()
      .references(() => zone.zoneId, { onDelete: 'cascade' }),
    productId: text()
      .notNull()
      .references(() => product.productId),
    /** Identifies a row for imports, independent of its position. */
    rowId: newId().notNull(),
    sort: integer().notNull(),
    tag: text().notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.zoneId, table.productId] }), index('zone_product_of').on(table.productId)],
);

holdsFiles(zone.image);
branchRule(zone, (viewer) => isFor(zone, viewer));
