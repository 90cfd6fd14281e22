import { asc, desc, eq, inArray } from 'drizzle-orm';
import { LISTING_EVENT, LISTING_STATUS } from '../../../../../src/contract/goods/listings';
import type { Context } from '../../../../http/context';
import { ofParent, within } from '../../../../platform/scope';
import type { Kept } from '../../../tasks/public';
import { offersOf } from '../../data/offers';
import { listing, listingImport, type ListingState } from '../../data/schema/listing';
import { offerRefusal, presentStatus } from '../../rules/listing';
import { byWhom, tell } from '../listings/change';
import type { ListingRow } from '../listings/read';

type Imported = typeof listingImport.$inferSelect;

const { up, planned } = LISTING_STATUS;

/** Locks the listings in sight. */
async function rowsOf(imported: readonly Imported[], { db, session }: Context) {
  const ids = imported.map(({ listingId }) => listingId);
  const rows = await db
    .select()
    .from(listing)
    .where(within(session, listing, inArray(listing.listingId, ids)))
    .orderBy(asc(listing.listingId))
    .for('update');
  return new Map(rows.map((row) => [row.listingId, row]));
}

/** Puts a row back; an earlier file that had left it so may then be taken back as well. */
async function putBack(row: ListingRow, { version: former, ...state }: ListingState, context: Context) {
  const { db } = context;
  const { listingId } = row;
  const now: ListingRow = { ...row, ...state, ...byWhom(context), version: row.version + 1 };
  const { reason, planTime, remark: text } = state;
  await db.update(listing).set(now).where(ofParent(listing.listingId, listingId));
  await tell([now], { event: LISTING_EVENT.undone, reason, planTime, text }, context);
  await db
    .update(listingImport)
    .set({ version: now.version })
    .where(ofParent(listingImport.listingId, listingId, eq(listingImport.version, former)));
  return now;
}

/** Takes back what a file did to listings, one by one, where neither a person nor the clock has touched them since. */
export async function takeBackListings(ids: readonly string[], context: Context): Promise<Kept[]> {
  const { db, now } = context;
  const imported = await db
    .select()
    .from(listingImport)
    .where(ofParent(listingImport.id, ids))
    // Where a repaired row changed a product once more, the later one goes first.
    .orderBy(desc(listingImport.id));
  const rows = await rowsOf(imported, context);
  const factsOf = await offersOf(db, [...rows.values()], now);
  /** Whether the product would be offered again, or a plan be due already, though that is refused by now. */
  const isRefused = (row: ListingRow, before: ListingState) =>
    (before.listingStatus === planned && (before.planTime ?? '') <= now) ||
    (presentStatus(before) === up && presentStatus(row) !== up && offerRefusal(factsOf(row)) !== undefined);
  const kept: Kept[] = [];
  for (const { id: objectId, listingId, before } of imported) {
    const row = rows.get(listingId);
    const [noted] = await db
      .select({ version: listingImport.version })
      .from(listingImport)
      .where(ofParent(listingImport.id, objectId));
    if (!row) kept.push({ objectId, reason: 'import.gone' });
    else if (row.version !== noted?.version) kept.push({ objectId, reason: 'import.edited' });
    else if (isRefused(row, before)) kept.push({ objectId, reason: 'import.listingRefused' });
    else rows.set(listingId, await putBack(row, before, context));
  }
  return kept;
}
