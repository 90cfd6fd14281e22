import { asc, eq, inArray } from 'drizzle-orm';
import type { Parsed } from '../../../../../src/contract/endpoint';
import {
  LISTING_EVENT,
  LISTING_REASON,
  LISTING_STATUS,
  type listingApi,
} from '../../../../../src/contract/goods/listings';
import { BATCH_LIMIT, chosenRows, demandForQuery, judge, listed } from '../../../../http/batch';
import type { Context } from '../../../../http/context';
import { type Confirmation, InvalidInput, notFound } from '../../../../http/failure';
import { staleVersion } from '../../../../http/staleVersion';
import { ofParent, within } from '../../../../platform/scope';
import { product } from '../../../master-data/public';
import { offersOf } from '../../data/offers';
import { listing, listingEvent } from '../../data/schema/listing';
import { moveRefusal, offerRefusal } from '../../rules/listing';
import { demandComplete } from './incomplete';
import { demandOffPages } from './offPages';
import { listingFilters, type ListingRow } from './read';

type Choice = Parsed<typeof listingApi.upPreview>;
type Move = 'up' | 'down';

const { up, down } = LISTING_STATUS;
export const NO_PLAN = { planAction: null, planTime: null, statusBefore: null, planError: null };

/** Which of the chosen rows go up or down; `lock` keeps them as they are for the rest of the transaction. */
async function judged(choice: Choice, { move, lock }: { move: Move; lock: boolean }, context: Context) {
  const { db, session, now } = context;
  await demandForQuery(choice, move === 'up' ? 'listing_batchUp' : 'listing_batchDown', context);
  const rows = db
    .select({ row: listing, name: product.productName })
    .from(listing)
    .innerJoin(product, eq(product.productId, listing.productId))
    .where(within(session, listing, chosenRows(listing.listingId, choice, listingFilters)))
    .orderBy(asc(listing.listingId))
    .limit(BATCH_LIMIT);
  const found = await (lock ? rows.for('update', { of: listing }) : rows);
  const factsOf = await offersOf(
    db,
    found.map(({ row }) => row),
    now,
  );
  return judge(found, choice, {
    context,
    idOf: ({ row }) => row.listingId,
    nameOf: ({ name }) => name,
    refuse: ({ row }) => moveRefusal(row, move, offerRefusal(factsOf(row))),
  });
}

type DelistReason = Pick<ListingRow, 'reason' | 'remark'>;

export function demandReason({ reason, remark }: DelistReason) {
  if (reason === null) throw new InvalidInput([{ field: 'reason', text: 'field.required' }]);
  if (reason === LISTING_REASON.other && remark === '')
    throw new InvalidInput([{ field: 'remark', text: 'field.required' }]);
}

export const byWhom = ({ session, now }: Context) => ({
  ...{ operateTime: now, operatorName: session.realName, modifiedBy: session.loginName },
});

type Values = Partial<ListingRow>;

export async function tell(
  rows: readonly ListingRow[],
  { event, ...more }: Omit<typeof listingEvent.$inferInsert, 'listingId' | 'branchId' | 'time'>,
  { db, session, now }: Context,
) {
  if (rows.length === 0) return;
  const { realName: byName } = session;
  await db
    .insert(listingEvent)
    .values(rows.map(({ listingId, branchId }) => ({ ...more, listingId, branchId, event, byName, time: now })));
}

async function move(choice: Choice, to: { move: Move; input: Confirmation } & DelistReason, context: Context) {
  const { fit, result } = await judged(choice, { move: to.move, lock: true }, context);
  const { reason, remark } = to;
  const rows = fit.map(({ row }) => row);
  await (to.move === 'down' ? demandOffPages : demandComplete)(rows, to.input, context);
  const values: Values = { ...NO_PLAN, reason, remark, listingStatus: to.move === 'up' ? up : down };
  for (const row of rows)
    await context.db
      .update(listing)
      .set({ ...values, ...byWhom(context), version: row.version + 1 })
      .where(ofParent(listing.listingId, row.listingId));
  await tell(rows, { event: LISTING_EVENT[to.move], reason, text: remark }, context);
  const objectId = listed(rows.map(({ listingId }) => listingId));
  context.note({ objectId, objectName: listed(fit.map(({ name }) => name)), after: { ...values } });
  return result;
}

const preview = (to: Move) => async (choice: Choice, context: Context) =>
  (await judged(choice, { move: to, lock: false }, context)).result;
export const previewUp = preview('up');
export const previewDown = preview('down');

export const putUp = ({ confirm, confirmCodes, ...choice }: Parsed<typeof listingApi.up>, context: Context) =>
  move(choice, { move: 'up', reason: null, remark: '', input: { confirm, confirmCodes } }, context);

export function putDown(
  { reason, remark, confirm, confirmCodes, ...choice }: Parsed<typeof listingApi.down>,
  context: Context,
) {
  demandReason({ reason, remark });
  return move(choice, { move: 'down', reason, remark, input: { confirm, confirmCodes } }, context);
}

export async function locked({ id, version }: { id: string; version: number }, context: Context) {
  const { db, session } = context;
  const [found] = await db
    .select({ row: listing, name: product.productName })
    .from(listing)
    .innerJoin(product, eq(product.productId, listing.productId))
    .where(within(session, listing, inArray(listing.listingId, [id])))
    .for('update', { of: listing });
  if (!found) throw notFound();
  const { row } = found;
  if (row.version !== version) {
    const { modifiedBy, operateTime: gmtModified } = row;
    throw await staleVersion(context, { listingId: id, version: row.version }, { modifiedBy, gmtModified });
  }
  return found;
}

export async function change({ row, name }: { row: ListingRow; name: string }, values: Values, context: Context) {
  await context.db
    .update(listing)
    .set({ ...values, ...byWhom(context), version: row.version + 1 })
    .where(ofParent(listing.listingId, row.listingId));
  const after = { ...row, ...values };
  context.note({ objectId: row.listingId, objectName: name, before: { ...row }, after });
  return true;
}
