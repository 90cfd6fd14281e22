import type { RewardCut } from '../../../../src/contract/pricing/pricing';
import { sumOf } from '../../../platform/numbers/exact';
import { type Candidate, candidatesOf, takesLine } from './candidates';
import { computedOf } from './computed';
import { reasonOfCut } from './caps';
import type { RewardLine } from './reward';
import { settle, type Settlement } from './settlement';
import { type TraceRow, traceRow } from './trace';
import type { Deal, Fen, LadderActivity, Qty } from './types';
import { moneyOf, type NetLine, rewardsOf, type UnitReward } from './units';

export interface AppliedPart {
  lineNo: number;
  part: string;
  before: Fen;
  after: Fen;
}

/** An activity that changed the order: what the usage row and the traces of the lines are made of. */
export interface Applied {
  activity: LadderActivity;
  reward: Fen;
  uncut: Fen;
  cut: RewardCut | null;
  times: number;
  qty: Qty;
  parts: AppliedPart[];
}

export interface OrderStage {
  /** By line. */
  nets: Fen[];
  applied: Applied[];
  trace: TraceRow[];
  /** Lines that are sold below the minimum price, with a warning. */
  belowMin: Set<number>;
}

interface Claim {
  exclusive: boolean;
  /** Who came first. */
  by: string;
}

interface Board {
  lines: readonly NetLine[];
  /** What is left of each line. */
  money: RewardLine[];
  claims: (Claim | undefined)[];
  stage: OrderStage;
}

/** A line claimed by an exclusive activity is closed; one that stackable ones took is open to their like. */
const isOpen = (claim: Claim | undefined, { stackMode }: LadderActivity) =>
  claim === undefined || (!claim.exclusive && stackMode === 'STACKABLE');

/** The lines of its scope that the activity may use; why not the others goes into the trace while any is left. */
function freeLines(candidate: Candidate, board: Board): number[] {
  const { activity, subject, scope, expected } = candidate;
  const { lines, claims, stage } = board;
  const free: number[] = [];
  const by: string[] = [];
  for (const index of scope) {
    const taken = claims[index];
    const line = lines[index];
    if (!line || !takesLine(activity, line)) continue;
    if (isOpen(taken, activity)) free.push(index);
    else if (taken && !by.includes(taken.by)) by.push(taken.by);
  }
  if (free.length === 0) stage.trace.push(traceRow(subject, { stage: 3, reason: 'CLAIMED', expected, beatenBy: by }));
  else if (free.length < scope.length) leaveOut(candidate, free, board);
  return free;
}

function leaveOut({ activity, subject, scope }: Candidate, free: readonly number[], { lines, claims, stage }: Board) {
  for (const index of scope) {
    const line = lines[index];
    if (!line || free.includes(index)) continue;
    const { lineNo, part } = line;
    const beatenBy = takesLine(activity, line) ? [claims[index]?.by ?? ''] : [];
    const reason = beatenBy.length > 0 ? 'CLAIMED' : 'SPECIAL_LINE';
    stage.trace.push(traceRow(subject, { stage: 3, lineNo, part, reason, beatenBy }));
  }
}

function claim({ activity }: Candidate, { units }: Settlement, { lines, money, claims }: Board): AppliedPart[] {
  const parts: AppliedPart[] = [];
  for (const { of, parts: given } of units)
    for (const [i, index] of of.unit.entries()) {
      const line = lines[index];
      const left = money[index];
      if (!line || !left) continue;
      const before = left.net;
      const after = before - (given[i] ?? 0);
      money[index] = { qty: left.qty, net: after, counted: after };
      claims[index] ??= { exclusive: activity.stackMode === 'EXCLUSIVE', by: activity.activityId };
      parts.push({ lineNo: line.lineNo, part: line.part, before, after });
    }
  return parts.sort((a, b) => a.lineNo - b.lineNo || (a.part < b.part ? -1 : 1));
}

/** Why nothing came of it although lines were free. */
function missed(rewards: readonly UnitReward[], { guarded, cut }: Settlement) {
  if (guarded.length > 0) return 'MIN_PRICE';
  if (cut) return reasonOfCut(cut);
  return rewards.some(({ reward }) => reward.step) ? 'NO_REWARD' : 'NOT_REACHED';
}

const NOTHING: Settlement = { units: [], total: 0, uncut: 0, cut: null, guarded: [], belowMin: [] };

function apply(candidate: Candidate, free: readonly number[], board: Board) {
  const { activity, subject, expected } = candidate;
  const { lines, stage } = board;
  const rewards = rewardsOf(activity, board, free);
  const settlement = rewards.some(({ reward }) => reward.total > 0) ? settle(activity, rewards, board) : NOTHING;
  const { units, total, uncut, cut } = settlement;
  const computed = computedOf(rewards, settlement);
  for (const { indices } of settlement.guarded)
    for (const index of indices)
      stage.trace.push(traceRow(subject, { stage: 3, reason: 'MIN_PRICE', lineNo: lines[index]?.lineNo ?? null }));
  if (units.length === 0) {
    stage.trace.push(traceRow(subject, { stage: 3, reason: missed(rewards, settlement), computed, expected }));
    return;
  }
  const parts = claim(candidate, settlement, board);
  const times = sumOf(units, ({ of }) => of.reward.times);
  const qty = sumOf(units, ({ of }) => of.reward.qty);
  stage.applied.push({ activity, reward: total, uncut, cut, times, qty, parts });
  stage.trace.push(traceRow(subject, { stage: 3, reason: 'HIT', computed, expected }));
  for (const { lineNo, part, before, after } of parts)
    stage.trace.push(traceRow(subject, { stage: 3, reason: 'HIT', lineNo, part, before, after }));
  for (const index of settlement.belowMin) stage.belowMin.add(index);
}

/**
 * Stage 3: the immediate activities of an order, one after the other (docs/domain/promotion.md#immediate-activities).
 * Lines come by number and part.
 */
export function applyActivities(
  lines: readonly NetLine[],
  activities: readonly LadderActivity[],
  deal: Deal,
): OrderStage {
  const { candidates, trace } = candidatesOf(lines, activities, deal);
  const stage: OrderStage = { nets: [], applied: [], trace, belowMin: new Set() };
  const board: Board = { lines, money: moneyOf(lines), claims: lines.map(() => undefined), stage };
  for (const candidate of candidates) {
    const free = freeLines(candidate, board);
    if (free.length > 0) apply(candidate, free, board);
  }
  stage.nets = board.money.map(({ net }) => net);
  return stage;
}
