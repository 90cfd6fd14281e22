import { and, eq, inArray, ne, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { AppPage } from '../../../../../src/contract/content/jump';
import { jumpTargetApi } from '../../../../../src/contract/content/jump-targets';
import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import { MERGED } from '../../../../../src/contract/master-data/duplicates';
import type { Context } from '../../../../http/context';
import { implement } from '../../../../http/implement';
import { hasText } from '../../../../platform/database/columns';
import { by } from '../../../../platform/database/cursor';
import { paged } from '../../../../platform/database/paged';
import { global, type Scoped, within } from '../../../../platform/scope';
import { product, productCategory, productLike } from '../../../master-data/public';
import { activity } from '../../../promotion/public';
import { tradeFair } from '../../../trade-fair/public';
import { article } from '../../data/schema/article';
import { branchAnnouncement } from '../../data/schema/branch-announcement';
import { zone } from '../../data/schema/zone';

type Query = Parsed<typeof jumpTargetApi.targets>;
type Found = Output<typeof jumpTargetApi.targets>;

interface Source {
  value: PgColumn;
  label: PgColumn;
  /** The condition for rows that the user may choose from, with the asked one. */
  where: (asked: SQL | undefined, context: Context) => Scoped;
  like?: (keyword: string) => SQL | undefined;
}

/** The tables of what the pages of the app show; a page that shows no single object has none. */
const SOURCES: Partial<Record<AppPage, Source>> = {
  category: { value: productCategory.id, label: productCategory.name, where: (asked) => global('shared', asked) },
  product: {
    ...{ value: product.productId, label: product.productName, like: productLike },
    where: (asked) => global('shared', and(ne(product.status, MERGED), asked)),
  },
  activity: {
    ...{ value: activity.activityId, label: activity.activityName },
    where: (asked, { session }) => within(session, activity, asked),
  },
  zone: {
    ...{ value: zone.zoneId, label: zone.zoneName },
    where: (asked, { session }) => within(session, zone, asked),
  },
  content: {
    ...{ value: article.contentId, label: article.title },
    where: (asked, { session }) => within(session, article, asked),
  },
  announcement: {
    ...{ value: branchAnnouncement.announcementId, label: branchAnnouncement.title },
    where: (asked, { session }) => within(session, branchAnnouncement, asked),
  },
  fair: {
    ...{ value: tradeFair.tradeFairId, label: tradeFair.subject },
    where: (asked, { session }) => within(session, tradeFair, asked),
  },
};

async function targets(query: Query, context: Context): Promise<Found> {
  const { pageCode, keyword, targetId, targetIds } = query;
  const source = SOURCES[pageCode];
  if (!source) return { records: [], total: 0 };
  const { value, label, where, like = (part) => hasText(label, part) } = source;
  const asked = and(
    targetId ? eq(value, targetId) : undefined,
    targetIds ? inArray(value, targetIds) : undefined,
    keyword ? like(keyword) : undefined,
  );
  const { db } = context;
  const listed = db.select({ value, label }).from(value.table).where(where(asked, context)).$dynamic();
  const { rows, ...paging } = await paged(db, { listed, order: [by(label, 'asc'), by(value, 'asc')] }, query);
  return { records: rows.map((one) => ({ value: String(one.value), label: String(one.label) })), ...paging };
}

export const jumpTargetRoutes = implement(jumpTargetApi, { targets });
