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
 * The result of two activities that meet on the same product, customer, branch and time
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

/** Whether both may have a line: neither is exclusive, or, of deferred ones, not both. */
function sharesLines(own: Rival, other: Rival) {
  if (isLine(own.activityType)) return false;
  const exclusive = [own, other].filter(({ stackMode }) => stackMode === 'EXCLUSIVE').length;
  return isDeferred(own) ? exclusive < 2 : exclusive === 0;
}

/** The rank, as far as it does not depend on an order: above 0 the other activity comes first. */
function rankOf(own: Rival, other: Rival) {
  const byPriority = other.priority - own.priority;
  if (byPriority !== 0 || !isDeferred(own)) return byPriority;
  if (own.activityId === '') return compareTexts(own.startTime, other.startTime) || 1;
  return compareTexts(own.startTime, other.startTime) || compareIds(own.activityId, other.activityId);
}

const isUnlimited = ({ customerOrderLimit, customerRewardLimit, budgetAmount }: Rival) =>
  customerOrderLimit === null && customerRewardLimit === null && budgetAmount === null;

/** Whether every order that reaches the first step of `own` has reached that of `other`. */
function reachesSooner(other: Rival, own: Rival) {
  if (isLine(own.activityType) || own.activityType !== other.activityType) return false;
  const isInterval = LADDER_TRAITS[own.activityType].family === 'INTERVAL';
  const [low] = own.ladders;
  const [first] = other.ladders;
  const alike = own.ladderMode === 'ACTIVITY' && other.ladderMode === 'ACTIVITY';
  const counted = own.crossProductFlag === other.crossProductFlag && other.withSpecial >= own.withSpecial;
  // Between and above its intervals the other activity gives nothing.
  return !isInterval && alike && counted && low !== undefined && first !== undefined && first.from <= low.from;
}

/** Whether the minimum may stop the other activity but not this one. */
const actsBelow = (own: Rival, other: Rival) =>
  other.minPriceGuard === MIN_PRICE_GUARD.forbid && own.minPriceGuard !== MIN_PRICE_GUARD.forbid;

interface Meeting {
  /** The other activity applies wherever, whenever and to whomever this one does. */
  covers: boolean;
  /**
   * For special prices: the other activity has one for each product, from the same quantity or less, and without
   * limits.
   */
  coversTerms: boolean;
}

/**
 * SILENCED: precedence never leaves this activity a line, while limits do not stop the other one; publishing it would
 * be a mistake. The minimum counts only where its effect is certain; if both would fall below it, each order decides
 * which one is stopped.
 */
function isSilenced(own: Rival, other: Rival, { covers, coversTerms }: Meeting) {
  if (!covers || !isUnlimited(other)) return false;
  if (own.activityType === 'flexible') return false;
  if (own.activityType === 'specialOffer') return coversTerms;
  if (other.stackMode !== 'EXCLUSIVE') return false;
  return isDeferred(own) || (reachesSooner(other, own) && !actsBelow(own, other));
}

/** The result for `own` of a conflict with `other`. */
export function relationOf(own: Rival, other: Rival, meeting: Meeting): ConflictRelation {
  if (sharesLines(own, other)) return 'STACKS';
  const rank = rankOf(own, other);
  if (rank > 0) return isSilenced(own, other, meeting) ? 'SILENCED' : 'SECOND';
  return rank < 0 ? 'FIRST' : 'TIE';
}
