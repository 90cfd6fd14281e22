import { asc, eq, inArray } from 'drizzle-orm';
import type { Parsed } from '../../../../../src/contract/endpoint';
import {
  LISTING_EVENT,
  LISTING_REASON,
  LISTING_STATUS,
  type listingApi,
  PLAN_ACTION,
} from '../../../../../src/contract/goods/listings';
import { ERROR } from '../../../../../src/contract/error-codes';
import { BATCH_LIMIT, chosenRows, demandForQuery, judge, listed } from '../../../../http/batch';
import type { Context } from '../../../../http/context';
import { Failure, InvalidInput, notFound } from '../../../../http/failure';
import { staleVersion } from '../../../../http/staleVersion';
import { ofParent, within } from '../../../../platform/scope';
import { product } from '../../../master-data/public';
import { offersOf } from '../../data/offers';
import { listing, listingEvent } from '../../data/schema/listing';
import { moveRefusal, offerRefusal, presentStatus } from '../../rules/listing';
import { listingFilters, type ListingRow } from './read';

type Choice = Parsed<typeof listingApi.upPreview>;
type Move = 'up' | 'down';

const { up, down, planned } = LISTING_STATUS;
const NO_PLAN = { planAction: null, planTime: null, statusBefore: null, planError: null };

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

type Because = Pick<ListingRow, 'reason' | 'remark'>;

function demandReason({ reason, remark }: Because) {
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

async function move(choice: Choice, to: { move: Move } & Because, context: Context) {
  const { fit, result } = await judged(choice, { move: to.move, lock: true }, context);
  const { reason, remark } = to;
  const rows = fit.map(({ row }) => row);
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

export const putUp = (choice: Choice, context: Context) =>
  move(choice, { move: 'up', reason: null, remark: '' }, context);

export function putDown({ reason, remark, ...choice }: Parsed<typeof listingApi.down>, context: Context) {
  demandReason({ reason, remark });
  return move(choice, { move: 'down', reason, remark }, context);
}

async function locked({ id, version }: { id: string; version: number }, context: Context) {
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

async function change({ row, name }: { row: ListingRow; name: string }, values: Values, context: Context) {
  await context.db
    .update(listing)
    .set({ ...values, ...byWhom(context), version: row.version + 1 })
    .where(ofParent(listing.listingId, row.listingId));
  const after = { ...row, ...values };
  context.note({ objectId: row.listingId, objectName: name, before: { ...row }, after });
  return true;
}

/** Whether it can go up is asked when its time has come; what would fail already is refused at once. */
export async function planListing(
  { action, planTime, reason, remark, ...at }: Parsed<typeof listingApi.plan>,
  context: Context,
) {
  const { db, now } = context;
  if (planTime <= now) throw new InvalidInput([{ field: 'planTime', text: 'field.future' }]);
  const isDown = action === PLAN_ACTION.down;
  if (isDown) demandReason({ reason, remark });
  const found = await locked(at, context);
  const { row } = found;
  const statusBefore = presentStatus(row);
  if (statusBefore === (isDown ? down : up)) throw new Failure(ERROR.listingStatusForbids);
  if (!isDown) {
    const facts = (await offersOf(db, [row], planTime))(row);
    const refusal = offerRefusal(facts);
    if (refusal !== undefined) throw new Failure(refusal);
  }
  const because = { reason: isDown ? reason : null };
  const plan: Values = { ...because, remark, planTime, statusBefore, planAction: action, planError: null };
  await tell([row], { event: LISTING_EVENT.planned, ...because, planTime, text: remark }, context);
  return change(found, { ...plan, listingStatus: planned }, context);
}

export async function cancelPlan(at: Parsed<typeof listingApi.cancelPlan>, context: Context) {
  const found = await locked(at, context);
  const { row } = found;
  if (row.listingStatus !== planned) throw new Failure(ERROR.listingStatusForbids);
  await tell([row], { event: LISTING_EVENT.cancelled, planTime: row.planTime }, context);
  return change(found, { ...NO_PLAN, listingStatus: presentStatus(row) }, context);
}
