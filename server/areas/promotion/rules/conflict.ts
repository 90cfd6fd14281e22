import {
  type ActivityType,
  isLine,
  LADDER_TRAITS,
  MIN_PRICE_GUARD,
  SETTLE_MODE,
} from '../../../../src/contract/promotion/activity';
import type { ConflictRelation } from '../../../../src/contract/promotion/conflicts';
import { compareIds, compareTexts } from './candidates';
import type { Step } from './types';

/*
 * How two activities that meet on the same product, customer, branch and time get along
 * (docs/domain/promotion.md#immediate-activities, docs/domain/pricing.md#price-of-a-line).
 */

export interface Rival {
  /** '' while the activity is not stored: it will have the largest id. */
  activityId: string;
  activityType: ActivityType;
  settleMode: 1 | 2;
  stackMode: 'EXCLUSIVE' | 'STACKABLE';
  priority: number;
  startTime: string;
  withSpecial: 0 | 1;
  minPriceGuard: 0 | 1 | 2;
  crossProductFlag: 0 | 1;
  ladderMode: 'ACTIVITY' | 'PRODUCT';
  ladders: readonly Pick<Step, 'from'>[];
  customerOrderLimit: number | null;
  customerRewardLimit: number | null;
  budgetAmount: number | null;
}

const isDeferred = ({ settleMode }: Rival) => settleMode === SETTLE_MODE.deferred;

/** Both may have the line: neither is exclusive, or, of what is paid later, not both are. */
function sharesLines(own: Rival, other: Rival) {
  if (isLine(own.activityType)) return false;
  const exclusive = [own, other].filter(({ stackMode }) => stackMode === 'EXCLUSIVE').length;
  return isDeferred(own) ? exclusive < 2 : exclusive === 0;
}

/** Rank as far as it does not depend on an order: above 0, the other one comes first. */
function rankOf(own: Rival, other: Rival) {
  const byPriority = other.priority - own.priority;
  if (byPriority !== 0 || !isDeferred(own)) return byPriority;
  if (own.activityId === '') return compareTexts(own.startTime, other.startTime) || 1;
  return compareTexts(own.startTime, other.startTime) || compareIds(own.activityId, other.activityId);
}

const isUnlimited = ({ customerOrderLimit, customerRewardLimit, budgetAmount }: Rival) =>
  customerOrderLimit === null && customerRewardLimit === null && budgetAmount === null;

/** Whenever an order reaches the first step of `own`, it has reached that of `other`. */
function reachesSooner(other: Rival, own: Rival) {
  if (isLine(own.activityType) || own.activityType !== other.activityType) return false;
  const isInterval = LADDER_TRAITS[own.activityType].family === 'INTERVAL';
  const [low] = own.ladders;
  const [first] = other.ladders;
  const alike = own.ladderMode === 'ACTIVITY' && other.ladderMode === 'ACTIVITY';
  const counted = own.crossProductFlag === other.crossProductFlag && other.withSpecial >= own.withSpecial;
  // Between and above intervals the other one gives nothing.
  return !isInterval && alike && counted && low !== undefined && first !== undefined && first.from <= low.from;
}

/** Where the minimum keeps the other one from acting, this one need not be kept. */
const actsBelow = (own: Rival, other: Rival) =>
  other.minPriceGuard === MIN_PRICE_GUARD.forbid && own.minPriceGuard !== MIN_PRICE_GUARD.forbid;

interface Meeting {
  /** The other one holds wherever, whenever and for whomever this one does. */
  covers: boolean;
  /** For special prices: each product has one there, from the same quantity or less, and without limits. */
  coversTerms: boolean;
}

/**
 * SILENCED: precedence leaves this one no line ever, while limits do not stop the other; to publish it would be a mistake.
 * Of the minimum only what is certain counts; of two that both forbid, orders say which one it stops.
 */
function isSilenced(own: Rival, other: Rival, { covers, coversTerms }: Meeting) {
  if (!covers || !isUnlimited(other)) return false;
  if (own.activityType === 'flexible') return false;
  if (own.activityType === 'specialOffer') return coversTerms;
  if (other.stackMode !== 'EXCLUSIVE') return false;
  return isDeferred(own) || (reachesSooner(other, own) && !actsBelow(own, other));
}

/** What becomes of `own` where it meets `other`. */
export function relationOf(own: Rival, other: Rival, meeting: Meeting): ConflictRelation {
  if (sharesLines(own, other)) return 'STACKS';
  const rank = rankOf(own, other);
  if (rank > 0) return isSilenced(own, other, meeting) ? 'SILENCED' : 'SECOND';
  return rank < 0 ? 'FIRST' : 'TIE';
}
