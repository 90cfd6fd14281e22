import { and, asc, eq, lte, or } from 'drizzle-orm';
import { LISTING_EVENT, LISTING_REASON, LISTING_STATUS, PLAN_ACTION } from '../../../../src/contract/goods/listings';
import { type LicenceBlock, OWNER_TYPE } from '../../../../src/contract/master-data/licences';
import type { Db } from '../../../platform/database/db';
import { global, ofParent } from '../../../platform/scope';
import { licenceBlocks, product, registrationEnded } from '../../master-data/public';
import { offersOf } from '../data/offers';
import { listing, listingEvent } from '../data/schema/listing';
import { offerRefusal, presentStatus } from '../rules/listing';

const { up, down, planned } = LISTING_STATUS;
const AT_ONCE = 500;

type Row = typeof listing.$inferSelect;

const NO_PLAN = { planAction: null, planTime: null, statusBefore: null };

/** The renewal under way that would bring the product back: its entry, its step, and the new end. */
function renewalText(blocks: readonly LicenceBlock[] = []) {
  const pending = blocks.map(({ pendingRenewal }) => pendingRenewal).find((one) => one !== null);
  return pending ? [pending.entryNo, pending.stepName, pending.newExpiryDate ?? ''].join(' ').trim() : '';
}

const isDue = ({ listingStatus, planTime }: Row, now: string) => listingStatus === planned && (planTime ?? '') <= now;

/** A product whose licence has ended goes down at once. */
const EXPIRED = { listingStatus: down, reason: LISTING_REASON.licence };

interface Judged {
  refusal: number | undefined;
  expired: boolean;
  now: string;
}

interface Outcome {
  set: Partial<Row>;
  event: (typeof LISTING_EVENT)[keyof typeof LISTING_EVENT];
  error?: number;
}

/** What the clock makes of a row. */
function outcome(row: Row, { refusal, expired, now }: Judged): Outcome {
  const before = presentStatus(row);
  if (!isDue(row, now)) {
    const set = row.listingStatus === planned ? { ...EXPIRED, ...NO_PLAN, remark: '' } : EXPIRED;
    return { set, event: LISTING_EVENT.expired };
  }
  if (row.planAction === PLAN_ACTION.down)
    return { set: { ...NO_PLAN, listingStatus: down, planError: null }, event: LISTING_EVENT.down };
  if (refusal === undefined)
    return { set: { ...NO_PLAN, listingStatus: up, reason: null, planError: null }, event: LISTING_EVENT.up };
  // The former status is back, unless that is up and the licence has ended.
  const listingStatus = before === up && expired ? down : before;
  return { set: { ...NO_PLAN, listingStatus, planError: refusal }, event: LISTING_EVENT.failed, error: refusal };
}

/** Offered, for good or until its plan. */
const isUp = or(eq(listing.listingStatus, up), and(eq(listing.listingStatus, planned), eq(listing.statusBefore, up)));

/** Changes rows that are due, each with its event. */
async function move(tx: Db, due: readonly Row[], now: string) {
  const factsOf = await offersOf(tx, due, now);
  const blocks = await licenceBlocks(tx, {
    ...{ ownerType: OWNER_TYPE.commodity, day: now.slice(0, 10) },
    ownerIds: [...new Set(due.map(({ productId }) => productId))],
  });
  for (const row of due) {
    const facts = factsOf(row);
    const judged = { refusal: offerRefusal(facts), expired: facts.licenceEnded, now };
    const { set, event, error = null } = outcome(row, judged);
    const { listingId, branchId, remark } = row;
    await tx
      .update(listing)
      .set({ ...set, operateTime: now, operatorName: '', modifiedBy: '', version: row.version + 1 })
      .where(ofParent(listing.listingId, listingId));
    // The log also names the renewal that is on its way.
    const text = event === LISTING_EVENT.expired ? renewalText(blocks.get(row.productId)) : remark;
    const reason = event === LISTING_EVENT.down ? row.reason : (set.reason ?? null);
    await tx
      .insert(listingEvent)
      .values({ listingId, branchId, time: now, event, reason, error, planTime: row.planTime, text });
  }
}

/**
 * Carries out plans whose time has come, and takes down products whose licence has ended. What was missed while no
 * server ran is done now; a row and its event change in one transaction, so that another try finds nothing to do.
 */
export async function runListingPlans(db: Db, now: string): Promise<number> {
  const today = now.slice(0, 10);
  let done = 0;
  for (;;) {
    const moved = await db.transaction(async (tx) => {
      const due = await tx
        .select({ row: listing })
        .from(listing)
        .innerJoin(product, eq(product.productId, listing.productId))
        .where(
          global(
            'clock',
            or(
              and(eq(listing.listingStatus, planned), lte(listing.planTime, now)),
              and(isUp, registrationEnded(today)),
            ),
          ),
        )
        .orderBy(asc(listing.listingId))
        .limit(AT_ONCE)
        .for('update', { of: listing, skipLocked: true });
      if (due.length === 0) return 0;
      await move(
        tx,
        due.map(({ row }) => row),
        now,
      );
      return due.length;
    });
    done += moved;
    if (moved < AT_ONCE) return done;
  }
}
