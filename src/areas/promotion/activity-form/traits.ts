import { type ActivityType, isLine, LADDER_TRAITS, type LadderType, SETTLE_MODE } from '@/contract/promotion/activity';
import { REBATES } from '@/contract/promotion/activity-pages';

/** What the form asks for a type of activity; everything else follows from the type. */
interface Traits {
  /** Absent for prices of lines: they have no ladder. */
  ladder: LadderType | null;
  isInterval: boolean;
  isEach: boolean;
  /** The thresholds are amounts of money. */
  byAmount: boolean;
  choosesSettlement: boolean;
  choosesPooling: boolean;
  /** Each product may have its own ladder. */
  choosesLadders: boolean;
}

export function traitsOf(type: ActivityType): Traits {
  const ladder = isLine(type) ? null : type;
  const trait = ladder && LADDER_TRAITS[ladder];
  const byQuantity = trait?.measure === 'QUANTITY';
  return {
    ladder,
    isInterval: trait?.family === 'INTERVAL',
    isEach: trait?.family === 'EACH',
    byAmount: trait?.measure === 'AMOUNT',
    choosesSettlement: trait !== null && !REBATES.includes(type),
    choosesPooling: trait?.pooled === 'chosen',
    choosesLadders: byQuantity && trait.pooled === false,
  };
}

/** Whether the reward is paid later: always for rebates, by choice for reductions. */
export const isDeferred = (type: ActivityType, settleMode: unknown) =>
  REBATES.includes(type) || (!isLine(type) && settleMode === SETTLE_MODE.deferred);

/** Whether products are named one by one, each with its own terms. */
export const hasTerms = (type: ActivityType, ladderMode: unknown) => isLine(type) || ladderMode === 'PRODUCT';
