import { and, eq, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import type { ListingStatus } from '../../../../../src/contract/goods/listings';
import { PRESCRIPTION_TYPE } from '../../../../../src/contract/master-data/codes/goods-codes';
import { completenessOf, type onlineGoodsApi } from '../../../../../src/contract/master-data/online-goods';
import { MERGED } from '../../../../../src/contract/master-data/duplicates';
import type { Context } from '../../../../http/context';
import { notFound } from '../../../../http/failure';
import { fileUrl } from '../../../../http/links';
import { hasText } from '../../../../platform/database/columns';
import { by } from '../../../../platform/database/cursor';
import { paged } from '../../../../platform/database/paged';
import { global } from '../../../../platform/scope';
import { priceText, qtyText } from '../../../../platform/numbers/money';
import { lineage } from '../../../../platform/tree';
import { belowNodes } from '../../data/nodes';
import { productLike } from '../../data/keyword';
import { listingStatusAt } from '../../data/listingSlot';
import { priceAt, stockAt } from '../../data/prices';
import { onlineGoods } from '../../data/schema/onlineGoods';
import { brand, product, productCategory } from '../../data/schema/product';

/** All that lists and forms show of products, for the company that the user works in. */
function shown({ db, session }: Context, where: ReturnType<typeof global>) {
  const price = priceAt(db, lineage(session.branchPath));
  const fields = {
    product,
    online: onlineGoods,
    brandName: sql<string>`coalesce(${brand.brandName}, '')`,
    categoryName: sql<string>`coalesce(${productCategory.name}, '')`,
    listPrice: price.listPrice,
    minSalePrice: price.minSalePrice,
    stockQty: stockAt(session.branchPath),
    listingStatus: sql<ListingStatus | null>`${listingStatusAt.get()(session.branchId)}`,
  };
  return db
    .select(fields)
    .from(product)
    .leftJoin(onlineGoods, eq(onlineGoods.productId, product.productId))
    .leftJoin(brand, eq(brand.brandId, product.brandId))
    .leftJoin(productCategory, eq(productCategory.id, product.categoryId))
    .leftJoinLateral(price, sql`true`)
    .where(where);
}
type Row = Awaited<ReturnType<typeof shown>>[number];

const typeOf = (value: number) =>
  Object.values(PRESCRIPTION_TYPE).find((one) => one === value) ?? PRESCRIPTION_TYPE.other;
const priced = (units: number | null) => (units === null ? null : priceText(units));

function listed({ product: row, online, ...more }: Row, { app, ms }: Context) {
  const { productId, productCode, productName, spec, dosageForm, manufacturer, approvalNo } = row;
  const { images = [], detail = '', gmtModified = null } = online ?? {};
  const { categoryId, standardCode, prescriptionType } = row;
  const [main] = images;
  return {
    ...{ productId, productCode, productName, spec, dosageForm, manufacturer, approvalNo },
    commonName: row.commonName === '' ? productName : row.commonName,
    ...{ brandName: more.brandName, categoryName: more.categoryName, listingStatus: more.listingStatus },
    ...{ listPrice: priced(more.listPrice), minSalePrice: priced(more.minSalePrice) },
    stockQty: qtyText(more.stockQty),
    prescriptionType: typeOf(prescriptionType),
    mainImage: main === undefined ? '' : fileUrl(app.linkSecret, main, ms),
    standardCode: standardCode ?? '',
    completeness: completenessOf({ images, detail, categoryId, standardCode }),
    gmtModified,
  };
}

export async function onlinePage(query: Parsed<typeof onlineGoodsApi.page>, context: Context) {
  const { keyword, approvalNo, brandId, categoryId, prescriptionType, listingStatus, matched } = query;
  const { orderBy = 'productCode', orderDir = 'asc' } = query;
  const where = global(
    'shared',
    and(
      ne(product.status, MERGED),
      keyword ? productLike(keyword, product.manufacturer) : undefined,
      approvalNo ? hasText(product.approvalNo, approvalNo) : undefined,
      brandId ? eq(product.brandId, brandId) : undefined,
      categoryId ? inArray(product.categoryId, belowNodes(productCategory, [categoryId])) : undefined,
      prescriptionType === undefined ? undefined : eq(product.prescriptionType, prescriptionType),
      listingStatus === undefined
        ? undefined
        : sql`${listingStatusAt.get()(context.session.branchId)} = ${listingStatus}`,
      matched === undefined ? undefined : (matched === 1 ? isNotNull : isNull)(product.standardCode),
    ),
  );
  const order = [by(product[orderBy], orderDir), by(product.productId, orderDir)];
  const listedRows = shown(context, where).$dynamic();
  const { rows, ...found } = await paged(context.db, { listed: listedRows, order, key: [product.productId] }, query);
  return { records: rows.map((row) => listed(row, context)), ...found };
}

export async function onlineDetail(
  { productId }: Parsed<typeof onlineGoodsApi.detail>,
  context: Context,
): Promise<Output<typeof onlineGoodsApi.detail>> {
  const [row] = await shown(
    context,
    global('shared', and(eq(product.productId, productId), ne(product.status, MERGED))),
  );
  if (!row) throw notFound();
  const { product: of, online } = row;
  const { app, ms } = context;
  return {
    ...listed(row, context),
    ...{ displayName: online?.displayName || of.productName, subTitle: online?.subTitle ?? '' },
    images: (online?.images ?? []).map((fileId) => ({ fileId, url: fileUrl(app.linkSecret, fileId, ms) })),
    ...{ detail: online?.detail ?? '', keywords: online?.keywords ?? [] },
    ...{ categoryId: of.categoryId, brandId: of.brandId },
    ...{ unitStep: online?.unitStep ?? 1, minOrderQty: online?.minOrderQty ?? 1, sort: online?.sort ?? 100 },
    version: online?.version ?? 0,
  };
}
