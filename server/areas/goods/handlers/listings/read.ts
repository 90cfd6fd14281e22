import { and, between, eq } from 'drizzle-orm';
import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import type { listingApi } from '../../../../../src/contract/goods/listings';
import type { Context } from '../../../../http/context';
import { notFound } from '../../../../http/failure';
import { translate } from '../../../../http/texts';
import { hasText } from '../../../../platform/database/columns';
import { by } from '../../../../platform/database/cursor';
import { paged } from '../../../../platform/database/paged';
import { ofParent, within } from '../../../../platform/scope';
import { priceText, qtyText } from '../../../../platform/numbers/money';
import { product } from '../../../master-data/public';
import { offersOf } from '../../data/offers';
import { listing, listingEvent } from '../../data/schema/listing';
import { listingActions } from '../../rules/listing';

export type ListingRow = typeof listing.$inferSelect;
type Query = NonNullable<Parsed<typeof listingApi.upPreview>['query']>;

export const listingFilters = (query: Query) => {
  const { productCode, productName, manufacturer, branchId, listingStatus, operateTime } = query;
  return and(
    productCode ? hasText(product.productCode, productCode) : undefined,
    productName ? hasText(product.productName, productName) : undefined,
    manufacturer ? hasText(product.manufacturer, manufacturer) : undefined,
    branchId ? eq(listing.branchId, branchId) : undefined,
    listingStatus === undefined ? undefined : eq(listing.listingStatus, listingStatus),
    operateTime ? between(listing.operateTime, ...operateTime) : undefined,
  );
};

const { productCode, productName, spec, manufacturer } = product;
const FACTS = { productCode, productName, spec, manufacturer };

const text = (context: Context, code: number | null) =>
  code === null ? '' : translate(context.request.language)(code);

export async function listingPage(
  { orderBy = 'operateTime', orderDir = 'desc', ...query }: Parsed<typeof listingApi.page>,
  context: Context,
): Promise<Output<typeof listingApi.page>> {
  const { db, session } = context;
  const listed = db
    .select({ row: listing, facts: FACTS })
    .from(listing)
    .innerJoin(product, eq(product.productId, listing.productId))
    .where(within(session, listing, listingFilters(query)))
    .$dynamic();
  const order = [by(listing[orderBy], orderDir), by(listing.listingId, orderDir)];
  const { rows, ...found } = await paged(db, { listed, order }, query);
  const offerOf = await offersOf(
    db,
    rows.map(({ row }) => row),
    context.now,
  );
  const records = rows.map(({ row, facts }) => {
    const { listPrice, stockQty } = offerOf(row);
    return {
      ...{ ...row, ...facts, planError: text(context, row.planError), can: listingActions(row) },
      listPrice: listPrice === null ? null : priceText(listPrice),
      stockQty: qtyText(stockQty),
    };
  });
  return { records, ...found };
}

export async function listingLog(
  { id, orderDir = 'desc', ...query }: Parsed<typeof listingApi.log>,
  context: Context,
): Promise<Output<typeof listingApi.log>> {
  const { db, session } = context;
  const [found] = await db
    .select({ listingId: listing.listingId })
    .from(listing)
    .where(within(session, listing, eq(listing.listingId, id)));
  if (!found) throw notFound();
  const listed = db.select().from(listingEvent).where(ofParent(listingEvent.listingId, id)).$dynamic();
  const order = [by(listingEvent.time, orderDir), by(listingEvent.eventId, orderDir)];
  const { rows, ...counts } = await paged(db, { listed, order }, query);
  const records = rows.map((row) => ({
    ...row,
    text: [text(context, row.error), row.text].filter((part) => part !== '').join(' '),
  }));
  return { records, ...counts };
}
