import type { Parsed } from '../../../../../src/contract/endpoint';
import {
  LISTING_EVENT,
  LISTING_STATUS,
  type listingApi,
  PLAN_ACTION,
} from '../../../../../src/contract/goods/listings';
import { ERROR } from '../../../../../src/contract/error-codes';
import type { Context } from '../../../../http/context';
import { Failure, InvalidInput } from '../../../../http/failure';
import { offersOf } from '../../data/offers';
import { offerRefusal, presentStatus } from '../../rules/listing';
import { change, demandReason, locked, NO_PLAN, tell } from './change';
import { demandComplete } from './incomplete';
import { demandOffPages } from './offPages';
import type { ListingRow } from './read';

type Values = Partial<ListingRow>;

const { up, down, planned } = LISTING_STATUS;

/** Whether a product can go up is asked when its time has come; what is known to fail then is refused at once. */
export async function planListing(
  { action, planTime, reason, remark, confirm, confirmCodes, ...at }: Parsed<typeof listingApi.plan>,
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
  await (isDown ? demandOffPages : demandComplete)([row], { confirm, confirmCodes }, context);
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
