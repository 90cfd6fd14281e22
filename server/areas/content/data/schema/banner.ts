import { index, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { BANNER_POSITION } from '../../../../../src/contract/content/banners';
import type { Jump } from '../../../../../src/contract/content/jump';
import { PUBLISH_STATUS } from '../../../../../src/contract/content/publishing';
import { among, inOrder, notNegative, versions } from '../../../../platform/database/checks';
import { id, newId } from '../../../../platform/database/columns';
import { holdsFiles } from '../../../../platform/files/references';
import { file } from '../../../../platform/schema/platform';
import { branchRule } from '../../../../platform/scope';
import { isFor, published } from './published';

/** A picture that leads somewhere (docs/domain/publishing.md#banners). */
export const banner = pgTable(
  'banner',
  {
    bannerId: newId().primaryKey(),
    bannerName: text().notNull(),
    image: id()
      .notNull()
      .references(() => file.fileId),
    position: smallint().$type<(typeof BANNER_POSITION)[keyof typeof BANNER_POSITION]>().notNull(),
    jump: jsonb().$type<Jump>().notNull(),
    sort: integer().notNull().default(100),
    clickCount: integer().notNull().default(0),
    ...published,
  },
  (table) => [
    index('banner_shown').on(table.publishStatus, table.position),
    among('banner_position', table.position, BANNER_POSITION),
    among('banner_publish_status', table.publishStatus, PUBLISH_STATUS),
    inOrder('banner_period', [table.startTime, table.endTime]),
    notNegative('banner_click_count', table.clickCount),
    versions('banner_version', table.version),
  ],
);

holdsFiles(banner.image);
branchRule(banner, (viewer) => isFor(banner, viewer));
