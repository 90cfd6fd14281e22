import { and, eq, inArray, ne, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import {
  type OtherUse,
  REFERENCE_OWNER,
  type ReferenceOwner,
  type Taken,
} from '../../../../../src/contract/content/references';
import { PUBLISH_STATUS } from '../../../../../src/contract/content/publishing';
import type { Db } from '../../../../platform/database/db';
import { global, ofParent, type Viewer, within } from '../../../../platform/scope';
import { branchNames } from '../home/lines';
import { article } from '../schema/article';
import { banner } from '../schema/banner';
import { contentReference } from '../schema/reference';
import { zone, zoneProduct } from '../schema/zone';
import { isMeant } from './pageUses';

type Table = typeof banner | typeof zone | typeof article;

interface Kind {
  ownerType: ReferenceOwner;
  table: Table;
  key: PgColumn;
  name: PgColumn;
}

const { banner: ofBanner, zone: ofZone, content: ofContent } = REFERENCE_OWNER;
const KINDS: readonly Kind[] = [
  { ownerType: ofBanner, table: banner, key: banner.bannerId, name: banner.bannerName },
  { ownerType: ofZone, table: zone, key: zone.zoneId, name: zone.zoneName },
  { ownerType: ofContent, table: article, key: article.contentId, name: article.title },
];

/** Zones with a product that was chosen for them; their table of products serves as the index. */
async function zonesOf(db: Db, { targetType, targetIds }: Taken) {
  if (targetType !== 'product') return [];
  const rows = await db
    .selectDistinct({ zoneId: zoneProduct.zoneId })
    .from(zoneProduct)
    .where(ofParent(zoneProduct.productId, targetIds));
  return rows.map(({ zoneId }) => zoneId);
}

/** Banners, zones and contents that use an object and are not taken down, in companies that the user may see. */
export async function othersUsing(taken: Taken, { db, session }: { db: Db; session: Viewer }): Promise<OtherUse[]> {
  const named = await db
    .selectDistinct({ ownerType: contentReference.ownerType, ownerId: contentReference.ownerId })
    .from(contentReference)
    .where(global('joined', isMeant(taken)));
  const zones = await zonesOf(db, taken);
  const found: Omit<OtherUse, 'branchNames'>[] = [];
  for (const { ownerType, table, key, name } of KINDS) {
    const own = named.flatMap((one) => (one.ownerType === ownerType ? [one.ownerId] : []));
    const ids = [...own, ...(ownerType === ofZone ? zones : [])];
    if (ids.length === 0) continue;
    const isOut: SQL | undefined = and(
      inArray(key, [...new Set(ids)]),
      ne(table.publishStatus, PUBLISH_STATUS.takenDown),
      eq(table.deleted, 0),
    );
    const rows = await db
      .select({ ownerId: key, ownerName: name, branchIds: table.branchIds, from: table.startTime, to: table.endTime })
      .from(table)
      .where(within(session, table, isOut));
    found.push(
      ...rows.map(({ ownerId, ownerName, ...row }) => ({
        ...{ ownerType, ownerId: String(ownerId), ownerName: String(ownerName) },
        ...row,
      })),
    );
  }
  const names = await branchNames(
    db,
    found.flatMap(({ branchIds }) => branchIds),
  );
  return found.map((one) => ({ ...one, branchNames: one.branchIds.map((id) => names.get(id) ?? id) }));
}
