export { allocate } from './allocate';
export { compareIds, isLadder, openActivities, subjectOf, takesLine } from './candidates';
export { capOf, reasonOfCut } from './caps';
export { countedLines } from './exclusive';
export { amountOf, gapOf } from './reward';
export { proRata, recomputed, type Refund, type ReturnedLine } from './returns';
export { closedTo, customerMatches, productMatches } from './scope';
export { specialPrice } from './specialPrice';
export { type Applied, applyActivities } from './stacking';
export { type Computed, type Subject, traceRow, type TraceRow } from './trace';
export type {
  Activity,
  Customer,
  CustomerScope,
  Deal,
  Fen,
  FlexibleActivity,
  LadderActivity,
  PathOf,
  Percent,
  Price,
  Product,
  ProductScope,
  Qty,
  SpecialActivity,
} from './types';
export { countsBase, grouped, inProductScope, isPooled, type NetLine, termsFor } from './units';
