import { and, arrayContains, eq, type SQL, sql } from 'drizzle-orm';
import { MAX_ZONE_PRODUCTS, ZONE_TYPE, type zoneApi } from '../../../../../src/contract/content/zones';
import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import type { Context } from '../../../../http/context';
import { notFound } from '../../../../http/failure';
import { fileUrl } from '../../../../http/links';
import { hasText, subquery } from '../../../../platform/database/columns';
import { by } from '../../../../platform/database/cursor';
import { paged } from '../../../../platform/database/paged';
import { userName } from '../../../../platform/names';
import { global, type Scoped, within } from '../../../../platform/scope';
import { priceText, qtyText } from '../../../../platform/numbers/money';
import { lineage } from '../../../../platform/tree';
import { priceAt, product, productLike, stockAt } from '../../../master-data/public';
import { zone, zoneProduct } from '../../data/schema/zone';
import { isInZone, type ZoneRow } from '../../data/zones/zoneProducts';
import { branchNamesOf, ownBranches } from '../publishing/audience';

type Query = Parsed<typeof zoneApi.page>;
type Told = Output<typeof zoneApi.detail>;

const filters = ({ zoneName, zoneType, publishStatus, branchId }: Query): SQL | undefined =>
  and(
    zoneName ? hasText(zone.zoneName, zoneName) : undefined,
    zoneType === undefined ? undefined : eq(zone.zoneType, zoneType),
    publishStatus === undefined ? undefined : eq(zone.publishStatus, publishStatus),
    branchId ? arrayContains(zone.branchIds, [branchId]) : undefined,
  );

const productCount = subquery<number>(
  sql`select count(*)::int from ${zoneProduct} where ${zoneProduct.zoneId} = ${zone.zoneId}`,
);

const listed = ({ db }: Context, where: Scoped) =>
  db
    .select({
      ...{ row: zone, productCount, branchNames: branchNamesOf(zone.branchIds) },
      updatedBy: userName(zone.modifiedBy),
    })
    .from(zone)
    .where(where)
    .$dynamic();
type Listed = Awaited<ReturnType<typeof listed>>;

async function toRecords(rows: Listed, context: Context): Promise<Told[]> {
  const { app, ms } = context;
  const own = await ownBranches(
    rows.flatMap(({ row }) => row.branchIds),
    context,
  );
  return rows.map(({ row, ...more }) => ({
    ...{ ...row, ...more, jumpType: row.moreTarget?.jumpType ?? null },
    imageUrl: row.image ? fileUrl(app.linkSecret, row.image, ms) : '',
    changeable: row.branchIds.every((one) => own.has(one)),
  }));
}

export async function zonePage(query: Query, context: Context): Promise<Output<typeof zoneApi.page>> {
  const { db, session } = context;
  const { orderBy = 'gmtModified', orderDir = 'desc' } = query;
  const order = [by(zone[orderBy], orderDir), by(zone.zoneId, 'desc')];
  const where = within(session, zone, filters(query));
  const { rows, ...paging } = await paged(db, { listed: listed(context, where), order }, query);
  return { records: await toRecords(rows, context), ...paging };
}

export async function zoneDetail({ zoneId }: { zoneId: string }, context: Context): Promise<Told> {
  const [record] = await toRecords(
    await listed(context, within(context.session, zone, eq(zone.zoneId, zoneId))),
    context,
  );
  if (!record) throw notFound();
  return record;
}

async function seenZone(zoneId: string, { db, session }: Context): Promise<ZoneRow> {
  const [row] = await db
    .select()
    .from(zone)
    .where(within(session, zone, eq(zone.zoneId, zoneId)));
  if (!row) throw notFound();
  return row;
}

/** What a zone shows now, with price and stock of the user's company (docs/domain/publishing.md#zones). */
export async function zoneProducts(
  query: Parsed<typeof zoneApi.productPage>,
  context: Context,
): Promise<Output<typeof zoneApi.productPage>> {
  const { db, session } = context;
  const { zoneId, keyword, pageNum, pageSize } = query;
  const row = await seenZone(zoneId, context);
  const price = priceAt(db, lineage(session.branchPath));
  const listedProducts = db
    .select({
      ...{ productId: product.productId, productCode: product.productCode, productName: product.productName },
      ...{ spec: product.spec, manufacturer: product.manufacturer, listPrice: price.listPrice },
      ...{ stockQty: stockAt(session.branchPath), tag: sql<string>`coalesce(${zoneProduct.tag}, '')` },
      sort: sql<number>`coalesce(${zoneProduct.sort}, 0)`,
    })
    .from(product)
    .leftJoin(zoneProduct, and(eq(zoneProduct.zoneId, zoneId), eq(zoneProduct.productId, product.productId)))
    .leftJoinLateral(price, sql`true`)
    .where(global('shared', and(await isInZone(db, row), keyword ? productLike(keyword) : undefined)))
    .$dynamic();
  // Products that a rule finds are sorted by name.
  const position = sql`coalesce(${zoneProduct.sort}, ${MAX_ZONE_PRODUCTS + 1})`;
  const order = [by(position, 'asc'), by(product.productName, 'asc'), by(product.productId, 'asc')];
  const { rows, ...found } = await paged(db, { listed: listedProducts, order }, query);
  const records = rows.map(({ listPrice, stockQty, sort, ...more }, i) => ({
    ...more,
    sort: row.zoneType === ZONE_TYPE.manual ? sort : (pageNum - 1) * pageSize + i + 1,
    price: listPrice === null ? null : priceText(listPrice),
    stockQty: qtyText(stockQty),
  }));
  return { records, ...found };
}
